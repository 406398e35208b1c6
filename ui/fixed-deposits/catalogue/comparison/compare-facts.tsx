// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role
import { earlyWithdrawalLabel } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { ReactNode } from 'react';
import hidden from '#ui/platform/design-system/foundations/visually-hidden.module.css';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { LazyExitGlance } from '#ui/fixed-deposits/early-exit/lazy-exits.tsx';
import { investPath } from '#ui/fixed-deposits/paths.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { insuranceText } from '#ui/fixed-deposits/shared/safety-marks.tsx';
import { useChooseRow } from '#ui/fixed-deposits/catalogue/list/use-choose-row.ts';
import { CompareReturns } from './compare-returns.tsx';
import styles from './compare.module.css';
import { compareFactsCopy as copy } from './compare-facts-copy.ts';
import type { ComparedFacts, CompareTerms } from './comparison.view-model.ts';

/** A region that scrolls sideways must be focusable, so that the keyboard can scroll it. */
const scrolled = { tabIndex: 0, role: 'region', 'aria-label': copy.facts };

export interface CompareFactsProps {
  readonly facts: readonly ComparedFacts[];
  readonly terms: CompareTerms;
}

/** A row of the table: its label, and its content for each deposit. */
interface Fact {
  readonly name: string;
  readonly of: (facts: ComparedFacts) => ReactNode;
}

/**
 * A table of the compared deposits: their earnings on the amount of the list, and their conditions.
 */
export function CompareFacts({ facts, terms }: CompareFactsProps) {
  const choose = useChooseRow(terms);
  return (
    <div className={styles.frame} {...scrolled}>
      <table role="table" className={styles.table} data-facts>
        <caption className={styles.factsTitle}>{copy.facts}</caption>
        <thead role="rowgroup" className={hidden.listHead}>
          <tr role="row">
            <th role="columnheader" scope="col">{copy.fact}</th>
            {facts.map(({ deposit }) => (
              <th key={deposit.depositId} role="columnheader" scope="col">
                {deposit.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <FactRow name={copy.earn(formatRupees(terms.principal))} of={earned} facts={facts} />
          <CompareReturns facts={facts} />
          {CONDITIONS.map(({ name, of }) => (
            <FactRow key={name} name={name} of={of} facts={facts} />
          ))}
          <tr role="row" className={styles.choose}>
            <th role="rowheader" scope="row">{copy.choose}</th>
            {facts.map(({ deposit, listing }) => (
              <td role="cell" key={deposit.depositId}>
                {!deposit.isComingSoon && (
                  <LinkButton
                    size="small"
                    kind="secondary"
                    to={investPath(deposit.depositId, listing.row)}
                    onClick={() => choose(listing)}
                  >
                    {copy.choose} <VisuallyHidden>{deposit.name}</VisuallyHidden>
                  </LinkButton>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function FactRow({ name, of, facts }: Fact & Pick<CompareFactsProps, 'facts'>) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">{name}</th>
      {facts.map((each) => (
        <td role="cell" key={each.deposit.depositId}>{of(each)}</td>
      ))}
    </tr>
  );
}

const CONDITIONS: readonly Fact[] = [
  { name: copy.insurance, of: ({ deposit }) => insuranceText(deposit.isInsured) },
  { name: copy.rating, of: ({ deposit }) => deposit.creditRating ?? copy.notRated },
  {
    name: copy.early,
    of: ({ deposit, listing }) => earlyWithdrawalLabel(deposit, listing.row.tenure),
  },
  {
    name: copy.halfWay,
    of: ({ deposit, offer, rateCard, column }) => (
      <LazyExitGlance {...{ quote: offer?.quote, deposit, card: rateCard, column }} />
    ),
  },
  { name: copy.least, of: ({ deposit }) => formatRupees(deposit.minimumAmount) },
  {
    name: copy.payouts,
    of: ({ payoutFrequencies }) => payoutFrequencies.map((each) => payoutLabel(each)).join(', '),
  },
];

function earned(facts: ComparedFacts): ReactNode {
  return <Earned facts={facts} />;
}

function Earned({ facts: { offer, listing, deposit } }: { readonly facts: ComparedFacts }) {
  const earned = offer?.quote?.totalInterest;
  return (
    <>
      <span className={styles.figure}>
        {earned === undefined
          ? copy.limits(formatRupees(deposit.minimumAmount), formatRupees(deposit.maximumAmount))
          : formatRupees(earned)}
      </span>
      <span className={styles.earned}>{copy.inTenure(tenureInWords(listing.row.tenure))}</span>
    </>
  );
}
