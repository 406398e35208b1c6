import { payoutCode, payoutFrequencyForLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import { finderRequest } from '#infrastructure/fixed-deposits/finder.wire.ts';
import { schemeRowsReply } from '#infrastructure/fixed-deposits/rate-cards.wire.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { route } from '../platform/route.ts';
import { payoutCodes, type SchemeRecord, schemes } from './catalogue-queries.ts';
import { schemeWire } from './scheme-wire.ts';

/** `POST /products/fd-finder`. */
export function addFinder(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/products/fd-finder',
    summary: 'Schemes up to a tenure, with a payout, the best few of each issuer',
    access: 'public',
    body: finderRequest,
    reply: schemeRowsReply,
    run: async ({ body, database }) => {
      const payout = payoutFrequencyForLabel(body.payoutMechanism);
      if (payout === undefined) {
        const message = 'This payout is not known. Please choose another one.';
        const field = 'payoutMechanism';
        throw new Refusal({ status: 422, code: 'payout-unknown', message, field });
      }
      const found = await schemes(database)
        .where('rate.payout_code', '=', payoutCode(payout))
        .where('rate.tenure_days', '<=', body.maxTenureInDays)
        .where('issuer.institution', '=', 'bank')
        .orderBy('rate.rate_r', 'desc')
        .orderBy('rate.tenure_days')
        .execute();
      const rows = bestOfEach(found, body.maxNoOfRowsPerIssuer);
      const codes = await payoutCodes(database, [...new Set(rows.map((row) => row.product_id))]);
      const data = rows.map((row) =>
        schemeWire(row, { payouts: codes.get(row.product_id) ?? [] }),
      );
      return { status: 200, message: 'Suggestions', total: data.length, data };
    },
  });
}

function bestOfEach(rows: readonly SchemeRecord[], most: number): readonly SchemeRecord[] {
  const counts = new Map<string, number>();
  return rows.filter(({ issuer_key }) => {
    const taken = counts.get(issuer_key) ?? 0;
    counts.set(issuer_key, taken + 1);
    return taken < most;
  });
}
