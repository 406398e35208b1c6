import type { DepositListing } from '#application/fixed-deposits/deposit-catalogue.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/embedded-booking.ts';
import { partnerCard } from '#domain/fixed-deposits/partner-scheme.ts';
import { isCumulative, payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import { interestLabel, type RateCardRow, rateLabel } from '#domain/fixed-deposits/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/rate-column.ts';
import { type CSSProperties, memo } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../platform/design-system/badge.tsx';
import { RateDisplay } from '../platform/design-system/rate-display.tsx';
import { usePort } from '../platform/injection.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import type { ComparisonViewModel } from './comparison.view-model.ts';
import styles from './deposit-card.module.css';
import { depositCardWords as words } from './deposit-card-words.ts';
import { investPath, rememberChosenRow } from './deposit-path.ts';
import { SafetyMarks } from './safety-marks.tsx';
import { TenureText } from './tenure-text.tsx';

/** Wherever the partner bank stands out, it does so on the same ground. */
const PARTNER_COLOURS = {
  start: partnerCard.backgroundColour,
  end: partnerCard.backgroundColour,
} as const;

interface DepositCardProps {
  readonly listing: DepositListing;
  /** Whose rates are shown. */
  readonly column: RateColumn;
  /** Stands out, on the issuer's own colours. */
  readonly isHighlighted?: boolean;
  /** With it, the card can be ticked to be compared. */
  readonly comparison?: ComparisonViewModel;
  /** One below the heading that it stands under. */
  readonly heading?: 'h2' | 'h3';
}

/** A deposit in a list: the whole card leads to its details, unless it is still to come. */
export const DepositCard = memo(function DepositCard({
  listing,
  column,
  isHighlighted = false,
  comparison,
  heading: Heading = 'h3',
}: DepositCardProps) {
  const { deposit, row } = listing;
  const isShowcased = isHighlighted || listing.tag === partnerCard.tag;
  const isPartner = isShowcased && isBookedEmbedded(deposit.issuerId);
  const { start, end } = isPartner ? PARTNER_COLOURS : deposit.colours;
  const grounds = { '--card-start': start, '--card-end': end } as CSSProperties;
  const isColoured = isHighlighted || isPartner;
  return (
    <li
      className={styles.card}
      style={isColoured ? grounds : undefined}
      data-highlighted={isColoured || undefined}
      data-coming={deposit.isComingSoon || undefined}
      data-ground="paper"
    >
      <div className={styles.head}>
        <img className={styles.logo} src={deposit.logoUrl} alt="" loading="lazy" />
        <div className={styles.names}>
          <Heading className={styles.name}>
            <DepositName listing={listing} />
          </Heading>
          <p className={styles.issuer}>{deposit.issuerName}</p>
        </div>
        {deposit.isComingSoon && <Badge>{words.comingSoon}</Badge>}
      </div>
      <div className={styles.figures}>
        <RateDisplay
          text={rateLabel(row.rates[column])}
          size={isHighlighted ? 'large' : 'medium'}
        />
        <Gain row={row} column={column} />
        {isPartner && <p className={styles.payout}>{words.trusted(partnerCard.totalInvestors)}</p>}
        {!isCumulative(row.payoutFrequency) && (
          <p className={styles.payout}>{words.payout(payoutLabel(row.payoutFrequency))}</p>
        )}
      </div>
      <div className={styles.foot}>
        <SafetyMarks deposit={deposit} />
        {isPartner && <Badge tone="accent">{partnerCard.tag}</Badge>}
        {comparison !== undefined && (
          <div className={styles.compare}>
            <CompareToggle listing={listing} comparison={comparison} />
          </div>
        )}
      </div>
    </li>
  );
});

/** What 1 lakh earns; without a rate there is nothing to earn, and the card says why. */
function Gain({ row, column }: { readonly row: RateCardRow; readonly column: RateColumn }) {
  const tenure = <TenureText tenure={row.tenure} />;
  if (row.rates[column] === undefined) {
    return (
      <p className={styles.missing}>
        {words.noRate} {tenure}
      </p>
    );
  }
  return (
    <>
      <p className={styles.gain}>{interestLabel(row.interestOnLakh[column])}</p>
      <p className={styles.tenure}>
        {words.onLakh} {words.tenure} {tenure}
      </p>
    </>
  );
}

function DepositName({ listing: { deposit, row } }: { readonly listing: DepositListing }) {
  const journey = usePort(JourneyStore);
  if (deposit.isComingSoon) return deposit.name;
  return (
    <Link
      className={styles.link}
      to={investPath(deposit.depositId, row)}
      onClick={() => rememberChosenRow(journey, deposit.depositId, row)}
    >
      {deposit.name}
    </Link>
  );
}
