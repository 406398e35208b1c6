import {
  type PassbookEntry,
  PassbookEntryKind,
  passbookMovement,
} from '#domain/fixed-deposits/holdings/passbook.ts';
import { Money } from '#domain/platform/money.ts';
import type * as v from 'valibot';
import { isFlagSet } from '#infrastructure/platform/http/flags.ts';
import type { passbookReply } from './passbook.wire.ts';

export type PassbookRow = v.InferOutput<typeof passbookReply>['data'][number];

/** The kind and amount of a row's entry; undefined if its whole amount was renewed. */
export function movementOf(
  row: Pick<
    PassbookRow,
    'transaction_status' | 'investment_amount' | 'renewed_amount' | 'is_renewal'
  >,
): Pick<PassbookEntry, 'kind' | 'amount'> | undefined {
  const { transaction_status, investment_amount, renewed_amount, is_renewal } = row;
  return passbookMovement({
    kind: transaction_status === 1 ? PassbookEntryKind.Investment : PassbookEntryKind.Withdrawal,
    amount: Money.of(investment_amount),
    ...(renewed_amount !== undefined && { renewedAmount: Money.of(renewed_amount) }),
    ...(is_renewal !== undefined && { isRenewal: isFlagSet(is_renewal) }),
  });
}
