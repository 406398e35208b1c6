import { memo, useState } from 'react';
import { Drawer } from './drawer.tsx';
import styles from './working-figure.module.css';

/** One step of a calculation, to be redone with a pocket calculator. */
export interface ShownStep {
  /** What is found. */
  readonly title: string;
  /** What happens, in plain words. */
  readonly text?: string | undefined;
  /** In the letters of the parts. */
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
  /** As the domain words it: '₹1,28,614', '9.54%'. */
  readonly text: string;
  /** What the figure is: 'Maturity amount'. */
  readonly label: string;
  /** By which rules it is reckoned. */
  readonly intro?: string;
  readonly steps: readonly ShownStep[];
}

/** The sheet scrolls: so that it can by keyboard, its list takes the focus. */
const reachable = { tabIndex: 0 };

/** A figure that opens into the steps it was worked out by. */
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

/** Not drawn anew where only the sheet opens or closes. */
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
