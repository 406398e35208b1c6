import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { earlyWithdrawalSentence } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import type { ComparisonTerms } from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { LazyExitGlance } from '#ui/fixed-deposits/early-exit/lazy-exits.tsx';
import { investPath } from '#ui/fixed-deposits/paths.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { InsuranceLine } from '#ui/fixed-deposits/shared/insurance-line.tsx';
import { LazyDepositVine } from '#ui/fixed-deposits/shared/lazy-deposit-vine.tsx';
import { chosenDepositCopy as copy } from './chosen-deposit-copy.ts';
import styles from './chosen-deposit.module.css';
import type { ComparedListing } from './compared-listings.ts';
import type { RowTerms } from './deposit-table-props.ts';
import { useChooseRow } from '#ui/fixed-deposits/catalogue/list/use-choose-row.ts';

interface ChosenDepositProps {
  readonly row: ComparedListing;
  /** Whether the row is shown because no row has been chosen. */
  readonly isByDefault: boolean;
  readonly terms: RowTerms & Pick<ComparisonTerms, 'column'>;
}

/**
 * The panel beside the table on wide screens: the growth of the chosen deposit, and a link to its
 * page.
 */
export function ChosenDeposit({ row, isByDefault, terms }: ChosenDepositProps) {
  const { listing, offer } = row;
  const { deposit } = listing;
  const choose = useChooseRow(terms);
  return (
    <aside className={styles.panel} aria-label={copy.label(deposit.name)}>
      <Card>
        <div className={styles.content}>
          <p className={styles.name}>
            {deposit.name} · {tenureInWords(listing.row.tenure)}
          </p>
          {offer.quote !== undefined && <Result quote={offer.quote} />}
          {offer.quote !== undefined && (
            <p className={styles.early}>
              <InsuranceLine
                {...{ deposit, quote: offer.quote, maturityAmount: offer.quote.maturityAmount }}
                isUnread={isByDefault}
              />
            </p>
          )}
          {deposit.creditRating !== undefined && (
            <DefinitionList items={[{ label: copy.rating, value: deposit.creditRating }]} />
          )}
          <p className={styles.early}>{earlyWithdrawalSentence(deposit, listing.row.tenure)}</p>
          <div className={styles.early}>
            <LazyExitGlance
              {...{ quote: offer.quote, deposit, card: listing.rateCard, column: terms.column }}
            />
          </div>
          <LinkButton
            to={investPath(deposit.depositId, listing.row)}
            isFullWidth
            onClick={() => choose(listing)}
          >
            {copy.book(formatRupees(terms.principal))}
          </LinkButton>
        </div>
      </Card>
    </aside>
  );
}

function Result({ quote }: { readonly quote: DepositQuote }) {
  const today = useToday();
  const { principal, tenure, payoutFrequency } = quote.terms;
  const date = formatDate(tenure.maturityDateFrom(today));
  return (
    <>
      {isCumulative(payoutFrequency) ? (
        <MoneyDisplay
          size="hero"
          text={formatRupees(quote.maturityAmount)}
          detail={copy.on(date, formatRupees(principal))}
        />
      ) : (
        <MoneyDisplay
          size="hero"
          text={formatRupees(quote.totalInterest)}
          detail={copy.paidOut(date)}
        />
      )}
      <LazyDepositVine quote={quote} from={today} />
    </>
  );
}
