import type { DepositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import type { WorkingInput, WorkingStep } from '#domain/platform/working-step.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { Disclosure } from '../platform/design-system/disclosure.tsx';
import { workingWords as words } from './order-summary-words.ts';
import styles from './quote-working.module.css';

const YIELD = 'Effective yield a year';
/** What a person wants to know first. */
const RESULTS: readonly string[] = ['Total interest', 'One payout', 'Maturity amount', YIELD];
const MONEY: readonly string[] = [
  'Balance after the whole periods',
  'One payout',
  'Total interest',
  'Maturity amount',
  ...['P', 'A', 'M', 'I'],
];
/** Decimals that a pocket calculator shows. */
const DECIMALS = 6;

/** Each figure opens into its formula and inputs, and each input into its own. */
export function QuoteWorking({ quote }: { readonly quote: DepositQuote }) {
  const steps = quote.working;
  return (
    <div className={styles.working}>
      <p className={styles.convention}>{quote.terms.convention.name}.</p>
      {steps
        .filter(({ rule }) => RESULTS.includes(rule))
        .map((step) => (
          <Opened key={step.rule} step={step} steps={steps} />
        ))}
    </div>
  );
}

interface OpenedProps {
  readonly step: WorkingStep;
  readonly steps: readonly WorkingStep[];
}

function Opened({ step, steps }: OpenedProps) {
  const shown = (text: string) => shownNumber(text, step.rule);
  return (
    <Disclosure look="link" title={`${step.rule}: ${shown(step.rounded ?? step.exact)}`}>
      <p className={styles.formula}>
        {step.formula}
        {step.rounded !== undefined && ` = ${shown(step.exact)}`}
      </p>
      <ul className={styles.inputs}>
        {step.inputs.map((input) => (
          <li key={input.name}>
            <Input input={input} steps={steps} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Input({
  input,
  steps,
}: {
  readonly input: WorkingInput;
  readonly steps: readonly WorkingStep[];
}) {
  const { name, value } = input;
  const rules: Readonly<Record<string, string>> = words.rules;
  const given: Readonly<Record<string, string>> = words.given;
  const step = steps.find(({ rule }) => rule === rules[name]);
  return (
    <>
      <span className={styles.letter}>{name}</span>
      {step === undefined ? (
        <span>
          {given[name] ?? rules[name] ?? ''}: {shownNumber(value, name)}
        </span>
      ) : (
        <Opened step={step} steps={steps} />
      )}
    </>
  );
}

/** Amounts as amounts, the yield as a percentage; longer decimals are cut off, and marked there. */
function shownNumber(text: string, of: string): string {
  if (of === YIELD) return formatPercent(Percentage.of(text));
  const [whole = '', fraction = ''] = text.split('.');
  const grouped = MONEY.includes(of) ? formatRupees(Money.of(whole)) : whole;
  const decimals = fraction.length > DECIMALS ? `${fraction.slice(0, DECIMALS)}…` : fraction;
  return `${grouped}${decimals === '' ? '' : '.'}${decimals}`;
}
