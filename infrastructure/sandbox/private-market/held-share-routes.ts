import { Money } from '#domain/platform/money.ts';
import { purchasePayable, purchaseTotals } from '#domain/private-market/purchase-history.ts';
import { unitsValue } from '#domain/private-market/units-value.ts';
import {
  shareHistoryQuery,
  shareHistoryReply,
  sharePortfolioReply,
  sharePortfolioRequest,
} from '#infrastructure/private-market/held-shares.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import { route } from '../platform/route.ts';

/** The shares that an investor holds on their own, and how they were bought. */
export function addHeldShareRoutes(sandbox: Sandbox): void {
  addPortfolio(sandbox);
  addHistory(sandbox);
}

function addPortfolio(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/preipoportfolio',
    summary: 'The shares that an investor holds on their own, in the order of the first purchase',
    access: 'session',
    body: sharePortfolioRequest,
    reply: sharePortfolioReply,
    run: async ({ investorId, database }) => {
      const lots = await shareLots(database, investorId).execute();
      const firsts = lots.filter(({ id }, at) => lots.findIndex((lot) => lot.id === id) === at);
      const portfolio = firsts.map((first) =>
        rowOf(first, lots.filter(({ id }) => id === first.id)),
      );
      const data = {
        onmi_asset_count: portfolio.length,
        total_investment: purchaseTotals(lots.map(purchaseOf)).investment.text,
        portfolio,
      };
      return { status: 200, message: 'Portfolio', data };
    },
  });
}

function addHistory(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/preipo-orderhistory',
    summary: 'What an investor has bought of one share, newest first',
    access: 'session',
    query: shareHistoryQuery,
    reply: shareHistoryReply,
    run: async ({ query, investorId, database }) => {
      const lots = await shareLots(database, investorId)
        .where('lot.share_id', '=', query.pre_ipo_product_id)
        .execute();
      const rows = lots.toReversed().map((lot) => {
        const purchase = purchaseOf(lot);
        return {
          price_per_unit: Money.of(lot.price_per_unit).text,
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

/** Oldest order first. */
function shareLots(database: Kysely<Database>, investorId: number) {
  return database
    .selectFrom('share_lots as lot')
    .innerJoin('shares as share', 'share.id', 'lot.share_id')
    .innerJoin('share_orders as order', 'order.id', 'lot.order_id')
    .select(['lot.order_id', 'lot.units', 'lot.price_per_unit'])
    .select(['lot.stamp_duty', 'lot.tax_deducted_at_source', 'lot.documentation_charges'])
    .select(['share.name', 'share.logo_url', 'share.industry', 'share.retail_price'])
    .select(['share.domain_name', 'share.id', 'order.requested_at'])
    .where('lot.investor_id', '=', investorId)
    .orderBy('order.requested_at')
    .orderBy('lot.order_id');
}

type ShareLot = Awaited<ReturnType<ReturnType<typeof shareLots>['executeTakeFirstOrThrow']>>;

function purchaseOf(lot: ShareLot) {
  return {
    units: lot.units,
    investment: unitsValue(lot.units, Money.of(lot.price_per_unit)),
    stampDuty: Money.of(lot.stamp_duty),
    taxDeductedAtSource: Money.of(lot.tax_deducted_at_source),
    documentationCharges: Money.of(lot.documentation_charges),
  };
}

function rowOf(share: ShareLot, lots: readonly ShareLot[]) {
  const { units, investment } = purchaseTotals(lots.map(purchaseOf));
  return {
    pre_ipo_share_name: share.name,
    ...(share.logo_url !== null && { pre_ipo_logo: share.logo_url }),
    qty_booked: units,
    total_investment: investment.text,
    industry_type: share.industry,
    pre_ipo_product_id: share.id,
    ...(share.retail_price !== null && { retail_price: Money.of(share.retail_price).text }),
    domain_name: share.domain_name,
  };
}
