import type { Money } from '#domain/platform/money.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { post } from '#infrastructure/backend/ledger/ledger.ts';
import { basketPaymentPostings, orderPostings } from './share-postings.ts';

export type OrderedAsset =
  | { readonly kind: 'share'; readonly shareId: number }
  | { readonly kind: 'basket'; readonly basketId: number };

export interface TransferredOrder {
  readonly orderId: number;
  readonly investorId: number;
  readonly asset: OrderedAsset;
  readonly units: number;
  /** Rupees per share or basket. */
  readonly pricePerUnit: Money;
  readonly stampDuty: Money;
  readonly taxDeductedAtSource: Money;
  readonly documentationCharges: Money;
  readonly transferredAt: Date;
}

/**
 * Adds the shares or baskets of an order to the investor's holdings. For a basket, stores the
 * shares that it contains now. A second call for the same order fails.
 * @param transaction the transaction that completes the order
 */
export async function addHolding(
  transaction: Kysely<Database>,
  order: TransferredOrder,
): Promise<void> {
  const { asset, investorId } = order;
  const { id } = await transaction
    .insertInto('share_lots')
    .values({
      order_id: order.orderId,
      investor_id: investorId,
      share_id: asset.kind === 'share' ? asset.shareId : null,
      basket_id: asset.kind === 'basket' ? asset.basketId : null,
      units: order.units,
      price_per_unit: order.pricePerUnit.text,
      stamp_duty: order.stampDuty.text,
      tax_deducted_at_source: order.taxDeductedAtSource.text,
      documentation_charges: order.documentationCharges.text,
      transferred_at: order.transferredAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isThis = sql`lot.id = ${id} and lot.investor_id = ${investorId}`;
  if (asset.kind === 'basket') {
    await keepItems(transaction, { lotId: id, investorId, basketId: asset.basketId });
    await post(transaction, basketPaymentPostings(isThis));
  }
  await post(transaction, orderPostings(isThis));
}

async function keepItems(
  transaction: Kysely<Database>,
  lot: { readonly lotId: number; readonly investorId: number; readonly basketId: number },
): Promise<void> {
  await transaction
    .insertInto('basket_lot_items')
    .columns(['investor_id', 'lot_id', 'share_id', 'position', 'quantity', 'weightage'])
    .expression((of) =>
      of
        .selectFrom('basket_items')
        .select([
          sql<number>`${lot.investorId}::integer`.as('investor_id'),
          sql<number>`${lot.lotId}::integer`.as('lot_id'),
        ])
        .select(['share_id', 'position', 'quantity', 'weightage'])
        .where('basket_id', '=', lot.basketId),
    )
    .execute();
}
