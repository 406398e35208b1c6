import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { CompoundingFrequency } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { isSuryoday } from '#domain/fixed-deposits/catalogue/issuer.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { QuoteResult } from '#domain/fixed-deposits/interest/working-behind.ts';
import {
  effectiveAnnualYield,
  effectiveYield,
  writtenYears,
} from '#domain/fixed-deposits/interest/yields.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { RateDisplay } from '#ui/platform/design-system/figures/rate-display.tsx';
import type { CheckedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import styles from './invest-details-yield.module.css';
import { yieldCopy as copy } from './copy.ts';
import { QuoteFigure } from '#ui/fixed-deposits/quote/quote-figure.tsx';

interface InvestDetailsYieldProps {
  readonly checked: CheckedQuote;
  readonly deposit: DepositProduct;
}

/** Explains the effective yield with compounding for the amount in the box. */
export function InvestDetailsYield({ checked, deposit }: InvestDetailsYieldProps) {
  return (
    <Section title={copy.title} text={copy.text}>
      {isCumulative(checked.answer.payoutFrequency) ? (
        <Worked checked={checked} deposit={deposit} />
      ) : (
        <p>{copy.atMaturityOnly}</p>
      )}
    </Section>
  );
}

function Worked({ checked: { answer, own }, deposit }: InvestDetailsYieldProps) {
  const { totalInterest, principal, tenure, annualRatePercent } = answer;
  const span = { tenure, convention: interestConventionFor(deposit.issuerId, tenure) };
  const years = writtenYears(span);
  const result = formatPercent(effectiveYield({ totalInterest, principal, ...span }));
  return (
    <Card tone="tint">
      <div className={styles.worked}>
        <RateDisplay
          label={copy.result}
          text={result}
          detail={copy.average}
          figure={
            <QuoteFigure
              quote={own}
              result={QuoteResult.EffectiveYield}
              label={copy.result}
              text={result}
            />
          }
          size="large"
        />
        <div className={styles.formula}>
          <p>{copy.formula}</p>
          <p className={styles.numbers}>
            {formatRupees(totalInterest)} ÷ ({formatRupees(principal)} × {years}) × 100
          </p>
        </div>
      </div>
      {isSuryoday(deposit.issuerId) && (
        <p className={styles.quarterly}>
          {copy.quarterly(
            formatPercent(effectiveAnnualYield(annualRatePercent, CompoundingFrequency.Quarterly)),
          )}
        </p>
      )}
    </Card>
  );
}
