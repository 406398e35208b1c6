import type { HeldDepositDetail } from '#application/fixed-deposits/holdings/held-deposits.ts';
import {
  earlyWithdrawalSentence,
  isWithdrawalAllowed,
  withdrawalDate,
} from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import styles from './deposit-details.module.css';

/** Only the issuer can close a deposit early, so the button shows how to contact the issuer. */
export function DepositDetailsWithdrawal({ deposit }: { readonly deposit: HeldDepositDetail }) {
  const today = useToday();
  if (deposit.state !== 'running') return undefined;
  const { earlyWithdrawal, tenure, issuerName, issuerContact } = deposit;
  const from = withdrawalDate(earlyWithdrawal, deposit);
  return (
    <div className={styles.withdrawal}>
      <Button kind="secondary" isFullWidth disabledReason={reason(deposit, { from, today })}>
        Withdraw Now
      </Button>
      <p className={styles.direct}>{earlyWithdrawalSentence(earlyWithdrawal, tenure)}</p>
      {from !== undefined && issuerContact !== undefined && (
        <p className={styles.direct}>
          To withdraw early, call {issuerName} on{' '}
          <a href={`tel:${issuerContact.phone.replaceAll(' ', '')}`}>{issuerContact.phone}</a> or
          write to {issuerContact.address}. Give the application number {deposit.applicationNumber}.
        </p>
      )}
      <p className={styles.direct}>Your money went directly to the issuer, {issuerName}.</p>
    </div>
  );
}

function reason(
  deposit: HeldDepositDetail,
  { from, today }: { readonly from: CalendarDate | undefined; readonly today: CalendarDate },
): string {
  const { maturityDate, issuerName, earlyWithdrawal } = deposit;
  if (from === undefined) return `This deposit runs until ${formatDate(maturityDate)}.`;
  if (!isWithdrawalAllowed(earlyWithdrawal, deposit, today)) {
    return `Withdrawal is possible from ${formatDate(from)}.`;
  }
  return `${issuerName} arranges the withdrawal. See below how to reach it.`;
}
