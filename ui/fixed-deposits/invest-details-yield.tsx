import type { DepositProduct } from '#application/fixed-deposits/deposit-catalogue.ts';
import { CompoundingFrequency } from '#domain/fixed-deposits/compounding-frequency.ts';
import { isSuryoday } from '#domain/fixed-deposits/issuer.ts';
import { isCumulative } from '#domain/fixed-deposits/payout-frequency.ts';
import { QuoteResult } from '#domain/fixed-deposits/working-behind.ts';
import {
  effectiveAnnualYield,
  effectiveYield,
  writtenYears,
} from '#domain/fixed-deposits/yields.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Card } from '../platform/design-system/card.tsx';
import { Section } from '../platform/design-system/page.tsx';
import { RateDisplay } from '../platform/design-system/rate-display.tsx';
import type { CheckedAnswer } from './domain-quote.ts';
import styles from './invest-details-yield.module.css';
import { yieldWords as words } from './invest-details-words.ts';
import { QuoteFigure } from './quote-figure.tsx';

interface InvestDetailsYieldProps {
  readonly checked: CheckedAnswer;
  readonly deposit: DepositProduct;
}

/** What the rate comes to with interest on interest, worked out on the amount in the box. */
export function InvestDetailsYield({ checked, deposit }: InvestDetailsYieldProps) {
  return (
    <Section title={words.title} text={words.text}>
      {isCumulative(checked.answer.payoutFrequency) ? (
        <Worked checked={checked} deposit={deposit} />
      ) : (
        <p>{words.atMaturityOnly}</p>
      )}
    </Section>
  );
}

function Worked({ checked: { answer, own }, deposit }: InvestDetailsYieldProps) {
  const { totalInterest, principal, tenure, annualRatePercent } = answer;
  const years = writtenYears(tenure);
  const result = formatPercent(effectiveYield({ totalInterest, principal, tenure }));
  return (
    <Card tone="butter">
      <div className={styles.worked}>
        <RateDisplay
          label={words.result}
          text={result}
          figure={
            <QuoteFigure
              quote={own}
              result={QuoteResult.EffectiveYield}
              label={words.result}
              text={result}
            />
          }
          size="large"
        />
        <div className={styles.formula}>
          <p>{words.formula}</p>
          <p className={styles.numbers}>
            {formatRupees(totalInterest)} ÷ ({formatRupees(principal)} × {years}) × 100
          </p>
        </div>
      </div>
      {isSuryoday(deposit.issuerId) && (
        <p className={styles.quarterly}>
          {words.quarterly(
            formatPercent(effectiveAnnualYield(annualRatePercent, CompoundingFrequency.Quarterly)),
          )}
        </p>
      )}
    </Card>
  );
}
