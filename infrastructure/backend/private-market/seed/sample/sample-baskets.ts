import text from './baskets.json?raw';

type Point = readonly [title: string, body: string];

/** A basket of the sample data; its figures are illustrative. */
export interface SampleBasket {
  readonly id: number;
  /** One basket has neither a name nor a description. */
  readonly name?: string;
  readonly description?: string;
  /** Price of one basket in rupees. */
  readonly price: string;
  readonly shares: readonly (readonly [shareId: number, quantity: number])[];
  readonly reasons: readonly Point[];
  readonly risks: readonly Point[];
}

export const sampleBaskets = JSON.parse(text) as readonly SampleBasket[];
