import { Money } from '#domain/platform/money.ts';
import {
  purchasePayable,
  purchaseTotals,
} from '#domain/private-market/holdings/purchase-history.ts';
import {
  chargesAfterSales,
  chargesTogether,
} from '#domain/private-market/holdings/charges-after-sales.ts';
import { shareTotals } from '#domain/private-market/holdings/share-totals.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import {
  shareHistoryQuery,
  shareHistoryReply,
  sharePortfolioReply,
  sharePortfolioRequest,
  shareSalesQuery,
  shareSalesReply,
} from '#infrastructure/private-market/held-shares.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  shareDealings,
  type ShareDealings,
  type ShareLot,
} from '#infrastructure/backend/private-market/records/share-dealings.ts';
import { heldValues } from '#infrastructure/backend/private-market/records/held-values.ts';
import { quoteFields } from '#infrastructure/backend/private-market/records/share-quotes.ts';

export function addHeldShareRoutes(sandbox: Sandbox): void {
  addPortfolio(sandbox);
  addHistory(sandbox);
  addSales(sandbox);
}

function addPortfolio(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/preipoportfolio',
    summary: 'List shares held outside baskets, in order of the first purchase',
    access: 'session',
    body: sharePortfolioRequest,
    reply: sharePortfolioReply,
    run: async ({ investorId, database }) => {
      const dealings = await shareDealings(database, investorId);
      const held = dealings.filter(({ left }) => left.length > 0);
      const quotes = await quoteFields(database);
      const values = await heldValues(database, investorId, held);
      const data = {
        onmi_asset_count: held.length,
        total_investment: investmentOf(held.flatMap(({ left }) => left)).text,
        portfolio: held.map((share) => {
          const value = values.get(share.shareId);
          return {
            ...rowOf(share),
            ...(value !== undefined && { current_value: value.text }),
            ...quotes.get(share.shareId),
          };
        }),
        sales: allSales(dealings),
        sold: soldOut(dealings).map(soldRowOf),
      };
      return { status: 200, message: 'Portfolio', data };
    },
  });
}

function addHistory(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/preipo-orderhistory',
    summary: 'List the investor’s purchases of a share, newest first',
    access: 'session',
    query: shareHistoryQuery,
    reply: shareHistoryReply,
    run: async ({ query, investorId, database }) => {
      const dealings = await shareDealings(database, investorId);
      const { lots = [] } =
        dealings.find((each) => each.shareId === query.pre_ipo_product_id) ?? {};
      const rows = newestFirst(lots).map((lot) => {
        const purchase = purchaseOf(lot);
        return {
          price_per_unit: lot.pricePerUnit.text,
          qty_booked: lot.units,
          total_investment_amount: purchase.investment.text,
          tcs: purchase.taxDeductedAtSource.text,
          stamp_duty: purchase.stampDuty.text,
          documentation_charges: purchase.documentationCharges.text,
          total_payable: purchasePayable(purchase).text,
          pre_ipo_order_id: lot.order_id,
          created_on: lot.requested_at.toISOString(),
        };
      });
      return { status: 200, message: 'Order history', data: { portfolio_arr: rows } };
    },
  });
}

function addSales(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/pre-ipo/share-sales',
    summary: 'List the investor’s sales of a share, newest first',
    access: 'session',
    query: shareSalesQuery,
    reply: shareSalesReply,
    run: async ({ query, investorId, database }) => {
      const dealings = await shareDealings(database, investorId);
      const sales = dealings.find((each) => each.shareId === query.pre_ipo_product_id)?.sales ?? [];
      const data = sales.toReversed().map(({ sale, proceeds, cost }) => ({
        sell_request_id: sale.sell_request_id ?? 0,
        quantity: sale.units,
        price_per_unit: sale.pricePerUnit.text,
        proceeds: proceeds.text,
        cost: cost.text,
        sold_on: sale.sold_at.toISOString(),
      }));
      return { status: 200, message: 'Sales', data };
    },
  });
}

function newestFirst(lots: readonly ShareLot[]): readonly ShareLot[] {
  return lots.toSorted(
    (a, b) => b.requested_at.getTime() - a.requested_at.getTime() || b.order_id - a.order_id,
  );
}

function purchaseOf(lot: ShareLot) {
  return {
    units: lot.units,
    investment: unitsValue(lot.units, lot.pricePerUnit),
    stampDuty: Money.of(lot.stamp_duty),
    taxDeductedAtSource: Money.of(lot.tax_deducted_at_source),
    documentationCharges: Money.of(lot.documentation_charges),
  };
}

function investmentOf(lots: readonly ShareLot[]): Money {
  return purchaseTotals(lots.map(purchaseOf)).investment;
}

/** The portfolio row of a share, for the units that are not sold. */
function rowOf(share: ShareDealings) {
  const { left, lots } = share;
  const { units } = purchaseTotals(left.map(purchaseOf));
  return {
    ...shareOf(lots),
    qty_booked: units,
    total_investment: investmentOf(left).text,
    charges: chargesOf(share).left.text,
  };
}

/** The stamp duty, TDS and documentation charges of the held and of the sold units. */
function chargesOf({ lots, left, sales }: ShareDealings) {
  const bought = purchaseTotals(lots.map(purchaseOf));
  const { stampDuty, taxDeductedAtSource, documentationCharges } = bought;
  const sold = sales.map(({ cost }) => cost);
  return chargesAfterSales([stampDuty, taxDeductedAtSource, documentationCharges], {
    left: investmentOf(left),
    sold,
  });
}

function allSales(dealings: readonly ShareDealings[]) {
  const charges = chargesTogether(dealings.map(chargesOf)).sold;
  return { ...salesTogether(dealings.flatMap(({ sales }) => sales)), charges: charges.text };
}

/** The shares of which no units are left, the latest sale first. */
function soldOut(dealings: readonly ShareDealings[]): readonly ShareDealings[] {
  const lastSale = ({ sales }: ShareDealings) => sales.at(-1)?.sale.sold_at.getTime() ?? 0;
  return dealings
    .filter(({ left }) => left.length === 0)
    .toSorted((one, other) => lastSale(other) - lastSale(one));
}

function soldRowOf({ lots, sales }: ShareDealings) {
  const soldAt = sales.at(-1)?.sale.sold_at;
  if (soldAt === undefined) throw new Error('a fully sold share has no sale');
  return {
    ...shareOf(lots),
    quantity: sales.reduce((all, { sale }) => all + sale.units, 0),
    ...salesTogether(sales),
    sold_on: soldAt.toISOString(),
  };
}

function salesTogether(sold: ShareDealings['sales']) {
  const { paidToBank: proceeds, putIn: cost } = shareTotals({ held: [], sold });
  return { proceeds: proceeds.text, cost: cost.text };
}

function shareOf([share]: readonly ShareLot[]) {
  if (share === undefined) throw new Error('a held share has no purchase');
  return {
    pre_ipo_share_name: share.name,
    ...(share.logo_url !== null && { pre_ipo_logo: share.logo_url }),
    industry_type: share.industry,
    pre_ipo_product_id: share.id,
    domain_name: share.domain_name,
  };
}
