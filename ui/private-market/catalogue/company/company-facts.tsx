import type { CompanyData } from '#application/private-market/companies.ts';
import type { ShareDetail } from '#application/private-market/market-shares.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatSignedPercent } from '#domain/platform/indian-formatting.ts';
import {
  companyAmount,
  companyAmountLabel,
} from '#domain/private-market/catalogue/company-amount.ts';
import { priceLabel, totalPrice } from '#domain/private-market/catalogue/display-price.ts';
import { HeadlineFigure } from '#domain/private-market/catalogue/financial-series.ts';
import { financialYearName } from '#domain/private-market/catalogue/financial-year.ts';
import { watchedPrice } from '#domain/private-market/catalogue/watchlist.ts';
import { observer } from 'mobx-react-lite';
import {
  type Definition,
  DefinitionList,
} from '#ui/platform/design-system/figures/definition-list.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { marketCopy } from '#ui/private-market/shared/copy.ts';
import { QuoteLine } from '#ui/private-market/shared/quote-line.tsx';
import styles from './company.module.css';
import { companyCopy as copy } from './copy.ts';
import type { CompanyViewModel } from './company.view-model.ts';
import {
  headline,
  yearGrowth,
} from '#ui/private-market/catalogue/company/financials/earnings-years.ts';

interface CompanyFactsProps {
  readonly viewModel: CompanyViewModel;
  readonly share: ShareDetail;
}

/** What an investor looks for first: the price with its quote, and the figures of the last year. */
export const CompanyFacts = observer(function CompanyFacts({
  viewModel,
  share,
}: CompanyFactsProps) {
  const price = watchedPrice(share);
  const company = viewModel.company.value;
  const isWaiting = viewModel.company.state.kind === 'loading';
  return (
    <div className={styles.headFacts}>
      <div>
        <MoneyDisplay
          label={marketCopy.price}
          text={price === undefined ? marketCopy.onRequest : priceLabel(price)}
          size={price?.kind === 'single' ? 'large' : 'medium'}
        />
        <QuoteLine share={share} />
      </div>
      <div className={styles.keyFacts} data-waiting={isWaiting || undefined}>
        <DefinitionList
          look="columns"
          items={[...leastAmount(share), ...(company === undefined ? [] : companyFacts(company))]}
        />
      </div>
    </div>
  );
});

/** What the smallest order costs, without duty. */
function leastAmount(share: ShareDetail): readonly Definition[] {
  const { minimumQuantity } = share;
  const price = watchedPrice(share);
  const shares = marketCopy.shares(indianGroups(String(minimumQuantity)), minimumQuantity);
  if (price === undefined) return [{ label: copy.leastShares, value: shares }];
  const value = priceLabel(totalPrice(minimumQuantity, price));
  return [{ label: copy.leastAmount, value, detail: shares }];
}

function companyFacts(company: CompanyData): readonly Definition[] {
  const { priceToEarnings, priceToBook } = company.ratios;
  const multiples = [
    { label: copy.priceToEarnings, multiple: priceToEarnings },
    { label: copy.priceToBook, multiple: priceToBook },
  ].flatMap(({ label, multiple }) =>
    multiple === undefined ? [] : [{ label, value: multiple.text }],
  );
  return [
    ...multiples,
    ...lastYear(company, HeadlineFigure.Revenue, copy.revenueOf),
    ...lastYear(company, HeadlineFigure.Profit, copy.profitOf),
  ];
}

function lastYear(
  company: CompanyData,
  figure: HeadlineFigure,
  labelOf: (year: string) => string,
): readonly Definition[] {
  const known = headline(company, figure);
  const last = known.at(-1);
  if (last?.amount === undefined) return [];
  const growth = yearGrowth(last.amount, known.at(-2)?.amount);
  const value = companyAmountLabel(companyAmount(last.amount.text, company.currency));
  const label = labelOf(financialYearName(last.year));
  return [{ label, value, detail: growth && copy.overYear(formatSignedPercent(growth)) }];
}
