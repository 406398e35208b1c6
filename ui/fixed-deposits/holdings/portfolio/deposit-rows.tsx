import {
  hasDetails,
  type PortfolioDeposit,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import { maturityLabel } from '#domain/fixed-deposits/holdings/holdings.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import {
  formatDate,
  formatPercent,
  formatRupees,
  formatSignedRupees,
} from '#domain/platform/indian-formatting.ts';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { AmountRow, AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import { tenureInWords } from '#ui/fixed-deposits/quote/tenure-text.tsx';
import { useIsWide } from '#ui/platform/use-is-wide.ts';
import { useToday } from '#ui/platform/use-today.ts';
import { portfolioCopy as copy, stateCopy } from './copy.ts';

/**
 * The number of rows that each click on the button adds; thousands at once would block the page.
 */
const AT_ONCE = 50;
/** The number of rows rendered first, more than fit on a screen. */
const FIRST_SEEN = 20;

interface DepositRowsProps {
  readonly label: string;
  readonly deposits: readonly PortfolioDeposit[];
}

/** Held deposits as rows, fifty at a time. */
export function DepositRows({ label, deposits }: DepositRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState(AT_ONCE);
  const shown = useDeferredValue(limit, FIRST_SEEN);
  const today = useToday();
  const isWide = useIsWide();
  useEffect(() => {
    // The last press removes "Show more", so move the focus to the first new row.
    const links = rows.current?.querySelectorAll('a');
    if (shown > AT_ONCE) links?.[shown - AT_ONCE]?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <Stack gap="md">
      <div ref={rows}>
        <AmountRows label={label}>
          {deposits.slice(0, shown).map((deposit, index) => (
            <DepositRow
              key={deposit.depositOrderId ?? `partner ${index}`}
              deposit={deposit}
              today={today}
              isWide={isWide}
            />
          ))}
        </AmountRows>
      </div>
      {deposits.length > limit && (
        <Button kind="secondary" onClick={() => setLimit(limit + AT_ONCE)}>
          {copy.showMore}
        </Button>
      )}
    </Stack>
  );
}

interface DepositRowProps {
  readonly deposit: PortfolioDeposit;
  readonly today: CalendarDate;
  readonly isWide: boolean;
}

/** A held deposit. The row links to the details page if there is one. */
const DepositRow = memo(function DepositRow({ deposit, today, isWide }: DepositRowProps) {
  const { name, logoUrl, principal, interestTillDate, state } = deposit;
  const isRunning = state === 'running';
  const earned = formatSignedRupees(interestTillDate);
  return (
    <AmountRow
      {...(hasDetails(deposit) && { to: heldDepositPath(deposit) })}
      leading={<Avatar name={name} src={logoUrl} shape="square" />}
      title={name}
      {...(!isRunning && { badge: <Badge tone="neutral">{stateCopy[state]}</Badge> })}
      detail={factsText({ deposit, today, isWide })}
      amount={formatRupees(principal)}
      amountDetail={isWide ? copy.earned(earned) : earned}
      tone="gain"
      isMuted={!isRunning}
      {...(!hasDetails(deposit) && { foot: copy.askBank })}
    />
  );
});

/** Such as `8.35% p.a. · 3 years · Monthly · Maturity 23 Dec 2026`; phones omit the payout. */
function factsText({ deposit, today, isWide }: DepositRowProps): string {
  const { annualRatePercent, tenure, payoutFrequency, maturityDate } = deposit;
  return [
    `${formatPercent(annualRatePercent)} p.a.`,
    tenureInWords(tenure),
    ...(payoutFrequency === undefined || !isWide ? [] : [payoutLabel(payoutFrequency)]),
    `${maturityLabel(maturityDate, today)} ${formatDate(maturityDate)}`,
  ].join(' · ');
}
