import { ANSWER_TIME } from '#domain/content/answer-time.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { support } from '#ui/platform/shell/support.ts';
import { SUPPORT_DAYS, SUPPORT_HOURS } from '#ui/platform/shell/support-hours.ts';
import type { LegalText } from './legal-text.ts';

/** The phone number with non-breaking spaces, because it must not wrap. */
const call = formatMobile(support.phone).replaceAll(' ', '\u00a0');

export const grievanceText: LegalText = {
  title: 'Grievance redressal',
  lead: 'Whom to contact when something has gone wrong, how long it takes, and whom to contact after us.',
  since: '1 November 2026',
  sections: [
    {
      title: 'First: tell our support',
      paragraphs: [
        `Email ${support.email} or call ${call}, ${SUPPORT_DAYS}, ${SUPPORT_HOURS}. Give the reference of the order or deposit, never a password. You get a complaint number the same day, and an answer within ${ANSWER_TIME}.`,
      ],
    },
    {
      title: 'Then: our grievance officer',
      paragraphs: [
        `If the answer does not help, or does not come, write to the Grievance Officer, Vriddhi, ${support.office}, or to ${support.email} with “Grievance” and your complaint number in the subject. The officer confirms within one working day and decides within 15 days, in writing and with reasons.`,
      ],
    },
    {
      title: 'After us',
      paragraphs: [
        'If 30 days have passed, or you are not satisfied with the decision, you can take these further:',
      ],
      points: [
        'a deposit with a bank or finance company: its own grievance officer, then the Ombudsman of the Reserve Bank of India, at cms.rbi.org.in;',
        'the transfer of shares in your demat account: your depository participant, then NSDL or CDSL, then SCORES of SEBI, at scores.sebi.gov.in;',
        'the conduct of a company whose shares you hold: the Registrar of Companies;',
        'your personal data: the Data Protection Board of India;',
        'anything you paid for: the National Consumer Helpline, 1915, or the consumer commission.',
      ],
    },
    {
      title: 'If it is urgent',
      paragraphs: [
        'If someone else is using your account, or money that you did not send has left your bank account, call your bank first, then the cyber fraud helpline, 1930, and then us. We lock your account at once.',
      ],
    },
    {
      title: 'What we keep',
      paragraphs: [
        'Every complaint, its answer and the time between are kept for three years. If something goes wrong more than once, we fix its cause as well as answering you.',
      ],
    },
  ],
};
