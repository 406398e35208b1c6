import {
  DEPOSIT_INSURANCE_LIMIT,
  DEPOSIT_INSURANCE_LIMIT_LABEL,
} from '#domain/platform/deposit-insurance.ts';
import { isInsured } from '#infrastructure/backend/fixed-deposits/records/issuer-institution.ts';
import type { SampleIssuer } from './sample-types.ts';

/** A content block of the wire; `|` separates the bullet points of an `Extra`. */
export interface SampleContent {
  readonly type: 'Card' | 'Extra';
  readonly title: string;
  readonly content: string;
  readonly icon: 'bank' | 'flag' | 'other';
}

/** Content for all issuers of the same kind, shown before the issuer's own. */
export function commonContent({ institution, creditRating }: SampleIssuer): SampleContent[] {
  return isInsured(institution) ? bankContent() : financeCompanyContent(creditRating);
}

function bankContent(): SampleContent[] {
  return [
    {
      type: 'Card',
      title: `Insured up to ${DEPOSIT_INSURANCE_LIMIT_LABEL}`,
      content:
        'Principal and interest together are covered by DICGC up to ' +
        `${DEPOSIT_INSURANCE_LIMIT} for each depositor and bank.`,
      icon: 'bank',
    },
    {
      type: 'Extra',
      title: 'Safety & Trust',
      content:
        'A scheduled bank, supervised by the Reserve Bank of India|Your money goes straight to ' +
        'the bank, never through our account|Deposit insurance counts all your deposits with the ' +
        'same bank together',
      icon: 'bank',
    },
  ];
}

function financeCompanyContent(creditRating: string | undefined): SampleContent[] {
  return [
    {
      type: 'Card',
      title: creditRating === undefined ? 'Registered with the RBI' : `Rated ${creditRating}`,
      content: 'A rating agency looks at how safely the company can pay back, and says so openly.',
      icon: 'flag',
    },
    {
      type: 'Extra',
      title: 'Safety & Trust',
      content:
        'A deposit-taking finance company, registered with the Reserve Bank of India|Deposits ' +
        'with finance companies are not covered by deposit insurance|Your money goes straight to ' +
        'the company, never through our account',
      icon: 'flag',
    },
  ];
}

export const issuerContent: Readonly<Record<string, readonly SampleContent[]>> = {
  suryoday: [
    card('Compounded every quarter', 'Interest joins your deposit four times a year.', 'other'),
    card('Video KYC from home', 'No branch visit: a short call with a bank officer.', 'bank'),
  ],
  shriram: [
    card('Compounded every month', 'Twelve small steps a year instead of one.', 'other'),
    card('Four decades of lending', 'Known for loans to truck owners all over India.', 'flag'),
  ],
  himadri: [
    card('A branch in every state', 'Visit us if you prefer to talk in person.', 'bank'),
    card('Many tenures', 'The bank sells deposits from three months to ten years.', 'other'),
  ],
  sahyadri: [
    card('Lends to small businesses', 'Your deposit becomes a loan to a shop or a farm.', 'other'),
    card('Opens in minutes', 'No savings account with the bank is needed.', 'bank'),
  ],
  malhar: [
    card('Secured lending', 'Nine of ten rupees lent are backed by a vehicle or gold.', 'flag'),
    card('Payouts on the dot', 'Interest leaves on the same date of every month.', 'other'),
  ],
  kaveri: [
    card('Only home loans', 'One business, done for twenty years.', 'flag'),
    card('Ten-year tenures', 'Lock today’s rate for longer than most banks allow.', 'other'),
  ],
  anvaya: [
    card('Festive tenures', 'Special rates for 500, 777 and 1111 days.', 'other'),
    card('Women lead here', 'Two of three branches are run by women.', 'bank'),
  ],
  tejas: [
    card('The highest rate here', 'Up to 9.41% p.a. for women who are senior citizens.', 'flag'),
    card('Short ones too', 'Tejas Freedom starts at six months.', 'other'),
  ],
  banyan: [
    card('Forty years old', 'Founded as a chit fund, grown into a finance company.', 'flag'),
    card('Long horizons', 'Tenures of up to ten years for far-away goals.', 'other'),
  ],
  deccan: [
    card('More for seniors', 'Senior Saathi adds 0.75% p.a. from the age of sixty.', 'other'),
    card('Full-service bank', 'Lockers, loans and cards in 300 branches.', 'bank'),
  ],
  meghna: [
    card('Opening soon', 'The first deposits will be taken in the coming months.', 'other'),
  ],
};

function card(title: string, content: string, icon: SampleContent['icon']): SampleContent {
  return { type: 'Card', title, content, icon };
}

/** Highlights of a held deposit; the last one is hidden. */
export function highlightsOf({ institution, name }: SampleIssuer): SampleHighlight[] {
  const isBank = isInsured(institution);
  return [
    shown(
      isBank
        ? `Covered by deposit insurance up to ${DEPOSIT_INSURANCE_LIMIT} ` +
          'for each depositor and bank.'
        : 'Not covered by deposit insurance: repayment depends on the company.',
    ),
    shown(`${name} deducts tax at source where your yearly interest passes the limit.`),
    { content: 'Internal: reconcile with the registrar monthly.', isVisible: false },
  ];
}

export interface SampleHighlight {
  readonly content: string;
  readonly isVisible: boolean;
}

function shown(content: string): SampleHighlight {
  return { content, isVisible: true };
}

/** The first question is the one about politically exposed persons. */
export const declarationQuestions: readonly string[] = [
  'Are you a politically exposed person (PEP), or a close relative or associate of one?',
  'Are you a citizen, national or tax resident of a country other than India?',
  'Are you depositing on behalf of someone else?',
];
