/** A basket of unlisted shares: `basket_id` on the wire. */
export interface BasketsTable {
  readonly id: number;
  readonly name: string | null;
  readonly description: string | null;
  /** Rupees for one basket. */
  readonly price: string;
  readonly position: number;
}

export interface BasketItemsTable {
  readonly basket_id: number;
  readonly share_id: number;
  readonly position: number;
  /** In one basket. */
  readonly quantity: number;
  /** Percent of the basket. */
  readonly weightage: string;
}

/** A reason to invest in a basket, or a risk of it. */
export interface BasketPointsTable {
  readonly id: number;
  readonly basket_id: number;
  readonly kind: 'reason' | 'risk';
  readonly title: string;
  readonly body: string;
}

export interface BasketsTables {
  readonly baskets: BasketsTable;
  readonly basket_items: BasketItemsTable;
  readonly basket_points: BasketPointsTable;
}
