import { indianGroups } from '#domain/platform/grouped-digits.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatNearDate, formatNearMoment } from '#domain/platform/india-time.ts';
import { MaturityInstruction } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { KYC_SECONDS } from '#domain/platform/verification.ts';
import type { WaitingItem } from './waiting-for-you.view-model.ts';

type ItemOf<Kind> = Extract<WaitingItem, { kind: Kind }>;
type ShareItem = ItemOf<'payment' | 'offer' | 'slip'>;

const ACTS = {
  payment: 'Pay for',
  offer: 'Answer the offer for',
  slip: 'Sign the deal slip for',
} as const satisfies Record<ShareItem['kind'], string>;

const AT_MATURITY = {
  [MaturityInstruction.RenewPrincipalAndInterest]:
    'Principal and interest will be renewed, as far as still offered.',
  [MaturityInstruction.RenewPrincipal]:
    'The principal will be renewed, as far as still offered. The interest is paid out.',
  [MaturityInstruction.PayOut]: 'The money will be paid to your bank account.',
} as const satisfies Record<MaturityInstruction, string>;

export const waitingForYouCopy = {
  title: 'Waiting for you',
  none: 'Nothing is waiting for you. We will show payments, offers and maturities here.',
  verbs: {
    deposit: 'Continue',
    payment: 'Pay',
    offer: 'See offer',
    slip: 'Sign',
    sale: 'Agree',
    maturity: 'Decide',
    kyc: 'Verify PAN',
    'video-kyc': 'Start',
  } as const satisfies Record<WaitingItem['kind'], string>,
  maturityTitle: ({ deposit: { name, maturityDate } }: ItemOf<'maturity'>, today: CalendarDate) => {
    const day = formatNearDate(maturityDate, today);
    return `${name} matures ${/^\d/.test(day) ? `on ${day}` : day}`;
  },
  maturityDetail: ({ deposit: { maturityInstruction } }: ItemOf<'maturity'>) =>
    maturityInstruction === undefined
      ? 'Choose what happens to the money.'
      : AT_MATURITY[maturityInstruction],
  kycTitle: 'Finish your KYC',
  kycDetail: `It takes ${KYC_SECONDS} seconds. You can book any deposit afterwards.`,
  videoKycTitle: 'Do your video KYC',
  videoKycDetail: 'One photo of you and one of your signature.',
  shareTitle: ({ kind, order }: ShareItem) => {
    const what = order.isBasket
      ? `the basket ${order.name}`
      : sharesOf(order.units, order.name);
    return `${ACTS[kind]} ${what}`;
  },
  shareDetail: ({ kind, order, deadline }: ShareItem, today: CalendarDate) => {
    if (kind === 'slip') return 'We received your payment. Sign to have the shares transferred.';
    const moment = deadline === undefined ? undefined : formatNearMoment(deadline, today);
    if (kind === 'offer') return moment && `Answer by ${moment}`;
    const byDesk = order.isBasket ? 'Our team will call you to take payment' : undefined;
    return [byDesk, moment && `${byDesk === undefined ? 'Pay' : 'pay'} by ${moment}`]
      .filter((part) => part !== undefined)
      .join(' · ');
  },
  saleTitle: ({ request: { quantity, shareName } }: ItemOf<'sale'>) =>
    `Agree to sell ${sharesOf(quantity, shareName)}`,
  saleDetail: ({ deadline }: ItemOf<'sale'>, today: CalendarDate) =>
    deadline && `Answer by ${formatNearMoment(deadline, today)}`,
  failed: 'Some of what waits for you could not be loaded.',
  tryAgain: 'Try again',
} as const;

function sharesOf(units: number, name: string): string {
  return `${indianGroups(String(units))} ${units === 1 ? 'share' : 'shares'} of ${name}`;
}
