import { ChosenRow } from '#application/fixed-deposits/catalogue/chosen-row.ts';
import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { partnerCard } from '#domain/fixed-deposits/catalogue/partner-scheme.ts';
import { isCumulative, payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { interestLabel, rateLabel } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { type CSSProperties, memo } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { RateDisplay } from '#ui/platform/design-system/figures/rate-display.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import { CompareToggle } from '#ui/fixed-deposits/catalogue/comparison/compare-toggle.tsx';
import type { ComparisonViewModel } from '#ui/fixed-deposits/catalogue/comparison/comparison.view-model.ts';
import styles from './deposit-card.module.css';
import { depositCardCopy as copy } from './deposit-card-copy.ts';
import { investPath } from '#ui/fixed-deposits/paths.ts';
import { listingReturn } from './listing-return.ts';
import { SafetyMarks } from './safety-marks.tsx';
import { TenureText } from '#ui/fixed-deposits/quote/tenure-text.tsx';

/** The background of the partner bank's highlighted cards. */
const PARTNER_COLOURS = {
  start: partnerCard.backgroundColour,
  end: partnerCard.backgroundColour,
} as const;

interface DepositCardProps {
  readonly listing: DepositListing;
  readonly column: RateColumn;
  /** Shows an edge in the issuer's colours. */
  readonly isHighlighted?: boolean;
  /** The comparison to which a checkbox on the card adds the deposit; absent hides the checkbox. */
  readonly comparison?: ComparisonViewModel;
  /** The heading level of the card's title: one below the heading above the list. */
  readonly heading?: 'h2' | 'h3';
}

/** A deposit in a list. The whole card links to the details, unless it is coming soon. */
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
  const highlight = isPartner ? 'partner' : 'issuer';
  return (
    <li
      className={styles.card}
      style={isColoured ? grounds : undefined}
      data-highlighted={isColoured ? highlight : undefined}
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
        {deposit.isComingSoon && <Badge>{copy.comingSoon}</Badge>}
      </div>
      <div className={styles.figures}>
        <RateDisplay
          text={rateLabel(row.rates[column])}
          size={isHighlighted ? 'large' : 'medium'}
        />
        <Gain listing={listing} column={column} />
        {isPartner && <p className={styles.payout}>{copy.trusted(partnerCard.totalInvestors)}</p>}
        {!isCumulative(row.payoutFrequency) && (
          <p className={styles.payout}>{copy.payout(payoutLabel(row.payoutFrequency))}</p>
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

/** What ₹1 lakh earns, or why the card shows no rate. */
function Gain({ listing, column }: Pick<DepositCardProps, 'listing' | 'column'>) {
  const { row } = listing;
  const annual = listingReturn(listing, column);
  const tenure = <TenureText tenure={row.tenure} />;
  if (row.rates[column] === undefined) {
    return (
      <p className={styles.missing}>
        {copy.noRate} {tenure}
      </p>
    );
  }
  return (
    <>
      <p className={styles.gain}>{interestLabel(row.interestOnLakh[column])}</p>
      <p className={styles.tenure}>
        {copy.onLakh} {copy.tenure} {tenure}
      </p>
      {annual !== undefined && isCumulative(row.payoutFrequency) && (
        <p className={styles.tenure}>{copy.annualReturn(formatPercent(annual))}</p>
      )}
    </>
  );
}

function DepositName({ listing: { deposit, row } }: { readonly listing: DepositListing }) {
  const chosenRow = usePort(ChosenRow);
  if (deposit.isComingSoon) return deposit.name;
  return (
    <Link
      className={styles.link}
      to={investPath(deposit.depositId, row)}
      onClick={() => chosenRow.keep(deposit.depositId, row)}
    >
      {deposit.name}
    </Link>
  );
}
