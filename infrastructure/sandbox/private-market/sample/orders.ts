import type { OrderMove } from '#domain/private-market/order-moves.ts';

/** An order of the sample world, and what has become of it so far. */
export interface SampleOrder {
  readonly share: number;
  readonly units: number;
  /** Rupees a unit, as the investor saw it. */
  readonly seen: string;
  /** Rupees a unit, as it was confirmed or offered; as seen where absent. */
  readonly price?: string;
  readonly hoursAgo: number;
  readonly moves: readonly OrderMove[];
  /** Of an offer: hours from now, before it where it has run out. */
  readonly deadlineInHours?: number;
}

const PAID = ['confirm', 'start-payment', 'payment-succeeded'] as const;

/** One of each status but completed, whose orders come with the holdings. */
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
    hoursAgo: 28,
    moves: ['offer', 'accept'],
    deadlineInHours: 20,
  },
  {
    share: 126,
    units: 60,
    seen: '216',
    hoursAgo: 31,
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
