import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Companies, CompanyNews } from '#application/private-market/companies.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import { Money } from '#domain/platform/money.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type * as v from 'valibot';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import {
  companyDataReply,
  countryReply,
  type newsEntry,
  quotesReply,
  shareNewsReply,
} from './company-data.wire.ts';
import { companyOf } from './company-values.ts';
import { addressOr, dateOr, textOr } from './loose-values.ts';
import { momentOf } from './wire-moment.ts';

type NewsWire = v.InferOutput<typeof newsEntry>;

const MARKET = { api: 'private-market', method: 'GET' } as const;

export class HttpCompanies implements Companies {
  constructor(private readonly http: HttpClient) {}

  find(domainName: string, { signal }: CallOptions) {
    const reply = decodeReply(companyDataReply, (wire) => ({
      ...companyOf(wire),
      news: (wire.data.company?.data?.newsInfo?.newsList ?? []).map((entry) => this.newsOf(entry)),
    }));
    const query = { domain: domainName };
    return this.http.send({ ...MARKET, path: '/gettracxndata', query, reply, signal });
  }

  news(
    page: { readonly symbol: string; readonly offset: number; readonly limit: number },
    { signal }: CallOptions,
  ) {
    const query = {
      share_symbol: page.symbol,
      offset: String(page.offset),
      limit: String(page.limit),
    };
    const reply = decodeReply(shareNewsReply, ({ data }) =>
      data.map((entry) => this.newsOf(entry)),
    );
    const path = '/unlisted-share-news';
    return this.http.send({ api: 'news', method: 'GET', path, query, reply, signal });
  }

  quotes(shareId: ShareId, { signal }: CallOptions) {
    const reply = decodeReply(quotesReply, ({ data }) =>
      data.map((quote) => ({
        pricePerUnit: Money.of(String(quote.price_per_unit)),
        quotedBy: quote.quoted_by,
        quotedAt: momentOf(quote.quoted_at),
      })),
    );
    const query = { pre_ipo_stock_id: String(shareId) };
    return this.http.send({ ...MARKET, path: '/share-price-history', query, reply, signal });
  }

  async flag(
    country: string,
    { signal }: CallOptions,
  ): Promise<Result<string | undefined, PortFailure>> {
    const reply = decodeReply(countryReply, ([first]) =>
      textOr(first?.flags.svg ?? first?.flags.png),
    );
    const path = `/name/${encodeURIComponent(country)}`;
    const found = await this.http.send({ api: 'countries', method: 'GET', path, reply, signal });
    // A 404 means that the service does not know the country, so there is no flag.
    const isUnknown = !found.ok && found.failure.kind === 'refused' && found.failure.status === 404;
    return isUnknown ? success(undefined) : found;
  }

  private newsOf({ headLine, sourceUrl, source, date }: NewsWire): CompanyNews {
    const address = addressOr(sourceUrl);
    const host = textOr(source) ?? (address === undefined ? undefined : new URL(address).hostname);
    const icon = host && this.http.addressOf({ api: 'favicon', path: '', query: { domain: host } });
    return {
      headline: headLine,
      address,
      source: host,
      iconUrl: icon,
      publishedOn: dateOr(date),
    };
  }
}
