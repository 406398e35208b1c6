import { ReadAllDeposits } from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { DEPOSIT_INSURANCE_LIMITS } from '#domain/fixed-deposits/cover/insurance-limit.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { needsReadingDay } from '#domain/platform/dated.ts';
import { observer } from 'mobx-react-lite';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { DateField } from '#ui/platform/design-system/fields/date-field.tsx';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { FactsUnread } from '#ui/platform/errors/facts-unread.tsx';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { useNewDay } from '#ui/platform/use-today.ts';
import { renewalsText } from '#ui/fixed-deposits/shared/held-in-copy.ts';
import { PartnerMissing } from '#ui/fixed-deposits/shared/partner-missing.tsx';
import { DeclaredLink, NoDeposits } from '#ui/fixed-deposits/shared/declared-link.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { CoverBuckets } from './cover-buckets.tsx';
import { coverCopy as copy } from './copy.ts';
import styles from './insurance-cover.module.css';
import { InsuranceCoverViewModel } from './insurance-cover.view-model.ts';
import { NotInsured } from './not-insured.tsx';

/** `/portfolio/insurance-cover`: what deposit insurance covers at each bank, on any day. */
export const InsuranceCover = observer(function InsuranceCover() {
  const dependencies = {
    readAllDeposits: useUseCase(ReadAllDeposits),
    deviceFacts: usePort(DeviceFacts),
  };
  const viewModel = useViewModel(() => new InsuranceCoverViewModel(dependencies));
  useNewDay(() => void viewModel.all.refresh());
  const navigate = useNavigate();
  return (
    <Page width="reading">
      <PageHeader
        title={copy.title}
        text={copy.text}
        onBack={() => void navigate('/portfolio')}
        backLabel={copy.back}
        aside={<EyeButton />}
      />
      {whenLoaded({
        loaded: viewModel.all,
        what: copy.what,
        money: copy.safe,
        waiting: <Skeleton shape="card" count={2} />,
        children: () => <Content viewModel={viewModel} />,
      })}
    </Page>
  );
});

interface ContentProps {
  readonly viewModel: InsuranceCoverViewModel;
}

const Content = observer(function Content({ viewModel }: ContentProps) {
  const { value } = viewModel.all;
  if (value === undefined) return undefined;
  const unread = value.isToldUnread && (
    <FactsUnread onRetry={() => void viewModel.reload()} />
  );
  if (value.deposits.length === 0 && !unread) {
    return <NoDeposits title={copy.emptyTitle} text={copy.emptyText} />;
  }
  return (
    <>
      {unread}
      {value.isPartnerMissing && (
        <PartnerMissing onRetry={() => viewModel.all.reload()} />
      )}
      {value.leftOut > 0 && <Notice tone="info">{copy.leftOut(value.leftOut)}</Notice>}
      {value.renewedUntil !== undefined && (
        <Notice>{renewalsText(formatDate(value.renewedUntil))}</Notice>
      )}
      <Card>
        <Stack gap="lg">
          <Sentence viewModel={viewModel} />
          <DayField viewModel={viewModel} />
        </Stack>
      </Card>
      <CoverBuckets viewModel={viewModel} />
      <NotInsured viewModel={viewModel} />
      <DeclaredLink />
      <Terms viewModel={viewModel} />
    </>
  );
});

const DayField = observer(function DayField({ viewModel }: ContentProps) {
  const [limit] = DEPOSIT_INSURANCE_LIMITS.rules;
  const { today } = viewModel;
  if (limit === undefined || today === undefined) return undefined;
  return (
    <DateField
      label={copy.day}
      value={viewModel.dayText ?? today.slashed}
      onValue={(text) => viewModel.typeDay(text)}
      error={viewModel.cover === undefined ? copy.badDay(formatDate(limit.from)) : undefined}
      earliest={limit.from.iso}
    />
  );
});

/** The cover of the chosen day, and what changes later, in two sentences. */
const Sentence = observer(function Sentence({ viewModel }: ContentProps) {
  const { day, totals, nextAbove } = viewModel;
  if (day === undefined || totals === undefined) return undefined;
  const { exposure, uncovered } = totals;
  const on = formatDate(day);
  const now = uncovered.isZero()
    ? copy.allInsured(formatRupees(exposure), on)
    : copy.above(formatRupees(uncovered), on);
  const later =
    nextAbove?.firstDayAbove === undefined
      ? uncovered.isZero() && copy.neverAbove
      : copy.later(
          formatRupees(nextAbove.peak.uncovered),
          nextAbove.bank,
          formatDate(nextAbove.firstDayAbove),
        );
  return (
    <p className={styles.sentence} role="status">
      <AmountText>{now}</AmountText> {later && <AmountText>{later}</AmountText>}
    </p>
  );
});

const Terms = observer(function Terms({ viewModel }: ContentProps) {
  const rule = viewModel.day && DEPOSIT_INSURANCE_LIMITS.on(viewModel.day);
  if (rule === undefined) return undefined;
  const { source } = rule;
  const read = needsReadingDay(source) ? ` ${copy.readOn(formatDate(source.readOn))}` : '';
  return (
    <div className={styles.terms}>
      <p>
        {copy.limit(formatRupees(rule.value), formatDate(rule.from))}
        {read}{' '}
        <a href={source.url} target="_blank" rel="noreferrer">
          {copy.source(source.publisher)}
        </a>
      </p>
      <p>{copy.terms}</p>
    </div>
  );
});
