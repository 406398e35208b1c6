import type { PortraitLook } from '#ui/site/landing/portrait.tsx';

export const teamCopy = {
  title: 'The team',
  lead: 'A team small enough to sit around one table, and to know whom to call when something goes wrong. The people shown are invented.',
  join: 'Would you like to work with us?',
  joinText: 'Email us what you have built, and what you would like to build here.',
  joinLink: 'Contact us',
} as const;

interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly about: string;
  readonly look: PortraitLook;
  readonly tone: 'lilac' | 'peach' | 'butter';
}

export const team: readonly TeamMember[] = [
  {
    name: 'Anjali Deshpande',
    role: 'Founder',
    about:
      'Ran a bank branch in Nashik for nine years, and explained compound interest some four thousand times.',
    look: 'bun',
    tone: 'butter',
  },
  {
    name: 'Gurpreet Singh Bedi',
    role: 'Private markets',
    about:
      'Valued companies for a fund. Reads the notes to the accounts first, and the front page last.',
    look: 'turban',
    tone: 'lilac',
  },
  {
    name: 'Zainab Khan',
    role: 'Design',
    about:
      'Draws until a number can be read at arm’s length, without glasses. The glasses are her father’s.',
    look: 'scarf',
    tone: 'peach',
  },
  {
    name: 'Thomas Kurian',
    role: 'Engineering',
    about: 'Built payment systems that work so quietly that no one notices them.',
    look: 'beard',
    tone: 'lilac',
  },
  {
    name: 'Meenakshi Raghunathan',
    role: 'Compliance',
    about:
      'Thirty-one years with regulators and issuers. Has the last word on every sentence here, this one too.',
    look: 'silver',
    tone: 'peach',
  },
  {
    name: 'Rohan Barua',
    role: 'Support',
    about:
      'Picks up when you call. Keeps a list of questions that are asked twice, and changes the page before the third time.',
    look: 'short',
    tone: 'butter',
  },
];
