import type { PortraitLook } from '#ui/site/landing/portrait.tsx';

export const teamCopy = {
  title: 'The team',
  lead: 'Small enough to fit around one table, and to know who has to be called when something is wrong.',
  join: 'Would you like to work with us?',
  joinText: 'Write to us what you have made, and what you would make here.',
  joinLink: 'Write to us',
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
    about: 'Made payment systems that nobody noticed, which is the highest praise they can get.',
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
      'Picks up when you call. Keeps a list of questions asked twice; the third time the page is changed.',
    look: 'short',
    tone: 'butter',
  },
];
