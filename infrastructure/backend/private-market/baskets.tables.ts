/** A basket of unlisted shares; its id is `basket_id` on the wire. */
export interface BasketsTable {
  readonly id: number;
  readonly name: string | null;
  readonly description: string | null;
  /** Price of one basket in rupees. */
  readonly price: string;
  readonly position: number;
}

export interface BasketItemsTable {
  readonly basket_id: number;
  readonly share_id: number;
  readonly position: number;
  /** Units in one basket. */
  readonly quantity: number;
  /** Percent of the basket's price. */
  readonly weightage: string;
}

export interface BasketPointsTable {
  readonly id: number;
  readonly basket_id: number;
  readonly kind: 'reason' | 'risk';
  readonly title: string;
  readonly body: string;
}

declare module '#infrastructure/backend/database.ts' {
  interface Database {
    readonly baskets: BasketsTable;
    readonly basket_items: BasketItemsTable;
    readonly basket_points: BasketPointsTable;
  }
}
