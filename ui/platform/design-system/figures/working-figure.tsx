import { memo, useState } from 'react';
import { Drawer } from '#ui/platform/design-system/overlays/drawer.tsx';
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
  readonly steps: readonly ShownStep[];
}

/** Makes the scrollable list focusable, so that it scrolls by keyboard. */
const reachable = { tabIndex: 0 };

/** A value that opens the steps of its calculation. */
export function WorkingFigure({ text, label, intro, steps }: WorkingFigureProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.figure}
        aria-label={`${text}: see how ${label} is worked out`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {text}
      </button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={`${label}: ${text}`}
        description={intro}
      >
        <Steps label={label} steps={steps} />
      </Drawer>
    </>
  );
}

/** Memoized, so that opening or closing the drawer does not render the steps again. */
const Steps = memo(function Steps({ label, steps }: Pick<WorkingFigureProps, 'label' | 'steps'>) {
  return (
    <ol className={styles.steps} aria-label={label} {...reachable}>
      {steps.map((step) => (
        <Step key={step.title} step={step} />
      ))}
    </ol>
  );
});

function Step({ step }: { readonly step: ShownStep }) {
  return (
    <li className={styles.step}>
      <h3 className={styles.title}>{step.title}</h3>
      {step.text !== undefined && <p>{step.text}</p>}
      <p className={styles.formula}>{step.formula}</p>
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
      <p className={styles.result}>= {step.result}</p>
    </li>
  );
}
