import type {
  DepositCatalogue,
  DepositListQuery,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { Session } from '#application/platform/session.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { payoutCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { contentBlockOf, issuerOf } from './catalogue-values.ts';
import {
  depositContentCall,
  depositIssuersCall,
  depositListCall,
  depositOffersCall,
} from './deposit-catalogue.calls.ts';
import { contentReply, issuersReply, offersReply, termsReply } from './deposit-catalogue.wire.ts';
import { type FdRequest, maturityActionsReply, schemeRowsReply } from './rate-cards.wire.ts';
import { depositListingOf } from './scheme-rows.ts';
import { webAddress } from '#infrastructure/platform/http/web-address.ts';

/** The payout frequency of all lists, as in the API documents. */
const LISTED = PayoutFrequency.AtMaturity;

export interface CatalogueDependencies {
  readonly http: HttpClient;
  readonly session: Session;
  readonly reporting: Reporting;
}

export class HttpDepositCatalogue implements DepositCatalogue {
  constructor(private readonly dependencies: CatalogueDependencies) {}

  list(query: DepositListQuery, { signal }: CallOptions) {
    const { categoryId, tagId, count, page, column } = query;
    const call = depositListCall({
      investorId: this.investorId,
      categoryId,
      tagId,
      count,
      page,
      rateColumn: column,
      narrowing: narrowingWire(query),
    });
    const { reporting } = this.dependencies;
    const reply = decodeReply(schemeRowsReply, ({ data, total }) => ({
      listings: data.map((row) => depositListingOf(row, { requested: LISTED, reporting })),
      total: total ?? data.length,
    }));
    return this.dependencies.http.send({ ...call, reply, signal });
  }

  issuers(query: { readonly count: number }, { signal }: CallOptions) {
    const reply = decodeReply(issuersReply, ({ data }) => data.map(issuerOf));
    return this.dependencies.http.send({ ...depositIssuersCall(query.count), reply, signal });
  }

  content(depositId: DepositId, { signal }: CallOptions) {
    const reply = decodeReply(contentReply, ({ data }) => data.map(contentBlockOf));
    return this.dependencies.http.send({ ...depositContentCall(depositId), reply, signal });
  }

  offers(depositId: DepositId, { signal }: CallOptions) {
    const reply = decodeReply(offersReply, ({ data }) =>
      data.map(({ scheme_note, icon }) => ({
        note: scheme_note,
        icon: icon === 'senior_citizen' ? ('senior-citizen' as const) : ('other' as const),
      })),
    );
    const call = depositOffersCall({ investorId: this.investorId, depositId });
    return this.dependencies.http.send({ ...call, reply, signal });
  }

  maturityInstructions(depositId: DepositId, { signal }: CallOptions) {
    const body: FdRequest = {
      display_location: 'MaturityActions',
      tag: '',
      fd_id: depositId,
      payout_method_id: payoutCode(LISTED),
      investor_id: this.investorId,
    };
    const reply = decodeReply(maturityActionsReply, ({ data }) =>
      data.map(({ item_id, item_value }) => ({ instructionId: item_id, label: item_value })),
    );
    return this.dependencies.http.send({
      api: 'main',
      path: '/products/getfd',
      body,
      reply,
      signal,
    });
  }

  termsAddress(depositId: DepositId, { signal }: CallOptions) {
    const reply = decodeReply(termsReply, ({ data }) => {
      const [terms] = data;
      if (terms === undefined) throw new Error('getterms: the reply contains no document');
      return webAddress(terms.pdf_link);
    });
    const body = { fd_id: depositId };
    return this.dependencies.http.send({
      api: 'main',
      path: '/products/getterms',
      body,
      reply,
      signal,
    });
  }

  /** The id of the signed-in investor; 0 for a visitor. */
  private get investorId(): number {
    return this.dependencies.session.current?.investorId ?? 0;
  }
}

/** The request fields for filter and sort order of a list. The API documents do not define them. */
function narrowingWire({ filter = {}, sort }: DepositListQuery) {
  const { search, institution, isInsured, tenureRange, payoutFrequency, minimumRate } = filter;
  return {
    ...(search !== undefined && search !== '' && { search }),
    ...(institution !== undefined && { issuer_kind: institution }),
    ...(isInsured !== undefined && { is_insured: isInsured ? (1 as const) : (0 as const) }),
    ...(tenureRange !== undefined && { tenure_range: tenureRange }),
    ...(payoutFrequency !== undefined && { payout_frequency_id: payoutCode(payoutFrequency) }),
    ...(minimumRate !== undefined && { minimum_rate: minimumRate.text }),
    ...(sort !== undefined && { sort }),
  };
}
