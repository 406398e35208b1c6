import { memo, useState } from 'react';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import {
  HIDDEN_AMOUNT,
  useHiddenAmounts,
} from '#ui/platform/hidden-amounts/hidden-amounts-context.ts';
import { Drawer } from '#ui/platform/design-system/overlays/drawer.tsx';
import { AmountText } from './amount-text.tsx';
import {
  cutToPaise,
  type ShownStep,
  stepInNumbers,
  sumInWords,
  withSigns,
} from './step-in-numbers.ts';
import styles from './working-figure.module.css';

export interface WorkingFigureProps {
  /** The value as the domain formats it: '₹1,28,614', '9.54%'. */
  readonly text: string;
  /** The name of the value: 'Maturity amount'. */
  readonly label: string;
  /** A sentence about the rules of the calculation, above the formulas. */
  readonly intro?: string;
  /** The whole calculation as one sentence, before its steps. By default its last sum in words. */
  readonly sentence?: string | undefined;
  readonly steps: readonly ShownStep[];
}

/** Makes the scrollable list focusable, so that it scrolls by keyboard. */
const reachable = { tabIndex: 0 };

/** A value that opens the steps of its calculation. The steps show amounts that are hidden. */
export function WorkingFigure({ text, label, ...working }: WorkingFigureProps) {
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
      >
        <Working label={label} {...working} />
      </Drawer>
    </>
  );
}

/** Whether a step says little: one period, nothing left over, or nothing to calculate. */
function isPlain(step: ShownStep): boolean {
  return ['0', '1', '₹0', stepInNumbers(step)].includes(step.result);
}

type WorkingProps = Omit<WorkingFigureProps, 'text'>;

/** Memoized, so that opening or closing the drawer does not render the steps again. */
const Working = memo(function Working({ label, intro, sentence, steps }: WorkingProps) {
  const [last] = steps.slice(-1);
  const told = steps.filter((step) => step === last || !isPlain(step));
  const words = sentence ?? (last && sumInWords(last));
  return (
    <>
      {words !== undefined && <p className={styles.sentence}>{words}</p>}
      <ol className={styles.steps} aria-label={label} {...reachable}>
        {told.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
      <Disclosure title="Every step, with formulas" look="link">
        {intro !== undefined && <p>{intro}</p>}
        <ul className={styles.steps}>
          {steps.map((step) => (
            <Formula key={step.title} step={step} />
          ))}
        </ul>
      </Disclosure>
    </>
  );
});

interface StepProps {
  readonly step: ShownStep;
}

function Step({ step }: StepProps) {
  const numbers = cutToPaise(stepInNumbers(step));
  const result = cutToPaise(step.result);
  return (
    <li className={styles.step}>
      <h3 className={styles.title}>{step.title}</h3>
      <p className={styles.result}>
        {result.startsWith(numbers) ? result : `${numbers} = ${result}`}
      </p>
    </li>
  );
}

/** The formula of a step, with all known decimals of its numbers. */
function Formula({ step: { title, formula, parts, result } }: StepProps) {
  return (
    <li className={styles.step}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.formula}>
        {withSigns(formula)} = {result}
      </p>
      <dl className={styles.parts}>
        {parts.map(({ letter, meaning, value }) => (
          <div key={letter} className={styles.part}>
            <dt>
              <span className={styles.letter}>{letter}</span> {meaning}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
