import {
  type InvestmentFigures,
  totalsTerms,
  type TotalsTerm,
} from '#domain/platform/investment-totals.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { ReactNode } from 'react';
import {
  CompositionBar,
  type CompositionPart,
} from '#ui/platform/design-system/charts/composition-bar.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import {
  type Definition,
  DefinitionList,
} from '#ui/platform/design-system/figures/definition-list.tsx';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { investmentCopy, type TermCopy } from './copy.ts';
import styles from './investment-summary.module.css';

interface InvestmentSummaryProps {
  /** The accessible name of the card. */
  readonly label: string;
  /** The name of the value, such as that of the portfolio. */
  readonly title: string;
  readonly figures: InvestmentFigures;
  readonly copy?: TermCopy;
  /** Additional text below the value. */
  readonly detail?: string | undefined;
  /** The parts of the value, such as deposits, shares and baskets, shown as a bar. */
  readonly parts?: readonly CompositionPart[];
  readonly facts?: readonly Definition[];
  /** Notes about what the figures leave out or assume. */
  readonly notes?: readonly ReactNode[];
  readonly actions?: ReactNode;
}

/** The current value of investments and the amounts that add up to it. */
export function InvestmentSummary(props: InvestmentSummaryProps) {
  const { label, title, figures, detail, parts = [], facts = [], notes = [], actions } = props;
  const terms = totalsTerms(figures);
  const isOpen = figures.paidToBank === undefined;
  return (
    <Card tone="green" padding="large" as="section" label={label}>
      <div className={styles.summary}>
        <div className={styles.worth}>
          <MoneyDisplay
            size="hero"
            label={title}
            text={formatRupees(figures.worth)}
            detail={detail}
          />
          {terms.length > 0 && <Sum terms={terms} copy={props.copy} />}
        </div>
        {parts.length > 1 && (
          <div className={styles.composition}>
            <CompositionBar parts={parts} label={investmentCopy.madeUpOf} />
          </div>
        )}
        {facts.length > 0 && (
          <div className={styles.parts}>
            <DefinitionList look="columns" items={facts} />
          </div>
        )}
        {(isOpen || notes.length > 0) && (
          <div className={styles.notes}>
            {isOpen && <p>{investmentCopy.paidUnknown}</p>}
            {notes.map((note, at) => (
              <p key={at}>{note}</p>
            ))}
          </div>
        )}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </Card>
  );
}

interface SumProps {
  readonly terms: readonly TotalsTerm[];
  readonly copy: TermCopy | undefined;
}

/**
 * The amounts that add up to the value, as one sentence. A line break never separates an amount
 * from its label.
 */
function Sum({ terms, copy = investmentCopy.terms }: SumProps) {
  return (
    <p className={styles.sum}>
      {terms.map(({ kind, isSubtracted, amount }, at) => (
        <span key={kind}>
          {at > 0 && ' '}
          <span className={styles.term}>
            {at > 0 && (isSubtracted ? '− ' : '+ ')}
            <AmountText>{formatRupees(amount)}</AmountText>{' '}
            {copy[isSubtracted && kind === 'earned' ? 'lost' : kind]}
          </span>
        </span>
      ))}
    </p>
  );
}
