import { ANSWER_TIME } from '#domain/content/answer-time.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { support } from '#ui/platform/shell/support.ts';
import type { LegalText } from './legal-text.ts';

/** The phone number with non-breaking spaces, because it must not wrap. */
const call = formatMobile(support.phone).replaceAll(' ', '\u00a0');

export const accessibilityText: LegalText = {
  title: 'Accessibility',
  lead: 'What we have done so that everyone can use Vriddhi, and what is still missing.',
  since: '1 November 2026',
  sections: [
    {
      title: 'The standard we follow',
      paragraphs: [
        'We follow the Web Content Accessibility Guidelines 2.2, level AA, as the Rights of Persons with Disabilities Act and the regulator of securities markets ask of services like ours.',
      ],
    },
    {
      title: 'What you can rely on',
      paragraphs: ['On every page:'],
      points: [
        'everything works with a keyboard alone, with the focus always visible;',
        'screen readers get names for all pictures, fields and buttons, and announce errors, results and when time is running out;',
        'text has enough contrast on light and dark backgrounds, and can be enlarged to 400% without scrolling sideways;',
        'moving pictures can be stopped, and do not move if your device asks for less motion;',
        'charts have a table or a sentence that says the same;',
        'what you have typed is not lost when time runs out or the connection breaks;',
        'public pages can be read without scripts.',
      ],
    },
    {
      title: 'How we check it',
      paragraphs: [
        'Automated tests check each page and dialog before a release: in each of its states, enlarged to 400%, without motion and in the colours of the device. Tests do not notice everything, so please tell us what they missed.',
      ],
    },
    {
      title: 'What is not there yet',
      paragraphs: [],
      points: [
        'The pages of banks, issuers and payment companies that we link to are not ours and may be less accessible.',
        'Documents of companies, such as annual reports, are often scanned pictures.',
        'Video KYC has no sign-language interpreter. Call us, and we will find another way to verify your identity.',
        'Pages are in English only.',
      ],
    },
    {
      title: 'Tell us',
      paragraphs: [
        `If something stops you, email ${support.email} or call ${call}. We answer within ${ANSWER_TIME}, help you finish what the page did not let you do, and fix the page.`,
      ],
    },
  ],
};
