// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role
import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { INTEREST_TAX_RATES } from '#domain/fixed-deposits/returns/interest-tax-percent.ts';
import type { ThreeRates } from '#domain/fixed-deposits/returns/three-rates.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { returnsCopy as copy } from '#ui/fixed-deposits/returns/copy.ts';
import { DepositReturnsViewModel } from '#ui/fixed-deposits/returns/deposit-returns.view-model.ts';
import { estimateNote } from '#ui/fixed-deposits/returns/estimate-note.ts';
import { returnsAtSlab, returnText } from '#ui/fixed-deposits/returns/returns-at-slab.ts';
import { SlabField } from '#ui/fixed-deposits/returns/slab-field.tsx';
import { UNSTORED_TEXT } from '#ui/fixed-deposits/shared/kept-facts.ts';
import styles from './compare.module.css';
import type { ComparedFacts } from './comparison.view-model.ts';

export interface CompareReturnsProps {
  readonly facts: readonly ComparedFacts[];
}

/** Rows of the comparison: what each deposit brings in a year, and what is left after tax. */
export const CompareReturns = observer(function CompareReturns({ facts }: CompareReturnsProps) {
  const today = useToday();
  const deviceFacts = usePort(DeviceFacts);
  const viewModel = useViewModel(() => new DepositReturnsViewModel(deviceFacts));
  const rule = INTEREST_TAX_RATES.on(today);
  if (rule === undefined) return undefined;
  const { choice } = viewModel;
  const { cess } = rule.value;
  // After midnight a quote still starts on the day for which it was made.
  const ratesOf = (quote: DepositQuote | undefined) =>
    quote && returnsAtSlab(quote, { startedOn: quote.terms.startsOn ?? today, choice, cess });
  const compared = facts.map(({ deposit, offer }) => ({
    key: deposit.depositId,
    rates: ratesOf(offer?.quote),
  }));
  return (
    <>
      <Row name={copy.year} compared={compared} of={(rates) => returnText(rates.annualised)} />
      <Row
        name={copy.afterTaxAtSlab}
        compared={compared}
        of={(rates) => (choice === undefined ? undefined : returnText(rates.afterTax.annualised))}
        detail={({ afterTax }) =>
          choice === undefined ? copy.chooseSlab : copy.taxOf(formatRupees(afterTax.tax))
        }
      />
      <tr role="row">
        <td role="cell" colSpan={facts.length + 1}>
          <div className={styles.slab}>
            <SlabField
              rates={rule.value}
              choice={choice}
              onChoose={(chosen) => viewModel.choose(chosen)}
            />
            {choice !== undefined && (
              <p>
                {estimateNote(rule.source)} {viewModel.isUnstored ? UNSTORED_TEXT : copy.kept}
              </p>
            )}
          </div>
        </td>
      </tr>
    </>
  );
});

interface RowProps {
  readonly name: string;
  readonly compared: readonly { readonly key: number; readonly rates: ThreeRates | undefined }[];
  readonly of: (rates: ThreeRates) => string | undefined;
  readonly detail?: (rates: ThreeRates) => string;
}

function Row({ name, compared, of, detail }: RowProps) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">{name}</th>
      {compared.map(({ key, rates }) => (
        <td role="cell" key={key}>
          {rates === undefined ? copy.noRate : <Cell figure={of(rates)} detail={detail?.(rates)} />}
        </td>
      ))}
    </tr>
  );
}

interface CellProps {
  readonly figure: string | undefined;
  readonly detail: string | undefined;
}

function Cell({ figure, detail }: CellProps) {
  return (
    <>
      {figure !== undefined && <span className={styles.figure}>{figure}</span>}
      {detail !== undefined && <span className={styles.earned}>{detail}</span>}
    </>
  );
}
