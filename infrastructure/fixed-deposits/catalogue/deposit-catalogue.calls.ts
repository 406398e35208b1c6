import { CUMULATIVE_CODE } from './cumulative-code.wire.ts';
import { rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { PrefetchRequest, Read } from '#infrastructure/platform/http/response-prefetch.ts';
import { depositIdOf } from './deposit-id-of.ts';
import type { FdRequest } from './rate-cards.wire.ts';

type Narrowing = Pick<
  FdRequest,
  'search' | 'sort' | 'issuer_kind' | 'is_insured' | 'tenure_range' | 'minimum_rate'
> & { readonly payout_frequency_id?: string };

export interface DepositListParameters {
  /** The id of the signed-in investor; 0 for a visitor. */
  readonly investorId: number;
  readonly categoryId: number;
  readonly tagId: number;
  readonly count: number;
  readonly page?: number | undefined;
  /** `r` (regular rates) if undefined. */
  readonly rateColumn?: FdRequest['rate_column'];
  readonly narrowing?: Narrowing;
}

/**
 * Requests a list of deposits. Defaults are left out, so that the request for a plain list has only
 * the documented fields.
 */
export function depositListCall({
  investorId,
  categoryId,
  tagId,
  count,
  page,
  rateColumn = 'r',
  narrowing = {},
}: DepositListParameters): PrefetchRequest {
  const body: FdRequest = {
    display_location: 'FDList',
    category_id: categoryId,
    tag_id: tagId,
    tag: '',
    fd_id: 0,
    payout_method_id: CUMULATIVE_CODE,
    investor_id: investorId,
    count,
    ...(page !== undefined && { page }),
    ...narrowing,
    ...(rateColumn !== 'r' && { rate_column: rateColumn }),
  };
  const list = [investorId, categoryId, tagId, count, page ?? 1, rateColumn].join('/');
  const key = `deposit-list/${list}?${JSON.stringify(narrowing)}`;
  return { api: 'main', path: '/products/getfd', body, key };
}

export function depositContentCall(depositId: number): PrefetchRequest {
  return {
    api: 'main',
    path: '/investment/getfdcontent',
    body: { fd_id: depositId },
    key: `deposit-content/${depositId}`,
  };
}

/**
 * Requests the current offers on a deposit.
 * @param ids.investorId 0 for a visitor
 */
export function depositOffersCall(ids: {
  readonly investorId: number;
  readonly depositId: number;
}): PrefetchRequest {
  const { investorId, depositId } = ids;
  return {
    api: 'main',
    path: '/products/getoffers',
    body: { investor_id: investorId, fd_id: depositId },
    key: `deposit-offers/${investorId}/${depositId}`,
  };
}

export function depositIssuersCall(count: number): PrefetchRequest {
  return {
    api: 'main',
    path: '/products/issuers',
    body: { count },
    key: `deposit-issuers/${count}`,
  };
}

type ListQuery = Pick<DepositListParameters, 'categoryId' | 'tagId' | 'count'>;

/** The reads that a route may prefetch. */
export const reads = {
  'deposit-list': ({ investorId }, query: ListQuery) => depositListCall({ investorId, ...query }),
  /** The list by the rates of the investor's age and gender. */
  'deposit-list-by-own-rates': ({ investorId, isFemale, isSeniorCitizen }, query: ListQuery) => {
    const rateColumn = rateColumnFor({ gender: isFemale ? 'female' : 'male', isSeniorCitizen });
    return depositListCall({ investorId, ...query, rateColumn });
  },
  'deposit-issuers': (_, { count }: Pick<ListQuery, 'count'>) => depositIssuersCall(count),
  'deposit-content': ({ parameters }) => {
    const depositId = depositIdOf(parameters);
    return depositId === undefined ? undefined : depositContentCall(depositId);
  },
  'deposit-offers': ({ investorId, parameters }) => {
    const depositId = depositIdOf(parameters);
    return depositId === undefined ? undefined : depositOffersCall({ investorId, depositId });
  },
} satisfies Readonly<Record<string, Read>>;
