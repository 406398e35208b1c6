import { ANSWER_TIME } from '#domain/content/support-hours.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { support } from '#ui/platform/shell/support.ts';
import type { LegalText } from './legal-text.ts';

/** The phone number with non-breaking spaces, because it must not wrap. */
const call = formatMobile(support.phone).replaceAll(' ', '\u00a0');

export const accessibilityText: LegalText = {
  title: 'Accessibility',
  lead: 'Money is everybody’s business. What we have done so that everybody can use Vriddhi, and what is still missing.',
  since: '1 November 2026',
  sections: [
    {
      title: 'What we hold ourselves to',
      paragraphs: [
        'The Web Content Accessibility Guidelines 2.2, level AA, as the Rights of Persons with Disabilities Act and the regulator of securities markets ask of services like ours.',
      ],
    },
    {
      title: 'What you can rely on',
      paragraphs: ['On every page:'],
      points: [
        'everything works with a keyboard alone, with the focus in sight;',
        'screen readers get names for all pictures, fields and buttons, and announce errors, results and time running out;',
        'text keeps its contrast on light and dark ground, and can be enlarged to 400% without scrolling sideways;',
        'moving pictures can be stopped, and stand still if your device asks for less motion;',
        'charts have a table or a sentence that says the same;',
        'what you have typed is not lost when time runs out or the connection breaks;',
        'public pages can be read without scripts.',
      ],
    },
    {
      title: 'How we check it',
      paragraphs: [
        'Each page and dialog is checked by machine before a release: in the states that it can be in, enlarged to 400%, without motion and in the colours of the device. A machine does not notice everything, so tell us what it missed.',
      ],
    },
    {
      title: 'What is not there yet',
      paragraphs: [],
      points: [
        'Pages of banks, issuers and payment companies, to which we lead, are not ours and may be less accessible.',
        'Documents of companies, such as annual reports, are often scanned pictures.',
        'Video KYC has no sign-language interpreter. Call us: we find another way to prove your identity.',
        'Pages are in English only.',
      ],
    },
    {
      title: 'Tell us',
      paragraphs: [
        `If something stops you, write to ${support.email} or call ${call}. We answer within ${ANSWER_TIME}, do with you what the page did not let you do, and mend it.`,
      ],
    },
  ],
};
