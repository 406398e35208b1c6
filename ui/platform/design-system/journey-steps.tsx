import { Check } from 'lucide-react';
import styles from './journey-steps.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface JourneyStepsProps {
  readonly steps: readonly string[];
  /** Place of the step a person is on, from 0; the number of steps when all are done. */
  readonly current: number;
  readonly label?: string;
}

/** How far along a journey is: a bar a step, with the names on wide screens. */
export function JourneySteps({ steps, current, label = 'Progress' }: JourneyStepsProps) {
  const step = steps[current];
  return (
    <nav className={styles.journey} aria-label={label}>
      <p className={styles.now} aria-hidden="true">
        {step === undefined ? (
          'All steps done'
        ) : (
          <>
            <span className={styles.count}>
              Step {current + 1} of {steps.length}
            </span>
            {step}
          </>
        )}
      </p>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={styles.step}
            data-state={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.bar} aria-hidden="true" />
            <span className={styles.name}>
              {index < current && <Check aria-hidden="true" />}
              {name}
              {index < current && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}
