import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { MaturityInstruction } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { KYC_SECONDS } from '#domain/platform/verification.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import type { WaitingItem } from './waiting-for-you.view-model.ts';

type ItemOf<Kind> = Extract<WaitingItem, { kind: Kind }>;
type ShareItem = ItemOf<'payment' | 'offer' | 'slip'>;

const ACTS = {
  payment: 'Pay for',
  offer: 'Answer the offer for',
  slip: 'Sign the deal slip for',
} as const satisfies Record<ShareItem['kind'], string>;

const AT_MATURITY = {
  [MaturityInstruction.RenewPrincipalAndInterest]: 'Principal and interest will be renewed.',
  [MaturityInstruction.RenewPrincipal]: 'The principal will be renewed, the interest paid out.',
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
  maturityTitle: ({ deposit: { name, maturityDate } }: ItemOf<'maturity'>) =>
    `${name} matures on ${formatDate(maturityDate)}`,
  maturityDetail: ({ deposit: { maturityInstruction } }: ItemOf<'maturity'>) =>
    maturityInstruction === undefined
      ? 'Choose what happens to the money.'
      : `${AT_MATURITY[maturityInstruction]} You can change that until then.`,
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
  shareDetail: ({ kind, order, deadline }: ShareItem) => {
    if (kind === 'slip') return 'We received your payment. Sign to have the shares transferred.';
    const moment = deadline === undefined ? undefined : formatMoment(deadline);
    if (kind === 'offer') return moment && `Answer by ${moment}`;
    const byDesk = order.isBasket ? 'Our team will call you to take payment' : undefined;
    return [byDesk, moment && `${byDesk === undefined ? 'Pay' : 'pay'} by ${moment}`]
      .filter((part) => part !== undefined)
      .join(' · ');
  },
  saleTitle: ({ request: { quantity, shareName } }: ItemOf<'sale'>) =>
    `Agree to sell ${sharesOf(quantity, shareName)}`,
  saleDetail: ({ request: { quantity, askingPrice }, deadline }: ItemOf<'sale'>) =>
    [
      `You receive ${formatRupees(unitsValue(quantity, askingPrice))}`,
      deadline !== undefined && `answer by ${formatMoment(deadline)}`,
    ]
      .filter((part) => part !== false)
      .join(' · '),
  failed: 'Some of what waits for you could not be loaded.',
  tryAgain: 'Try again',
} as const;

function sharesOf(units: number, name: string): string {
  return `${indianGroups(String(units))} ${units === 1 ? 'share' : 'shares'} of ${name}`;
}
