import type { DepositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import { QuoteResult } from '#domain/fixed-deposits/working-behind.ts';
import type { WorkingInput, WorkingStep } from '#domain/platform/working-step.ts';
import { Disclosure } from '../platform/design-system/disclosure.tsx';
import { workingWords as words } from './order-summary-words.ts';
import styles from './quote-working.module.css';
import { writtenNumber } from './quote-steps.ts';

/** What a person wants to know first. */
const RESULTS: readonly string[] = [
  QuoteResult.TotalInterest,
  QuoteResult.OnePayout,
  QuoteResult.MaturityAmount,
  QuoteResult.EffectiveYield,
];

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
  const shown = (text: string) => writtenNumber(text, step.rule);
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
          {given[name] ?? rules[name] ?? ''}: {writtenNumber(value, name)}
        </span>
      ) : (
        <Opened step={step} steps={steps} />
      )}
    </>
  );
}
