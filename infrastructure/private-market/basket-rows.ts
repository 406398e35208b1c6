import type { BasketShare, ListedBasket } from '#application/private-market/baskets.ts';
import { currencyFor } from '#domain/platform/currency.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { basketNameFor } from '#domain/private-market/catalogue/basket.ts';
import {
  type CompanyAmount,
  companyAmount,
} from '#domain/private-market/catalogue/company-amount.ts';
import { isFlagSet } from '#infrastructure/platform/http/flags.ts';
import type { BasketRow } from './baskets.wire.ts';
import { lastQuoteOf } from './last-quote.ts';

type Item = BasketRow['items'][number];

/** A basket from its wire row. @throws an Error for an invalid value */
export function basketOf({ basket, items }: BasketRow): ListedBasket {
  const { basket_id, basket_name, description, retail_basket_price } = basket;
  return {
    basketId: basket_id,
    name: basketNameFor(basket_name),
    ...(description !== undefined && { description }),
    price: Money.of(retail_basket_price),
    shares: items.map(shareOf),
  };
}

function shareOf({ quantity, retail_weightage, product }: Item): BasketShare {
  const marketCap = amountOf(product.market_cap);
  return {
    shareId: product.pre_ipo_stock_id,
    name: product.pre_ipo_share_name,
    ...logoOf(product),
    isin: product.isin_no,
    industry: product.industry,
    domainName: product.domain_name,
    isOnCdsl: isFlagSet(product.available_on_cdsl),
    isOnNsdl: isFlagSet(product.available_on_nsdl),
    quantity,
    weightage: Percentage.of(retail_weightage),
    pricePerUnit: Money.of(product.retail_price),
    ...(marketCap !== undefined && { marketCap }),
    lastQuote: lastQuoteOf(product),
  };
}

/** The logo of a wire row. A missing one is left out, so that the screen shows initials instead. */
export function logoOf({ logo_url }: { readonly logo_url?: string | undefined }) {
  return logo_url === undefined || logo_url === '' ? {} : { logoUrl: logo_url };
}

/** The market capitalisation of a wire row; undefined if its currency is unknown. */
function amountOf(figure: Item['product']['market_cap']): CompanyAmount | undefined {
  const currency = currencyFor(figure?.currency ?? '');
  if (figure === undefined || currency === undefined) return undefined;
  return companyAmount(figure.amount, currency);
}
