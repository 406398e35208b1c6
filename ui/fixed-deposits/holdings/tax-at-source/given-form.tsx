import type { TaxedHolder } from '#domain/fixed-deposits/tax/taxpayer.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { DateField } from '#ui/platform/design-system/fields/date-field.tsx';
import { MoneyField } from '#ui/platform/design-system/fields/money-field.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { AskingButton } from '#ui/platform/design-system/overlays/asking-button.tsx';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { type Column, DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { Cluster, Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { UNSTORED_TEXT } from '#ui/fixed-deposits/shared/kept-facts.ts';
import { formCopy as copy } from './copy.ts';
import styles from './tax-at-source.module.css';
import type { NamedForecast, NamedForm, TaxAtSourceViewModel } from './tax-at-source.view-model.ts';

interface GivenFormProps {
  readonly viewModel: TaxAtSourceViewModel;
  readonly holder: TaxedHolder;
  readonly forecast: NamedForecast;
}

/** The form that a payer has received, and the interest there that it does not declare. */
export const GivenForm = observer(function GivenForm(props: GivenFormProps) {
  const { viewModel, holder, forecast } = props;
  const { form121, issuer } = forecast;
  const { value } = viewModel.all;
  if (form121.kind !== 'given' || value === undefined) return undefined;
  const { on, uin, tooLateFor } = form121;
  const by = { holderId: holder.id, today: value.today };
  const { income } = viewModel.form.columns(forecast);
  return (
    <>
      <p className={styles.strong}>{copy.given(issuer, formatDate(on))}</p>
      {viewModel.form.isUnstored && <Notice tone="warning">{UNSTORED_TEXT}</Notice>}
      {uin !== undefined && <p>{copy.number(uin)}</p>}
      {tooLateFor !== undefined && <p>{copy.late(formatDate(tooLateFor))}</p>}
      <div className={styles.forget}>
        <AskingButton
          kind="quiet"
          size="small"
          {...(viewModel.form.hasSeveral(forecast, by) ? copy.takeAllBack : copy.takeBack)}
          onConfirm={() => viewModel.form.takeBack(forecast, by)}
        />
      </div>
      {!income.isZero() && (
        <p>
          <AmountText>{copy.further(formatRupees(income))}</AmountText>
        </p>
      )}
    </>
  );
});

/** Takes the day, the income and the number of a form that was given. */
export const WriteForm = observer(function WriteForm(props: GivenFormProps) {
  const { viewModel, holder, forecast } = props;
  const { form, all } = viewModel;
  const { refused } = form;
  const written = form.writtenFor(forecast);
  // Before a tax year begins, no form for it can have been given.
  if (all.value === undefined || viewModel.isAhead) return undefined;
  const by = { holderId: holder.id, today: all.value.today };
  if (written === undefined) {
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
  const give = (event: SubmitEvent) => {
    event.preventDefault();
    form.give(forecast, by);
  };
  return (
    <form className={styles.writing} noValidate onSubmit={give}>
      <Stack>
        <DateField {...field('given_on')} latest={by.today.iso} />
        <MoneyField {...field('income')} />
        <TextField {...field('uin')} />
        <Cluster>
          <Button size="small" type="submit">
            {copy.save}
          </Button>
          <Button kind="quiet" size="small" onClick={() => form.close()}>
            {copy.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
});

const { columns } = copy;
const formColumns: readonly Column<NamedForm>[] = [
  { key: 'issuer', header: columns.issuer, cell: ({ issuer }) => issuer, isRowHeader: true },
  { key: 'year', header: columns.year, cell: ({ taxYear }) => taxYear.text },
  { key: 'day', header: columns.day, cell: ({ givenOn }) => formatDate(givenOn) },
  {
    key: 'income',
    header: columns.income,
    cell: ({ income }) => formatRupees(income),
    align: 'end',
  },
  { key: 'uin', header: columns.uin, cell: ({ uin = '–' }) => uin },
];

/** The forms of all tax years, also those to issuers that deduct nothing now. */
export function GivenForms({ forms }: { readonly forms: readonly NamedForm[] }) {
  if (forms.length === 0) return undefined;
  return (
    <Section title={copy.history}>
      <Card>
        <DataTable
          caption={copy.history}
          isCaptionHidden
          columns={formColumns}
          rows={forms}
          rowKey={({ issuerId, givenOn, uin }) => `${issuerId} ${givenOn.iso} ${uin}`}
        />
      </Card>
    </Section>
  );
}
