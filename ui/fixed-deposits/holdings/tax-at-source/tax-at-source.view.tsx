import { ReadAllDeposits } from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import type { TdsTotals } from '#domain/fixed-deposits/tax/tds-totals.ts';
import { observer } from 'mobx-react-lite';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { FactsUnread } from '#ui/platform/errors/facts-unread.tsx';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { renewalsText } from '#ui/fixed-deposits/shared/held-in-copy.ts';
import { PartnerMissing } from '#ui/fixed-deposits/shared/partner-missing.tsx';
import { declaredCopy } from '#ui/fixed-deposits/shared/declared-copy.ts';
import { DeclaredLink, NoDeposits } from '#ui/fixed-deposits/shared/declared-link.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { useNewDay } from '#ui/platform/use-today.ts';
import { taxCopy as copy } from './copy.ts';
import { Form121Section } from './form-121-section.tsx';
import { GivenForms } from './given-form.tsx';
import { Payers } from './payers.tsx';
import styles from './tax-at-source.module.css';
import { TaxAtSourceViewModel } from './tax-at-source.view-model.ts';
import { TaxRules } from './tax-rules.tsx';

/** `/portfolio/tax-at-source`: the tax that each payer of interest is expected to withhold. */
export const TaxAtSource = observer(function TaxAtSource() {
  const dependencies = {
    readAllDeposits: useUseCase(ReadAllDeposits),
    deviceFacts: usePort(DeviceFacts),
    drafts: usePort(Drafts),
  };
  const viewModel = useViewModel(() => new TaxAtSourceViewModel(dependencies));
  useNewDay(() => void viewModel.beginDay());
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
  readonly viewModel: TaxAtSourceViewModel;
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
      {viewModel.taxedToOthers > 0 && <Notice>{copy.others(viewModel.taxedToOthers)}</Notice>}
      {value.holder.birthDate === undefined && <Notice>{copy.ageUnknown}</Notice>}
      {value.leftOut > 0 && <Notice tone="info">{copy.leftOut(value.leftOut)}</Notice>}
      {value.renewedUntil !== undefined && !viewModel.isPast && (
        <Notice>{renewalsText(formatDate(value.renewedUntil))}</Notice>
      )}
      <Card>
        <Stack gap="lg">
          <Sentence viewModel={viewModel} />
          <Years viewModel={viewModel} />
        </Stack>
      </Card>
      <Payers viewModel={viewModel} />
      {viewModel.holder && !viewModel.isPast && (
        <Form121Section viewModel={viewModel} holder={viewModel.holder} />
      )}
      <GivenForms forms={viewModel.given} />
      <DeclaredLink />
      <TaxRules year={viewModel.year} regime={viewModel.form.regime} />
    </>
  );
});

/** The tax of all payers in one sentence. */
const Sentence = observer(function Sentence({ viewModel }: ContentProps) {
  const { totals, declared, year, isPast } = viewModel;
  if (year === undefined) return undefined;
  if (totals === undefined) return <p role="status">{copy.unknownYear}</p>;
  return (
    <p className={styles.sentence} role="status">
      <AmountText>{sentenceOf(year.text, totals, isPast)}</AmountText>{' '}
      {!declared.isZero() && <AmountText>{declaredCopy.part(formatRupees(declared))}</AmountText>}
    </p>
  );
});

function sentenceOf(year: string, { interest, tax }: TdsTotals, isPast: boolean): string {
  const texts = isPast ? copy.past : copy.forecastOf;
  if (interest.isZero()) return texts.noInterest(year);
  if (tax.isZero()) return texts.nothing(year, formatRupees(interest));
  return texts.withheld(year, formatRupees(tax), formatRupees(interest));
}

const Years = observer(function Years({ viewModel }: ContentProps) {
  const { years, year } = viewModel;
  if (year === undefined) return undefined;
  return (
    <ChoiceGroup
      label={copy.year}
      look="segments"
      choices={years.map(({ text }) => ({ value: text, label: text }))}
      value={year.text}
      onValue={(text) => viewModel.showYear(text)}
    />
  );
});
