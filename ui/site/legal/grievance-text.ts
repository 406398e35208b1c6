import { ANSWER_TIME, SUPPORT_DAYS, supportHours } from '#domain/content/support-hours.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { support } from '#ui/platform/shell/support.ts';
import type { LegalText } from './legal-text.ts';

/** The phone number with non-breaking spaces, because it must not wrap. */
const call = formatMobile(support.phone).replaceAll(' ', '\u00a0');

export const grievanceText: LegalText = {
  title: 'Grievance redressal',
  lead: 'Who listens when something has gone wrong, how long it takes, and who is above us.',
  since: '1 November 2026',
  sections: [
    {
      title: 'First: tell our support',
      paragraphs: [
        `Write to ${support.email} or call ${call}, ${SUPPORT_DAYS}, ${supportHours('contact')}. Give the reference of the order or deposit, never a password. You get a number for your complaint the same day, and an answer within ${ANSWER_TIME}.`,
      ],
    },
    {
      title: 'Then: our grievance officer',
      paragraphs: [
        `If the answer does not help, or does not come, write to the Grievance Officer, Vriddhi, ${support.office}, or to ${support.email} with “Grievance” and the number of your complaint in the subject. The officer confirms within one working day and decides within 15 days, in writing and with reasons.`,
      ],
    },
    {
      title: 'Above us',
      paragraphs: ['If 30 days have passed, or you are not content with the decision:'],
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
        'If somebody else is in your account, or money has left your bank that you did not send, call your bank first, then the helpline for cyber fraud, 1930, then us. We lock your account at once.',
      ],
    },
    {
      title: 'What we keep of it',
      paragraphs: [
        'Every complaint, its answer and the time between are kept for three years. What went wrong more than once is mended, not only answered.',
      ],
    },
  ],
};
