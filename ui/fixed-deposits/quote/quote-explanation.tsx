import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { QuoteResult } from '#domain/fixed-deposits/interest/working-behind.ts';
import type { WorkingInput, WorkingStep } from '#domain/platform/working-step.ts';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import styles from './quote-explanation.module.css';
import { quoteSentence } from './quote-sentence.ts';
import { meaningOf, writtenNumber } from './quote-steps.ts';

/** The results that have an entry of their own; other steps appear only as inputs. */
const RESULTS: readonly string[] = [
  QuoteResult.TotalInterest,
  QuoteResult.OnePayout,
  QuoteResult.MaturityAmount,
  QuoteResult.EffectiveYield,
];

/**
 * Lists the calculations of a quote. Each figure expands into its formula and inputs, and each
 * input into its own.
 */
export function QuoteExplanation({ quote }: { readonly quote: DepositQuote }) {
  const steps = quote.working;
  return (
    <div className={styles.working}>
      <p>{quoteSentence(quote)}</p>
      <p className={styles.convention}>{quote.terms.convention.name}.</p>
      {steps
        .filter(({ id }) => RESULTS.includes(id))
        .map((step) => (
          <Opened key={step.id} step={step} steps={steps} />
        ))}
    </div>
  );
}

interface OpenedProps {
  readonly step: WorkingStep;
  readonly steps: readonly WorkingStep[];
}

function Opened({ step, steps }: OpenedProps) {
  const shown = (text: string) => writtenNumber(text, step.id);
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
  const step = steps.find(({ symbol }) => symbol === name);
  return (
    <>
      <span className={styles.letter}>{name}</span>
      {step === undefined ? (
        <span>
          {meaningOf(name, steps)}: {writtenNumber(value, name)}
        </span>
      ) : (
        <Opened step={step} steps={steps} />
      )}
    </>
  );
}
