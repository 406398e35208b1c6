import { DepositBooking } from '#application/platform/deposit-booking.ts';
import { Session } from '#application/platform/session.ts';
import { WaitingPurchase } from '#application/platform/waiting-purchase.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { useState } from 'react';
import { JourneySteps } from '#ui/platform/design-system/layout/journey-steps.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import { purchaseCopy, stepsCopy } from './copy.ts';
import { type Journey, OnboardingProgress } from './onboarding-progress.ts';
import styles from './onboarding-steps.module.css';

interface OnboardingStepsProps {
  readonly journey: Journey;
  /** The index of the current step, from 0. */
  readonly place: number;
}

/** What the investor is booking or buying, and the steps until then. */
export function OnboardingSteps({ journey, place }: OnboardingStepsProps) {
  const dependencies = {
    session: usePort(Session),
    depositBooking: usePort(DepositBooking),
    waitingPurchase: usePort(WaitingPurchase),
  };
  const [progress] = useState(() => new OnboardingProgress(journey, dependencies));
  const { order, purchase } = progress;
  return (
    <div className={styles.steps}>
      {order !== undefined && (
        <p className={styles.order}>
          <span className={styles.amount}>₹{indianGroups(order.principal)}</span> in{' '}
          {order.depositName}
        </p>
      )}
      {purchase !== undefined && <p className={styles.order}>{purchaseCopy(purchase)}</p>}
      <JourneySteps
        steps={progress.labels}
        current={place}
        isDone={(each) => progress.isDone(each)}
        label={stepsCopy[journey]}
      />
    </div>
  );
}
