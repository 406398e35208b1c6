import type { SchemeId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { RecommendedSchemes } from '#application/fixed-deposits/catalogue/recommended-schemes.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Gender } from '#domain/platform/gender.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type * as v from 'valibot';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { recommendReply } from './recommended-schemes.wire.ts';

type SchemeWire = NonNullable<v.InferOutput<typeof recommendReply>['data']>;

export class HttpRecommendedSchemes implements RecommendedSchemes {
  constructor(private readonly http: HttpClient) {}

  insteadOf(
    {
      schemeId,
      gender,
      isSeniorCitizen,
    }: {
      readonly schemeId: SchemeId;
      readonly gender?: Gender | undefined;
      readonly isSeniorCitizen: boolean;
    },
    { signal }: CallOptions,
  ) {
    const body = {
      scheme_master_id: schemeId,
      gender: gender === Gender.Female ? 'f' : 'm',
      is_seniorcitizen: isSeniorCitizen ? 1 : 0,
    };
    const reply = decodeReply(recommendReply, ({ data }) =>
      data ? recommendedSchemeOf(data) : undefined,
    );
    return this.http.send({ api: 'main', path: '/products/recommendscheme', body, reply, signal });
  }
}

function recommendedSchemeOf(scheme: SchemeWire) {
  return {
    depositId: scheme.fd_id,
    schemeId: scheme.scheme_master_id,
    tenure: tenureOf(scheme),
    rates: ratesOf(scheme),
  };
}

function tenureOf(scheme: SchemeWire): Tenure {
  const { tenure_years: years = 0, tenure_months: months = 0, tenure_days: days = 0 } = scheme;
  const hasParts = years + months + days > 0;
  return hasParts ? Tenure.of({ years, months, days }) : Tenure.ofDays(scheme.min_days);
}

function ratesOf(scheme: SchemeWire): Partial<Record<RateColumn, Percentage>> {
  const texts = {
    [RateColumn.Regular]: scheme.rate_of_interest_regular,
    [RateColumn.Female]: scheme.rate_of_interest_female,
    [RateColumn.Senior]: scheme.rate_of_interest_senior_citizen,
    [RateColumn.FemaleSenior]: scheme.rate_of_interest_female_senior_citizen,
  };
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  return Object.fromEntries(given.map(([column, text]) => [column, Percentage.of(text ?? '')]));
}
