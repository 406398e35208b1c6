import type { OrderMove } from '#domain/private-market/orders/order-moves.ts';

/** A sample order with its changes of status ("moves") so far. */
export interface SampleOrder {
  readonly share: number;
  readonly units: number;
  /** Price per unit in rupees, as the investor saw it. */
  readonly seen: string;
  /** Confirmed or offered price per unit in rupees; the seen price if undefined. */
  readonly price?: string;
  readonly hoursAgo: number;
  readonly moves: readonly OrderMove[];
  /** Hours from now until the offer's deadline; negative if it has expired. */
  readonly deadlineInHours?: number;
}

const PAID = ['confirm', 'start-payment', 'payment-succeeded'] as const;

/**
 * One order in each status. Completed orders are left out, because the sample holdings have them.
 */
export const sampleOrders: readonly SampleOrder[] = [
  { share: 107, units: 20, seen: '2490', hoursAgo: 2, moves: [] },
  {
    share: 111,
    units: 75,
    seen: '1890',
    price: '1874.50',
    hoursAgo: 6,
    moves: ['offer'],
    deadlineInHours: 42,
  },
  { share: 102, units: 500, seen: '895', price: '901', hoursAgo: 9, moves: ['confirm'] },
  {
    share: 119,
    units: 1000,
    seen: '99.80',
    hoursAgo: 20,
    moves: ['offer', 'accept'],
    deadlineInHours: 20,
  },
  {
    share: 126,
    units: 60,
    seen: '216',
    hoursAgo: 22,
    moves: ['confirm', 'start-payment', 'payment-failed'],
  },
  { share: 104, units: 25, seen: '760', hoursAgo: 50, moves: PAID },
  { share: 118, units: 20, seen: '1020', hoursAgo: 74, moves: [...PAID, 'sign-deal-slip'] },
  {
    share: 120,
    units: 10,
    seen: '3310',
    price: '3395',
    hoursAgo: 240,
    moves: ['offer', 'reject'],
    deadlineInHours: -200,
  },
  {
    share: 106,
    units: 150,
    seen: '1138',
    price: '1146',
    hoursAgo: 380,
    moves: ['offer', 'expire'],
    deadlineInHours: -340,
  },
  { share: 121, units: 20, seen: '1475', hoursAgo: 520, moves: ['cancel'] },
];
