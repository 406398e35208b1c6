import Check from 'lucide-react/icons/check';
import styles from './journey-steps.module.css';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';

export interface JourneyStepsProps {
  readonly steps: readonly string[];
  /** Index of the current step, from 0; equals the number of steps when all are done. */
  readonly current: number;
  /** Whether an earlier step is complete, as it may have been skipped. By default all are. */
  readonly isDone?: (place: number) => boolean;
  readonly label?: string;
}

/** The progress of a journey: one bar per step, with the names on wide screens. */
export function JourneySteps({
  steps,
  current,
  isDone = () => true,
  label = 'Progress',
}: JourneyStepsProps) {
  const step = steps[current];
  const stateOf = (place: number) => {
    if (place < current && isDone(place)) return 'done';
    return place === current ? 'current' : 'ahead';
  };
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
            data-state={stateOf(index)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.bar} aria-hidden="true" />
            <span className={styles.name}>
              {stateOf(index) === 'done' && <Check aria-hidden="true" />}
              {name}
              {stateOf(index) === 'done' && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
