import { Button } from '#ui/platform/design-system/button.tsx';
import styles from './step-buttons.module.css';

interface StepButtonsProps {
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly label: string;
  readonly isBusy: boolean;
  readonly busyWords: string;
  readonly whyDisabled?: string | undefined;
}

/** The foot of a step: on, and back to the step before. */
export function StepButtons(props: StepButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button
        type="submit"
        isFullWidth
        isBusy={props.isBusy}
        busyWords={props.busyWords}
        whyDisabled={props.whyDisabled}
      >
        {props.label}
      </Button>
      <Button kind="quiet" isFullWidth onClick={props.onBack}>
        {props.backLabel}
      </Button>
    </div>
  );
}
