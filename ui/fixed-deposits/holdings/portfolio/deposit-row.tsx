import {
  hasDetails,
  type PortfolioDeposit,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import { holdingOf } from '#application/fixed-deposits/holdings/holding-of.ts';
import { maturityLabel } from '#domain/fixed-deposits/holdings/holdings.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import {
  formatDate,
  formatPercent,
  formatRupees,
  formatSignedRupees,
} from '#domain/platform/indian-formatting.ts';
import { memo } from 'react';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { AmountRow } from '#ui/platform/design-system/layout/amount-row.tsx';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { useIsWide } from '#ui/platform/use-is-wide.ts';
import { useToday } from '#ui/platform/use-today.ts';
import type { ReturnsOf } from '#ui/fixed-deposits/returns/yearly-returns.ts';
import { yearlyTexts } from '#ui/fixed-deposits/shared/yearly-texts.ts';
import { portfolioCopy as copy, stateCopy } from './copy.ts';

interface DepositRowProps {
  readonly deposit: PortfolioDeposit;
  /** Shows the rate and the date only. */
  readonly isBrief?: boolean;
  /** Whether to show the returns at the told slab, or their place until the rules are loaded. */
  readonly isTaxed?: boolean;
  readonly returnsOf?: ReturnsOf | undefined;
}

/** A held deposit. The row links to the details page if there is one. */
export const DepositRow = memo(function DepositRow(props: DepositRowProps) {
  const today = useToday();
  const isWide = useIsWide();
  const { deposit } = props;
  const { name, logoUrl, principal, interestTillDate, state } = deposit;
  const isRunning = state === 'running';
  const earned = formatSignedRupees(interestTillDate);
  return (
    <AmountRow
      {...(hasDetails(deposit) && { to: heldDepositPath(deposit) })}
      leading={<Avatar name={name} src={logoUrl} shape="square" />}
      title={name}
      {...(!isRunning && { badge: <Badge tone="neutral">{stateCopy[state]}</Badge> })}
      detail={factsText({ ...props, today, isWide })}
      amount={formatRupees(principal)}
      amountDetail={isWide ? copy.earned(earned) : earned}
      tone="gain"
      isMuted={!isRunning}
      {...(!hasDetails(deposit) && { foot: copy.askBank })}
    />
  );
});

interface FactsOf extends DepositRowProps {
  readonly today: CalendarDate;
  readonly isWide: boolean;
}

/**
 * Such as `8.35% p.a. · 8.68% in a year · 5.82% after tax · 3 years · Monthly · Maturity 23 Dec
 * 2026`; phones omit the payout.
 */
function factsText(facts: FactsOf): string {
  const { deposit, isBrief, today, isWide } = facts;
  const { annualRatePercent, tenure, payoutFrequency, maturityDate } = deposit;
  const rate = `${formatPercent(annualRatePercent)} p.a.`;
  const date = formatDate(maturityDate);
  if (isBrief === true) return `${rate} · ${unbroken(copy.till(date))}`;
  return [
    rate,
    ...returnsText(facts),
    unbroken(tenureInWords(tenure)),
    ...(payoutFrequency === undefined || !isWide ? [] : [payoutLabel(payoutFrequency)]),
    unbroken(`${maturityLabel(maturityDate, today)} ${date}`),
  ].join(' · ');
}

/** Empty without a told slab, and for a deposit whose return our own rules cannot calculate. */
function returnsText({ deposit, isTaxed, returnsOf, today }: FactsOf): readonly string[] {
  if (isTaxed !== true) return [];
  const holding = returnsOf && holdingOf(deposit, today);
  const returns = holding && returnsOf?.(holding);
  if (returnsOf !== undefined && returns === undefined) return [];
  return yearlyTexts(returns).map(unbroken);
}

/** A label with its date, which stay on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
