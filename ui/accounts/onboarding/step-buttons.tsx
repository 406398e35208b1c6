import { Button } from '#ui/platform/design-system/actions/button.tsx';
import styles from './step-buttons.module.css';

interface StepButtonsProps {
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly label: string;
  readonly isBusy: boolean;
  readonly busyText: string;
  readonly disabledReason?: string | undefined;
}

export function StepButtons(props: StepButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button
        type="submit"
        isFullWidth
        isBusy={props.isBusy}
        busyText={props.busyText}
        disabledReason={props.disabledReason}
      >
        {props.label}
      </Button>
      <Button kind="quiet" isFullWidth onClick={props.onBack}>
        {props.backLabel}
      </Button>
    </div>
  );
}
