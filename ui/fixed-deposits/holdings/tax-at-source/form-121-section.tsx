import type { Form121Guide } from '#domain/fixed-deposits/tax/form-121-guide.ts';
import { TaxRegime } from '#domain/fixed-deposits/tax/form-121-rules.ts';
import type { TaxedHolder } from '#domain/fixed-deposits/tax/taxpayer.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { MoneyField } from '#ui/platform/design-system/fields/money-field.tsx';
import { Cluster, Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { UNSTORED_TEXT } from '#ui/fixed-deposits/shared/kept-facts.ts';
import { Form121PaperButton } from './form-121-paper-button.tsx';
import { GivenForm, WriteForm } from './given-form.tsx';
import { formCopy as copy } from './copy.ts';
import styles from './tax-at-source.module.css';
import type { NamedForecast, TaxAtSourceViewModel } from './tax-at-source.view-model.ts';
import { readingDay } from './tax-rules.tsx';

const YES_OR_NO = [
  { value: 'yes', label: copy.yes },
  { value: 'no', label: copy.no },
] as const;

interface Form121SectionProps {
  readonly viewModel: TaxAtSourceViewModel;
  readonly holder: TaxedHolder;
}

/** Whether the investor can declare to each payer that no tax is due, and what goes into it. */
export const Form121Section = observer(function Form121Section({
  viewModel,
  holder,
}: Form121SectionProps) {
  const { taxed, form } = viewModel;
  const [first] = taxed;
  if (first === undefined) return undefined;
  return (
    <Section title={copy.title} text={copy.text}>
      <Card>
        <Stack gap="lg">
          <Answers viewModel={viewModel} />
          <Limits guide={form.guide(holder, first)} />
          {taxed.map((forecast) => (
            <Answer key={forecast.key} viewModel={viewModel} holder={holder} forecast={forecast} />
          ))}
          <p className={styles.soft}>{copy.paper}</p>
        </Stack>
      </Card>
    </Section>
  );
});

const Answers = observer(function Answers({ viewModel }: Pick<Form121SectionProps, 'viewModel'>) {
  const { form, year } = viewModel;
  const isPanKnown = viewModel.all.value?.holder.hasValidPan === true;
  return (
    <>
      <ChoiceGroup
        label={copy.resident}
        look="segments"
        choices={YES_OR_NO}
        value={form.isResident ? 'yes' : 'no'}
        onValue={(value) => form.live(value === 'yes')}
      />
      {isPanKnown && (
        <ChoiceGroup
          label={copy.panActive}
          hint={copy.panHint}
          look="segments"
          choices={YES_OR_NO}
          value={form.isPanActive ? 'yes' : 'no'}
          onValue={(value) => form.tellPanState(value === 'yes')}
        />
      )}
      <ChoiceGroup
        label={copy.regime}
        look="segments"
        choices={Object.values(TaxRegime).map((value) => ({ value, label: copy.regimes[value] }))}
        value={form.regime}
        onValue={(value) => form.chooseRegime(value)}
      />
      <div data-screen-only={form.incomeText === '' || undefined}>
        <MoneyField
          label={copy.income(year?.text ?? '')}
          hint={form.isUnstored ? UNSTORED_TEXT : copy.incomeHint}
          value={form.incomeText}
          onValue={(text) => form.typeIncome(text)}
          error={form.isIncomeBad ? copy.badIncome : undefined}
        />
      </div>
      {form.hasTold && (
        <div className={styles.forget}>
          <Button kind="quiet" size="small" onClick={() => form.forget()}>
            {copy.forget}
          </Button>
        </div>
      )}
    </>
  );
});

interface AnswerProps extends Form121SectionProps {
  readonly forecast: NamedForecast;
}

/** The answer for one payer. */
const Answer = observer(function Answer({ viewModel, holder, forecast }: AnswerProps) {
  const { form } = viewModel;
  const isGiven = forecast.form121.kind === 'given';
  const guide = form.isAnswered ? form.guide(holder, forecast) : undefined;
  if (guide === undefined && !isGiven) return undefined;
  const columns = form.columns(forecast);
  const isPossible = guide?.isEligible === true && !columns.income.isZero();
  return (
    <div className={styles.answer} role="status">
      {isGiven && <GivenForm viewModel={viewModel} holder={holder} forecast={forecast} />}
      {!isGiven && guide !== undefined && <Possible forecast={forecast} guide={guide} />}
      {isPossible && (
        <Cluster>
          <Form121PaperButton forecast={forecast} columns={columns} />
          <WriteForm viewModel={viewModel} holder={holder} forecast={forecast} />
        </Cluster>
      )}
    </div>
  );
});

interface PossibleProps extends Pick<AnswerProps, 'forecast'> {
  readonly guide: Form121Guide;
}

/** Whether the first form to a payer is possible, and until when. */
function Possible({ forecast, guide: { isEligible, obstacles } }: PossibleProps) {
  return (
    <>
      <p className={styles.strong}>
        {isEligible ? copy.could(forecast.issuer) : copy.cannot(forecast.issuer)}
      </p>
      {isEligible && <Deadline forecast={forecast} />}
      {!isEligible && (
        <ul className={styles.list}>
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{copy.obstacles[obstacle]}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Deadline({ forecast: { form121 } }: Pick<AnswerProps, 'forecast'>) {
  if (form121.kind === 'could-be-given') return <p>{copy.before(formatDate(form121.before))}</p>;
  if (form121.kind !== 'too-late') return undefined;
  return (
    <p>
      {copy.late(formatDate(form121.forCredit))}{' '}
      {form121.nextCredit !== undefined && copy.before(formatDate(form121.nextCredit))}
    </p>
  );
}

/** The limits that decide, which are the same for all payers. Some holders have only the first. */
function Limits({ guide }: { readonly guide: Form121Guide | undefined }) {
  if (guide === undefined) return undefined;
  const { nilTaxLimit, declaredLimit, rule } = guide;
  return (
    <p className={styles.soft}>
      {copy.nilLimit(formatRupees(nilTaxLimit))}
      {declaredLimit && copy.declaredLimit(formatRupees(declaredLimit))}
      {readingDay(rule.source)}.
    </p>
  );
}
