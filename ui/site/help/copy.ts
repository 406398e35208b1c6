import { SUPPORT_DAYS } from '#ui/platform/shell/support-hours.ts';
import { KYC_SECONDS, PENNY_DROP_RUPEES } from '#domain/platform/verification.ts';
import { MONTHS_BEFORE_WITHDRAWAL } from '#domain/fixed-deposits/catalogue/withdrawal-months.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
export const helpCopy = {
  title: 'Help & Support',
  lead: 'Answers to common questions. If yours is not here, please call or email us.',
  topics: 'Topics',
  ask: 'Ask a person',
  askText: `${SUPPORT_DAYS}, you can talk to a person who can see your order.`,
  call: 'Call',
  write: 'Email',
  hours: 'Support hours',
  form: 'Use the contact form',
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
        answer: `A mobile number and your PAN. KYC takes about ${KYC_SECONDS} seconds if your details are in the central KYC register, and a few minutes with DigiLocker if they are not. For deposits you need a bank account in your own name. For shares you need a demat account as well.`,
      },
      {
        question: 'The code does not arrive. What now?',
        answer:
          'Wait for the countdown to end, then ask for a new code. Only the newest code works. If no code comes, check that your number can receive SMS from banks, or call us.',
      },
      {
        question: 'Why do you send a small amount to my account?',
        answer: `By sending ₹${PENNY_DROP_RUPEES} we get the name on the bank account. It must match the name on your PAN, so that your money cannot go to another person.`,
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
          'The bank or finance company that issues the deposit. You pay it directly, the receipt is in your name, and it pays you back directly.',
      },
      {
        question: 'What is the difference between card rate and effective yield?',
        answer:
          'The card rate is the interest that the issuer pays in a year. When interest is added to the deposit, it earns interest too, so you get more than the card rate times the years. The effective yield is the average a year of all that you earn, not compounded.',
      },
      {
        question: 'Can I withdraw the money before maturity?',
        answer: `Usually from ${MONTHS_BEFORE_WITHDRAWAL} months after you invest, at a lower rate. The terms of the deposit say how much lower. Some deposits cannot be withdrawn early at all.`,
      },
      {
        question: 'Is it insured?',
        answer: `Deposits with banks are insured by DICGC up to ${DEPOSIT_INSURANCE_LIMIT} per depositor and bank, principal and interest together. Deposits with finance companies are not insured.`,
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
          'We look for a seller and send you an offer: one price, all charges, and a deadline. You accept or decline. Nothing is bought until you pay.',
      },
      {
        question: 'When are the shares in my demat account?',
        answer: `Within ${TRANSFER_WORKING_DAYS} working days of your payment and your signature on the deal slip. You can follow it under Orders.`,
      },
      {
        question: 'How do I sell?',
        answer: `Under Sell, tell us how many shares and at what price. A sale needs a buyer and can take weeks. Shares bought before a listing are locked for ${IPO_LOCK_IN_MONTHS} months after it.`,
      },
    ],
  },
  {
    id: 'payments',
    title: 'Payments',
    questions: [
      {
        question: 'My account was debited, but the page says that the payment failed.',
        answer:
          'Do not pay again right away. Check your orders: as soon as the bank confirms the payment, the order continues automatically. Money debited without an order is sent back to the account it came from.',
      },
      {
        question: 'Can someone else pay for me?',
        answer:
          'No. Rules against money laundering require that the money comes from a bank account in your own name.',
      },
    ],
  },
  {
    id: 'safety',
    title: 'Account and safety',
    questions: [
      {
        question: 'Someone calls in the name of Vriddhi and asks for a code.',
        answer:
          'Hang up. We never ask for a code, a PIN or a password, on the phone or in any other way. Then call us on the number on this page.',
      },
      {
        question: 'I have lost my phone.',
        answer:
          'Sign in on another device and sign out everywhere under Profile, Sign-ins and activity. If you cannot, call us, and we will lock your account until you can sign in again.',
      },
      {
        question: 'How do I delete my account?',
        answer:
          'Under Profile, Privacy, when you have no investments and no open orders. You can also download a copy of all that we keep about you there.',
      },
    ],
  },
];
