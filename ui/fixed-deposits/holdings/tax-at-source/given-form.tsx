import type { TaxedHolder } from '#domain/fixed-deposits/tax/taxpayer.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { DateField } from '#ui/platform/design-system/fields/date-field.tsx';
import { MoneyField } from '#ui/platform/design-system/fields/money-field.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { formCopy as copy } from './copy.ts';
import styles from './tax-at-source.module.css';
import type { NamedForecast, TaxAtSourceViewModel } from './tax-at-source.view-model.ts';

interface GivenFormProps {
  readonly viewModel: TaxAtSourceViewModel;
  readonly holder: TaxedHolder;
  readonly forecast: NamedForecast;
}

/** The form that a payer has received. */
export const GivenForm = observer(function GivenForm(props: GivenFormProps) {
  const { viewModel, holder, forecast } = props;
  const { form121, issuer } = forecast;
  const { value } = viewModel.all;
  if (form121.kind !== 'given' || value === undefined) return undefined;
  const { on, uin, tooLateFor } = form121;
  const by = { holderId: holder.id, today: value.today };
  return (
    <div className={styles.answer} role="status">
      <p className={styles.strong}>{copy.given(issuer, formatDate(on))}</p>
      {uin !== undefined && <p>{copy.number(uin)}</p>}
      {tooLateFor !== undefined && <p>{copy.late(formatDate(tooLateFor))}</p>}
      <div className={styles.forget}>
        <Button kind="quiet" size="small" onClick={() => viewModel.form.takeBack(forecast, by)}>
          {copy.takeBack}
        </Button>
      </div>
    </div>
  );
});

/** Takes the day, the income and the number of a form that was given. */
export const WriteForm = observer(function WriteForm(props: GivenFormProps) {
  const { viewModel, holder, forecast } = props;
  const { form, all } = viewModel;
  const { written, refused } = form;
  // Before a tax year begins, no form for it can have been given.
  if (all.value === undefined || viewModel.isNextYear) return undefined;
  const by = { holderId: holder.id, today: all.value.today };
  if (written?.payer !== forecast.issuerId) {
    return (
      <div>
        <Button
          kind="secondary"
          size="small"
          aria-label={`${copy.write}: ${forecast.issuer}`}
          onClick={() => form.write(forecast)}
        >
          {copy.write}
        </Button>
      </div>
    );
  }
  const field = (column: keyof typeof copy.writing) => ({
    label: copy.writing[column],
    value: written[column],
    error: refused === column ? copy.refused[column] : undefined,
    onValue: (text: string) => form.type(column, text),
  });
  return (
    <Stack>
      <DateField {...field('given_on')} latest={by.today.iso} />
      <MoneyField {...field('income')} />
      <TextField {...field('uin')} />
      <div>
        <Button size="small" onClick={() => form.give(forecast, by)}>
          {copy.save}
        </Button>
      </div>
    </Stack>
  );
});
