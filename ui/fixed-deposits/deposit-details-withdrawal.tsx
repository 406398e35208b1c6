import type { HeldDepositDetail } from '#application/fixed-deposits/held-deposits.ts';
import { Clock } from '#application/platform/clock.ts';
import { isWithdrawalAllowed, withdrawalDate } from '#domain/fixed-deposits/holdings.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { Button } from '../platform/design-system/button.tsx';
import { usePort } from '../platform/injection.tsx';
import styles from './deposit-details.module.css';

/** Breaking a deposit is asked for at the issuer: the button says why it cannot work here. */
export function DepositDetailsWithdrawal({ deposit }: { readonly deposit: HeldDepositDetail }) {
  const today = usePort(Clock).today();
  if (deposit.state !== 'running') return undefined;
  const { startedOn, issuerName } = deposit;
  const why = isWithdrawalAllowed(startedOn, today)
    ? `Breaking this deposit is arranged by ${issuerName} directly, with your application number.`
    : `Withdrawal is possible from ${formatDate(withdrawalDate(startedOn))}, ` +
      '3 months after the investment.';
  return (
    <div className={styles.withdrawal}>
      <Button kind="secondary" isFullWidth whyDisabled={why}>
        Withdraw Now
      </Button>
      <p className={styles.direct}>Your money went directly to the issuer, {issuerName}.</p>
    </div>
  );
}
