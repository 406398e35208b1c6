// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role
import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { earlyWithdrawalLabel } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import { ComparedTenure } from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import { partnerCard } from '#domain/fixed-deposits/catalogue/partner-scheme.ts';
import { rateLabel } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { isCumulative, payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import marks from '#ui/platform/design-system/foundations/opens.module.css';
import { CompareToggle } from '#ui/fixed-deposits/catalogue/comparison/compare-toggle.tsx';
import type { ComparisonViewModel } from '#ui/fixed-deposits/catalogue/comparison/comparison.view-model.ts';
import { investPath } from '#ui/fixed-deposits/paths.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import type { ComparedListing } from './compared-listings.ts';
import type { Choice, RowTerms } from './deposit-table-props.ts';
import { depositTableCopy as copy } from './copy.ts';
import { EarningsBar, IssuerEdge } from './deposit-row-marks.tsx';
import styles from './deposit-row.module.css';
import { yearlyTexts } from '#ui/fixed-deposits/shared/yearly-texts.ts';
import { SafetyText } from '#ui/fixed-deposits/shared/safety-marks.tsx';
import { useChooseRow } from '#ui/fixed-deposits/catalogue/list/use-choose-row.ts';

interface DepositTableRowProps {
  readonly row: ComparedListing;
  readonly terms: RowTerms;
  readonly isHighlighted: boolean;
  /** Whether the row shows the returns at the told slab, or their place until they are known. */
  readonly isTaxed: boolean;
  readonly comparison?: ComparisonViewModel | undefined;
  readonly choice?: Choice | undefined;
}

/** One deposit. The whole row links to its page, unless it is coming soon. */
export const DepositTableRow = memo(function DepositTableRow(props: DepositTableRowProps) {
  const { row: compared, terms, comparison, choice } = props;
  const { listing, offer } = compared;
  const { deposit, row } = listing;
  const isPartner = isBookedEmbedded(deposit.issuerId);
  const isTagged = isPartner && isShowcased(props);
  const isChosen = choice?.chosen?.deposit.depositId === deposit.depositId;
  return (
    <tr
      role="row"
      className={styles.row}
      // The product documents fix the background of the partner bank's rows.
      data-partner={isPartner || undefined}
      data-tagged={isTagged || undefined}
      data-coming={deposit.isComingSoon || undefined}
      data-chosen={isChosen || undefined}
      data-taxed={props.isTaxed || undefined}
    >
      <th role="rowheader" scope="row" className={styles.deposit}>
        {props.isHighlighted && <IssuerEdge colour={deposit.colours.end} />}
        <span className={styles.who}>
          <img className={styles.logo} src={deposit.logoUrl} alt="" loading="lazy" />
          <span className={styles.names}>
            <DepositName listing={listing} terms={terms} />
            <span className={styles.issuer}>{deposit.issuerName}</span>
            {isTagged && (
              <span className={styles.issuer}>
                {partnerCard.tag} · {copy.investors(partnerCard.totalInvestors)}
              </span>
            )}
            {!props.isTaxed && <AnnualReturn row={compared} terms={terms} />}
            {!isCumulative(row.payoutFrequency) && (
              <span className={styles.issuer}>{copy.payout(payoutLabel(row.payoutFrequency))}</span>
            )}
          </span>
        </span>
      </th>
      <td role="cell" className={styles.rate}>
        {rateLabel(offer.rate)}
        {offer.rate !== undefined && <span className={styles.unit}> p.a.</span>}
      </td>
      <td role="cell" className={styles.earn}>
        <Earned row={compared} terms={terms} isTaxed={props.isTaxed} />
      </td>
      <td role="cell" className={styles.safety}>
        {deposit.isComingSoon ? <Badge>{copy.comingSoon}</Badge> : <SafetyText deposit={deposit} />}
      </td>
      <td role="cell" className={styles.early}>
        {earlyWithdrawalLabel(deposit, row.tenure)}
      </td>
      {comparison !== undefined && (
        <td role="cell" className={styles.compare}>
          <CompareToggle listing={listing} comparison={comparison} />
        </td>
      )}
      {choice !== undefined && (
        <td role="cell" className={styles.choice}>
          {!deposit.isComingSoon && <ChooseButton {...{ listing, choice, isChosen }} />}
        </td>
      )}
    </tr>
  );
});

/** Whether the partner bank's row has the tag that the product documents fix. */
function isShowcased({ row: { listing }, isHighlighted }: DepositTableRowProps): boolean {
  return isHighlighted || listing.tag === partnerCard.tag;
}

/** Deposits of different tenures compare by their annual return. */
function AnnualReturn({ row, terms }: Pick<DepositTableRowProps, 'row' | 'terms'>) {
  const { annualReturn, row: rates } = row.offer;
  const isComparable = hasOneTenure(terms) || !isCumulative(rates.payoutFrequency);
  if (annualReturn === undefined || isComparable) return undefined;
  return <span className={styles.issuer}>{copy.annualReturn(formatPercent(annualReturn))}</span>;
}

function hasOneTenure({ tenure }: RowTerms): boolean {
  return tenure !== undefined && tenure !== ComparedTenure.Best;
}

/**
 * What the amount earns, with the yearly returns at the told slab, or with a bar that compares the
 * earnings with the highest ones in the list.
 */
function Earned({ row, terms, isTaxed }: Pick<DepositTableRowProps, 'row' | 'terms' | 'isTaxed'>) {
  const { listing, offer, share, returns } = row;
  const { deposit } = listing;
  return (
    <>
      {offer.quote === undefined ? (
        <span className={styles.limit}>{limitOf(row, terms)}</span>
      ) : (
        <>
          <span className={styles.interest}>{formatRupees(offer.quote.totalInterest)}</span>
          {isTaxed ? (
            <Returns returns={returns} />
          ) : (
            !deposit.isComingSoon && <EarningsBar share={share} />
          )}
        </>
      )}
      {!hasOneTenure(terms) && (
        <span className={styles.tenure}>{tenureInWords(listing.row.tenure)}</span>
      )}
    </>
  );
}

function Returns({ returns }: Pick<ComparedListing, 'returns'>) {
  const [inYear, afterTax] = yearlyTexts(returns);
  return (
    <span className={styles.returns}>
      <span className={styles.year}>{inYear}</span>
      <span className={styles.tax}>{afterTax}</span>
    </span>
  );
}

function limitOf({ listing: { deposit }, offer }: ComparedListing, { principal }: RowTerms) {
  if (offer.rate === undefined) return copy.noRate;
  return principal.isLessThan(deposit.minimumAmount)
    ? copy.from(formatRupees(deposit.minimumAmount))
    : copy.upTo(formatRupees(deposit.maximumAmount));
}

interface DepositNameProps {
  readonly listing: DepositListing;
  readonly terms: RowTerms;
}

function DepositName({ listing, terms }: DepositNameProps) {
  const { deposit, row } = listing;
  const choose = useChooseRow(terms);
  if (deposit.isComingSoon) return <span className={styles.name}>{deposit.name}</span>;
  return (
    <Link
      className={styles.name}
      to={investPath(deposit.depositId, row)}
      onClick={() => choose(listing)}
    >
      <span className={marks.opens}>{deposit.name}</span>
    </Link>
  );
}

interface ChooseButtonProps {
  readonly listing: DepositListing;
  readonly choice: Choice;
  readonly isChosen: boolean;
}

function ChooseButton({ listing, choice, isChosen }: ChooseButtonProps) {
  const { name } = listing.deposit;
  return (
    <button
      type="button"
      className={styles.choose}
      aria-pressed={isChosen}
      aria-label={isChosen ? copy.chosenNamed(name) : copy.chooseNamed(name)}
      onClick={() => choice.onChoose(listing)}
    >
      {isChosen ? copy.chosen : copy.choose}
    </button>
  );
}
