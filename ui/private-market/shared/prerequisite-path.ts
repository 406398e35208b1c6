import { OrderPrerequisite } from '#domain/private-market/orders/order-prerequisites.ts';

/**
 * The page of the order, to which the investor returns after a prerequisite; values are those of
 * `where_from`.
 */
export const OrderingPage = { Share: 'pre-ipo-details', Basket: 'basket-details' } as const;
export type OrderingPage = (typeof OrderingPage)[keyof typeof OrderingPage];

const PATHS = {
  pan: '/pan-profile',
  bank: '/add-bank-account',
  demat: '/add-demat-account',
} as const satisfies Record<Exclude<OrderPrerequisite, 'sign-in'>, string>;

/**
 * The path of the page on which the investor completes a prerequisite. Except for the sign-in, its
 * `where_from` parameter names the page of the order, to which the investor returns.
 */
export function prerequisitePath(missing: OrderPrerequisite, page: OrderingPage): string {
  if (missing === OrderPrerequisite.SignIn) return '/login';
  return `${PATHS[missing]}?where_from=${page}`;
}
