import { memo, useState } from 'react';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import {
  HIDDEN_AMOUNT,
  useHiddenAmounts,
} from '#ui/platform/hidden-amounts/hidden-amounts-context.ts';
import { Drawer } from '#ui/platform/design-system/overlays/drawer.tsx';
import { AmountText } from './amount-text.tsx';
import styles from './working-figure.module.css';

/** One step of a calculation that a user can repeat with a pocket calculator. */
export interface ShownStep {
  /** The quantity that the step computes. */
  readonly title: string;
  /** An explanation in plain words. */
  readonly text?: string | undefined;
  /** The formula, in terms of the symbols of `parts`. */
  readonly formula: string;
  readonly parts: readonly ShownPart[];
  readonly result: string;
}

export interface ShownPart {
  readonly letter: string;
  readonly meaning: string;
  readonly value: string;
}

export interface WorkingFigureProps {
  /** The value as the domain formats it: '₹1,28,614', '9.54%'. */
  readonly text: string;
  /** The name of the value: 'Maturity amount'. */
  readonly label: string;
  /** A sentence about the rules of the calculation, above the steps. */
  readonly intro?: string;
  /** The whole calculation as one sentence, before its steps. */
  readonly sentence?: string | undefined;
  readonly steps: readonly ShownStep[];
}

/** Makes the scrollable list focusable, so that it scrolls by keyboard. */
const reachable = { tabIndex: 0 };

/** A value that opens the steps of its calculation. The steps show amounts that are hidden. */
export function WorkingFigure({ text, label, intro, sentence, steps }: WorkingFigureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { areHidden } = useHiddenAmounts();
  const name = areHidden && text.includes('₹') ? HIDDEN_AMOUNT.label : text;
  return (
    <>
      <button
        type="button"
        className={styles.figure}
        aria-label={`${name}: see how ${label} is worked out`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <AmountText hasSmallPaise>{text}</AmountText>
      </button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={`${label}: ${text}`}
        description={intro}
      >
        {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
        <Steps label={label} steps={steps} />
      </Drawer>
    </>
  );
}

/** Results that say little: one period, or nothing left over. */
const PLAIN: readonly string[] = ['0', '1', '₹0'];

/** Memoized, so that opening or closing the drawer does not render the steps again. */
const Steps = memo(function Steps({ label, steps }: Pick<WorkingFigureProps, 'label' | 'steps'>) {
  const told = steps.filter(({ result }) => !PLAIN.includes(result));
  const folded = steps.filter(({ result }) => PLAIN.includes(result));
  return (
    <>
      <ol className={styles.steps} aria-label={label} {...reachable}>
        {told.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
      {folded.length > 0 && (
        <Disclosure title="Every step" look="link">
          <ul className={styles.steps} data-folded>
            {folded.map((step) => (
              <Step key={step.title} step={step} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
});

function Step({ step }: { readonly step: ShownStep }) {
  return (
    <li className={styles.step}>
      <h3 className={styles.title}>{step.title}</h3>
      {step.text !== undefined && <p>{step.text}</p>}
      <p className={styles.result}>
        {inNumbers(step)} = {step.result}
      </p>
      <dl className={styles.parts}>
        {step.parts.map(({ letter, meaning, value }) => (
          <div key={letter} className={styles.part}>
            <dt>
              <span className={styles.letter}>{letter}</span> {meaning}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.formula}>{withSigns(step.formula)}</p>
    </li>
  );
}

/** The formula with the values of its symbols. */
function inNumbers({ formula, parts }: ShownStep): string {
  const values = new Map(parts.map(({ letter, value }) => [letter, value]));
  return withSigns(formula).replaceAll(/[A-Za-z]+/g, (name) => values.get(name) ?? name);
}

/** A formula with ×, ÷ and − in place of the letters and hyphens of plain text. */
function withSigns(formula: string): string {
  return formula.replaceAll(' x ', ' × ').replaceAll(' / ', ' ÷ ').replaceAll(' - ', ' − ');
}
