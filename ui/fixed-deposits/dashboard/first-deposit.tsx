import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { ComparedTenure } from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { AmountsScope } from '#ui/platform/hidden-amounts/amounts-scope.tsx';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { listTermsCopy } from '#ui/fixed-deposits/catalogue/list/terms/copy.ts';
import { AmountField } from '#ui/fixed-deposits/catalogue/list/terms/list-terms.tsx';
import { SafetyText } from '#ui/fixed-deposits/shared/safety-marks.tsx';
import { quoteSentence } from '#ui/fixed-deposits/quote/quote-sentence.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { firstDepositCopy as copy } from './copy.ts';
import { FirstDepositSteps } from './first-deposit-steps.tsx';
import { FirstDepositViewModel } from './first-deposit.view-model.ts';
import styles from './first-deposit.module.css';
import { useHome } from './home-context.ts';

const tenures = Object.values(ComparedTenure).map((value) => ({
  value,
  label: listTermsCopy.tenures[value],
}));

/** For an investor without a deposit or share: a first deposit's maturity amount and its steps. */
export const FirstDeposit = observer(function FirstDeposit() {
  const { offers } = useHome();
  const today = useToday();
  const { gender, isSeniorCitizen } = useInvestor();
  const investor = { column: rateColumnFor({ gender, isSeniorCitizen }), today };
  const [viewModel] = useState(() => new FirstDepositViewModel(offers, investor));
  return (
    <AmountsScope arePersonal={false}>
      <Section title={copy.title} text={copy.text}>
        <Card>
          <div className={styles.deposit}>
            <div className={styles.terms}>
              <AmountField
                amount={viewModel.amount}
                onAmount={(amount) => viewModel.enterAmount(amount)}
              />
              <ChoiceGroup
                label={copy.tenure}
                look="chips"
                choices={tenures}
                value={viewModel.tenure}
                onValue={(tenure) => viewModel.chooseTenure(tenure)}
              />
            </div>
            <div className={styles.outcome}>
              <Outcome viewModel={viewModel} />
              <LinkButton to={viewModel.listPath} isFullWidth>
                {copy.continue}
              </LinkButton>
            </div>
          </div>
        </Card>
        <FirstDepositSteps />
      </Section>
    </AmountsScope>
  );
});

const Outcome = observer(function Outcome({
  viewModel,
}: {
  readonly viewModel: FirstDepositViewModel;
}) {
  const { best, isLoading } = viewModel;
  if (isLoading) {
    return (
      <div className={styles.result}>
        <Skeleton shape="text" label="" />
      </div>
    );
  }
  if (best?.offer.quote === undefined) return <p role="status">{copy.none}</p>;
  const { deposit, row } = best.listing;
  return (
    <div className={styles.result} role="status">
      <Becomes quote={best.offer.quote} />
      <p className={styles.name}>{copy.best(deposit.name, tenureInWords(row.tenure))}</p>
      <SafetyText deposit={deposit} />
      <p className={styles.sentence}>{quoteSentence(best.offer.quote)}</p>
    </div>
  );
});

function Becomes({ quote }: { readonly quote: DepositQuote }) {
  const { principal, payoutFrequency } = quote.terms;
  const start = formatRupees(principal);
  return isCumulative(payoutFrequency) ? (
    <MoneyDisplay
      size="hero"
      label={`${start} ${copy.becomes}`}
      text={formatRupees(quote.maturityAmount)}
    />
  ) : (
    <MoneyDisplay
      size="hero"
      label={`${start} ${copy.pays}`}
      text={formatRupees(quote.totalInterest)}
    />
  );
}
