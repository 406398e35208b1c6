import { ReadAllDeposits } from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { DEPOSIT_INSURANCE_LIMIT_LABEL } from '#domain/platform/deposit-insurance.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { useNewDay } from '#ui/platform/use-today.ts';
import { type HeldCoverAnswer, HeldCoverViewModel } from './held-cover.view-model.ts';

const copy = {
  inFull: (bank: string, amount: string, day: string) =>
    `Insured in full with what we know you have at ${bank}: at most ${amount} together, on ${day}.`,
  /** `part` can be `none`. */
  inPart: (part: string, bank: string, amount: string, day: string) =>
    `On ${day}, ${part} of this deposit is insured: you will then have ${amount} at ${bank}, as ` +
    'far as we know.',
  none: 'none',
  fits: (amount: string) => `Up to ${amount} here is insured in full.`,
  nothingFits: (limit: string) => `The limit of ${limit} is used up.`,
  link: 'Your insurance cover',
} as const;

interface HeldCoverProps {
  readonly issuerId: IssuerId;
  readonly issuerName: string;
  readonly quote: DepositQuote;
  /** What to show while nothing is known of other money at the bank. */
  readonly sentence: string | undefined;
}

/** How much of a deposit on offer is insured with the other money of the investor at the bank. */
export const HeldCover = observer(function HeldCover(props: HeldCoverProps) {
  const { issuerId, issuerName, quote, sentence } = props;
  const dependencies = {
    readAllDeposits: useUseCase(ReadAllDeposits),
    deviceFacts: usePort(DeviceFacts),
  };
  const viewModel = useViewModel(
    () => new HeldCoverViewModel({ issuerId, issuerName }, dependencies),
  );
  useNewDay(() => void viewModel.loaded.refresh());
  const { known } = viewModel;
  const cover = useMemo(
    () => known && viewModel.coverOf(quote, known),
    [viewModel, known, quote],
  );
  if (cover === undefined) return sentence;
  return (
    <>
      <AmountText>{`${coverText(cover, issuerName)} ${roomText(cover)}`}</AmountText>{' '}
      <Link to="/portfolio/insurance-cover">{copy.link}</Link>
    </>
  );
});

function coverText({ peak, insured }: HeldCoverAnswer, bank: string): string {
  const [together, day] = [formatRupees(peak.exposure), formatDate(peak.day)];
  if (peak.uncovered.isZero()) return copy.inFull(bank, together, day);
  const part = insured.isZero() ? copy.none : formatRupees(insured);
  return copy.inPart(part, bank, together, day);
}

function roomText({ headroom }: HeldCoverAnswer): string {
  return headroom.isZero()
    ? copy.nothingFits(DEPOSIT_INSURANCE_LIMIT_LABEL)
    : copy.fits(formatRupees(headroom));
}
