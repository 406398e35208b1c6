import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Session } from '#application/platform/session.ts';
import type { HeldShares } from '#application/private-market/held-shares.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import { Money } from '#domain/platform/money.ts';
import { newestOrdersFirst } from '#domain/private-market/orders/newest-orders.ts';
import type * as v from 'valibot';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { investorIdOf } from '#infrastructure/platform/sessions/signed-in.ts';
import { logoOf } from './basket-rows.ts';
import { shareHistoryReply, sharePortfolioReply, shareSalesReply } from './held-shares.wire.ts';
import { lastQuoteOf } from './last-quote.ts';
import { heldSharesCall } from './share-holdings.calls.ts';
import { momentOf } from './wire-moment.ts';

export class HttpHeldShares implements HeldShares {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  portfolio({ signal }: CallOptions) {
    const call = heldSharesCall(investorIdOf(this.session));
    return this.http.send({ ...call, reply: shareHoldings, signal });
  }

  history(shareId: ShareId, { signal }: CallOptions) {
    const query = {
      investor_id: String(investorIdOf(this.session)),
      ifa_id: String(HOUSE_ADVISOR_ID),
      pre_ipo_product_id: String(shareId),
    };
    const call = { api: 'private-market', method: 'GET', path: '/preipo-orderhistory' } as const;
    return this.http.send({ ...call, query, reply: shareHistory, signal });
  }

  sales(shareId: ShareId, { signal }: CallOptions) {
    const query = { pre_ipo_product_id: String(shareId) };
    const call = { api: 'private-market', method: 'GET', path: '/pre-ipo/share-sales' } as const;
    return this.http.send({ ...call, query, reply: shareSales, signal });
  }
}

const shareHoldings = decodeReply(sharePortfolioReply, ({ data }) => ({
  totalInvestment: Money.of(data.total_investment),
  shares: data.portfolio.map((row) => ({
    ...shareOf(row),
    units: row.qty_booked,
    investment: Money.of(row.total_investment),
    ...(row.current_value !== undefined && { currentValue: Money.of(row.current_value) }),
    ...chargesOf(row),
    lastQuote: lastQuoteOf(row),
  })),
  ...(data.sales !== undefined && {
    sales: {
      proceeds: Money.of(data.sales.proceeds),
      cost: Money.of(data.sales.cost),
      ...chargesOf(data.sales),
    },
  }),
  sold: (data.sold ?? []).map((row) => ({
    ...shareOf(row),
    units: row.quantity,
    proceeds: Money.of(row.proceeds),
    cost: Money.of(row.cost),
    soldAt: momentOf(row.sold_on),
  })),
}));

function chargesOf({ charges }: { readonly charges?: string | undefined }) {
  return charges === undefined ? {} : { charges: Money.of(charges) };
}

type Portfolio = v.InferOutput<typeof sharePortfolioReply>['data'];
type ShareRow = Portfolio['portfolio'][number] | NonNullable<Portfolio['sold']>[number];

function shareOf(row: ShareRow) {
  return {
    shareId: row.pre_ipo_product_id,
    name: row.pre_ipo_share_name,
    ...logoOf({ logo_url: row.pre_ipo_logo }),
    industry: row.industry_type,
    ...(row.domain_name !== undefined && { domainName: row.domain_name }),
  };
}

const shareHistory = decodeReply(shareHistoryReply, ({ data }) =>
  newestOrdersFirst(
    data.portfolio_arr.map((row) => ({
      orderId: row.pre_ipo_order_id,
      pricePerUnit: Money.of(row.price_per_unit),
      units: row.qty_booked,
      investment: Money.of(row.total_investment_amount),
      stampDuty: Money.of(row.stamp_duty),
      taxDeductedAtSource: Money.of(row.tcs),
      documentationCharges: Money.of(row.documentation_charges),
      totalPayable: Money.of(row.total_payable),
      placedAt: momentOf(row.created_on),
    })),
  ),
);

const shareSales = decodeReply(shareSalesReply, ({ data }) =>
  data.map((row) => ({
    requestId: row.sell_request_id,
    units: row.quantity,
    pricePerUnit: Money.of(row.price_per_unit),
    proceeds: Money.of(row.proceeds),
    cost: Money.of(row.cost),
    soldAt: momentOf(row.sold_on),
  })),
);
