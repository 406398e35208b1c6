import type { DepositFinder } from '#application/fixed-deposits/catalogue/deposit-finder.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import {
  type FinderAnswers,
  longestTenureInDaysFor,
} from '#domain/fixed-deposits/catalogue/finder.ts';
import {
  type PayoutFrequency,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import type { FinderRequest } from './finder.wire.ts';
import type { CatalogueDependencies } from './http-deposit-catalogue.ts';
import { schemeRowsReply } from './rate-cards.wire.ts';
import { depositListingOf } from './scheme-rows.ts';

const MOST_ROWS_OF_AN_ISSUER = 3;

export class HttpDepositFinder implements DepositFinder {
  constructor(private readonly dependencies: CatalogueDependencies) {}

  find({ horizon, payoutFrequency }: Required<FinderAnswers>, { signal }: CallOptions) {
    if (horizon === undefined || payoutFrequency === undefined) {
      throw new Error('the finder needs a horizon and a payout');
    }
    const { http, session, reporting } = this.dependencies;
    const body: FinderRequest = {
      // 0 for a visitor.
      investor_id: session.current?.investorId ?? 0,
      maxTenureInDays: longestTenureInDaysFor(horizon),
      maxNoOfRowsPerIssuer: MOST_ROWS_OF_AN_ISSUER,
      payoutMechanism: payoutLabel(payoutFrequency),
      fdInstitutionType: 'Bank',
    };
    const requested: PayoutFrequency = payoutFrequency;
    const reply = decodeReply(schemeRowsReply, ({ data }) =>
      data.map((row) => depositListingOf(row, { requested: requested, reporting })),
    );
    return http.send({ api: 'main', path: '/products/fd-finder', body, reply, signal });
  }
}
