import { SUPPORT_DAYS } from '#domain/content/support-hours.ts';
import { PENNY_DROP_RUPEES } from '#domain/platform/penny-drop.ts';
import { KYC_SECONDS } from '#domain/platform/kyc-time.ts';
import { MONTHS_BEFORE_WITHDRAWAL } from '#domain/fixed-deposits/catalogue/withdrawal-months.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
export const helpCopy = {
  title: 'Help & Support',
  lead: 'Answers to what people ask us most. If yours is missing, a person answers by phone or mail.',
  topics: 'Topics',
  ask: 'Ask a person',
  askText: `${SUPPORT_DAYS} the phone is picked up by somebody who can see your order.`,
  call: 'Call',
  write: 'E-mail',
  hours: 'Support hours',
  form: 'Write with the contact form',
  privateMarket: 'For orders of unlisted shares the desk of the private market is there longer:',
} as const;

interface HelpTopic {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'begin',
    title: 'Getting started',
    questions: [
      {
        question: 'What do I need to open an account?',
        answer: `A mobile number and your PAN. KYC takes about ${KYC_SECONDS} seconds where your details are in the central register, and a few minutes with DigiLocker where they are not. For deposits you need a bank account in your own name, for shares a demat account as well.`,
      },
      {
        question: 'The code does not arrive. What now?',
        answer:
          'Wait until the countdown has ended and ask for another one; only the newest code counts. If none comes, check that your number can get SMS from banks, and call us.',
      },
      {
        question: 'Why do you pay a paisa into my account?',
        answer: `By sending ₹${PENNY_DROP_RUPEES} we learn the name on the bank account. It must agree with the name on your PAN, so that money can never go to somebody else.`,
      },
    ],
  },
  {
    id: 'deposits',
    title: 'Fixed deposits',
    questions: [
      {
        question: 'Who has my money?',
        answer:
          'The bank or finance company whose deposit it is. You pay it directly, the receipt is in your name, and it pays you back directly.',
      },
      {
        question: 'What is the difference between card rate and effective yield?',
        answer:
          'The card rate is what the issuer pays in a year. When interest is added to the deposit and earns interest itself, what you have at the end is more than the card rate times the years. The effective yield says how much more.',
      },
      {
        question: 'May I take the money out before the end?',
        answer: `Usually from ${MONTHS_BEFORE_WITHDRAWAL} months after you invested, at a lower rate. The terms of the deposit say how much lower; some deposits cannot be broken at all.`,
      },
      {
        question: 'Is it insured?',
        answer: `Deposits with banks are, by DICGC, up to ${DEPOSIT_INSURANCE_LIMIT} per depositor and bank, principal and interest together. Deposits with finance companies are not insured.`,
      },
    ],
  },
  {
    id: 'shares',
    title: 'Unlisted shares',
    questions: [
      {
        question: 'What happens after I ask for shares?',
        answer:
          'Our desk looks for a seller and makes you an offer: one price, all charges, and the time until which it holds. You accept or decline. Nothing is bought before you have paid.',
      },
      {
        question: 'When are the shares in my demat account?',
        answer: `Within ${TRANSFER_WORKING_DAYS} working days of your payment and your signature on the deal slip. Your orders show where it stands.`,
      },
      {
        question: 'How do I sell?',
        answer: `Under Sell, tell us how many and at what price. It needs a buyer and can take weeks. Shares bought before a listing are locked for ${IPO_LOCK_IN_MONTHS} months after it.`,
      },
    ],
  },
  {
    id: 'payments',
    title: 'Payments',
    questions: [
      {
        question: 'I was charged, and the page says that the payment failed.',
        answer:
          'Do not pay again at once. Open your orders: as soon as the bank tells us that it has paid, the order goes on by itself. What was charged without an order is sent back to the account it came from.',
      },
      {
        question: 'Can somebody else pay for me?',
        answer:
          'No. The rules against money laundering ask that the money comes from a bank account in your own name.',
      },
    ],
  },
  {
    id: 'safety',
    title: 'Account and safety',
    questions: [
      {
        question: 'Somebody calls in your name and wants a code.',
        answer:
          'Hang up. We never ask for a code, a PIN or a password, by phone or in any other way. Then call us on the number of this page.',
      },
      {
        question: 'I have lost my phone.',
        answer:
          'Sign in on another device and sign out everywhere under Profile, Security. If you cannot, call us, and we lock the account until you are back.',
      },
      {
        question: 'How do I delete my account?',
        answer:
          'Under Profile, Privacy, once nothing is invested or on its way. There you also get a copy of everything that we keep of you.',
      },
    ],
  },
];
