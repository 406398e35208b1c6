import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import { payoutFrequencyForLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { payoutCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { finderRequest } from '#infrastructure/fixed-deposits/catalogue/finder.wire.ts';
import { schemeRowsReply } from '#infrastructure/fixed-deposits/catalogue/rate-cards.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { schemeCard } from '#infrastructure/backend/fixed-deposits/records/scheme-card.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  payoutCodes,
  type SchemeRecord,
  schemes,
} from '#infrastructure/backend/fixed-deposits/records/catalogue-queries.ts';
import {
  schemeWire,
  tenureWire,
} from '#infrastructure/backend/fixed-deposits/records/scheme-wire.ts';
import { tenuresOf } from '#infrastructure/backend/fixed-deposits/records/listed-schemes.ts';
import { sortedCards } from '#infrastructure/backend/fixed-deposits/records/sorted-cards.ts';

/** `POST /products/fd-finder`. */
export function addFinder(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/products/fd-finder',
    summary: 'Find each issuer’s best schemes for a payout, up to a tenure',
    access: 'public',
    body: finderRequest,
    reply: schemeRowsReply,
    run: async ({ body, database }) => {
      const payout = payoutFrequencyForLabel(body.payoutMechanism);
      if (payout === undefined) {
        const message = 'This payout is not available. Please choose another one.';
        const field = 'payoutMechanism';
        throw new Refusal({ status: 422, code: 'payout-unknown', message, field });
      }
      const found = await schemes(database)
        .where('rate.payout_code', '=', payoutCode(payout))
        .where('rate.tenure_days', '<=', body.maxTenureInDays)
        .where('issuer.institution', 'in', ['bank', 'small-finance-bank'])
        .orderBy('rate.tenure_days')
        .execute();
      const cards = found.map((row) => schemeCard(row, RateColumn.Regular));
      const ranked = sortedCards(cards, DepositSort.HighestRate).map(({ row }) => row);
      const rows = bestOfEach(ranked, body.maxNoOfRowsPerIssuer);
      const [codes, tenures] = await Promise.all([
        payoutCodes(database, [...new Set(rows.map((row) => row.product_id))]),
        tenuresOf(database, rows, payoutCode(payout)),
      ]);
      const data = rows.map((row) => ({
        ...schemeWire(row, { payouts: codes.get(row.product_id) ?? [] }),
        tenures: (tenures.get(row.product_id) ?? []).map(tenureWire),
      }));
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
