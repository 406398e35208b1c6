import type { HardshipAmount } from '#domain/fixed-deposits/early-exit/exit-answer.ts';
import type { DepositLoanViolation } from '#domain/fixed-deposits/early-exit/loan-instead.ts';
import type { PartialExitViolation } from '#domain/fixed-deposits/early-exit/partial-exit.ts';
import { ExitReason } from '#domain/fixed-deposits/early-exit/premature-rule.ts';
import type { MissingExitFact } from '#domain/fixed-deposits/early-exit/told-exit-facts.ts';
import { Institution } from '#domain/fixed-deposits/holdings/institution.ts';

/** A number of percentage points, such as `1 point`. */
const pointsOf = (points: string) => (points === '1' ? '1 point' : `${points} points`);

export const earlyExitCopy = {
  title: 'If you break it early',
  text: 'What you get on any day before maturity.',
  day: 'Break it on',
  dayHint: (first: string, last: string) => `A day from ${first} to ${last}`,
  noDay: (first: string, last: string) => `Choose a day from ${first} to ${last}`,
  ways: 'Ways to your money',
  break: 'Break',
  borrow: 'Borrow',
  breakPart: 'Break part',
  none: {
    'own-calculation':
      'The issuer calculates this deposit differently from us, so we cannot say what you get if ' +
      'you break it.',
    institution:
      'We do not know what kind of issuer this is, so we cannot say what you get if you break it.',
    rule: 'We have read no rule for this kind of issuer, so we cannot say what you get.',
  },
  cards: {
    unknown:
      'The rate card of your booking day is not known. So we can show only the days on which no ' +
      'interest is paid, or a fixed rate.',
    assumed:
      'The rate card of your booking day was not kept. We calculate with another day’s card, so ' +
      'the issuer may pay a different amount.',
    today: 'If you book today, today’s rate card decides. It stays the same for your deposit.',
  },
  ourReading:
    'The rate card names single tenures. By our reading, a rate applies from its tenure until ' +
    'the next one.',
} as const;

export const answerCopy = {
  less: (day: string, amount: string, cost: string) =>
    `If you break it on ${day} you get ${amount}: ${cost} less than it is worth that day.`,
  same: (day: string, amount: string) =>
    `If you break it on ${day} you get ${amount}: as much as it is worth that day.`,
  more: (day: string, amount: string, worth: string) =>
    `If you break it on ${day} you get ${amount}. It is worth ${worth} that day, so you lose ` +
    'nothing.',
  tooEarly: (day: string, first: string) =>
    `You cannot break it on ${day}. The first possible day is ${first}.`,
  never: (day: string) => `You cannot break it. It runs until it matures on ${day}.`,
  noRate: (day: string) =>
    `You can break it on ${day}, but the rate for that day is not known, so we cannot say what ` +
    'you get.',
  matured: (day: string, amount: string) =>
    `It matures on ${day}. You get ${amount} without breaking it.`,
} as const;

export const breakCopy = {
  youGet: 'You get',
  atMaturity: 'Maturity amount',
  rate: 'Interest rate for the time it ran',
  rateFrom: {
    'no-interest': 'No interest for this time',
    fixed: 'Fixed by the rule',
    'run-rate': (base: string, points: string) =>
      `${base} for the time it ran, less ${pointsOf(points)}`,
    'contracted-rate': (base: string, points: string) =>
      `${base}, your own rate, which is lower, less ${pointsOf(points)}`,
    'lowest-rate': (base: string, points: string) =>
      `${base}, the lowest of the card, less ${pointsOf(points)}`,
  },
  interest: 'Interest at that rate',
  recovered: 'Interest already paid to you, deducted',
  worth: 'Worth under the contract that day',
  cost: 'Less than that',
  belowPrincipal: (principal: string) =>
    `This is less than the ${principal} that you invested, because interest that was already ` +
    'paid to you is taken back.',
  rebook: (rate: string, wanted: string, maturity: string) =>
    `A new deposit must pay ${rate} a year to reach ${wanted} by ${maturity}. It then comes to `,
  rebooked: 'Amount of the new deposit',
  rebookMeanings: { P: 'Amount that is deposited again', R: 'Length of the new deposit' },
  hardship: 'In hardship you can ask for money earlier, without interest',
  hardshipNote: 'The issuer must be satisfied first. The rest keeps its rate.',
  hardshipOf: {
    'small-deposit': 'Small deposit: all of it',
    emergency: 'Medical emergency or declared calamity',
    'critical-illness': 'Critical illness: all of it',
  } satisfies Record<HardshipAmount['kind'], string>,
  paidOnDeath:
    'After a death, the money can be claimed before the first possible day too. The same rule ' +
    'decides the interest, so at first there is none.',
  waived: (reasons: string) => `No points are deducted ${reasons}.`,
  waivedFor: {
    [ExitReason.Death]: 'for the survivor after a death',
    [ExitReason.LongerDeposit]:
      'if you deposit the money there again for longer than the remaining time',
  } satisfies Record<ExitReason, string>,
  askIssuer: 'These are the terms of the issuer that the source names; please ask yours.',
  deathUnknown: 'We have read no rule for an exit after a death. Please ask the issuer.',
} as const;

export const borrowCopy = {
  text: 'The deposit continues and keeps its rate. You pay interest on the loan.',
  unknown: {
    [Institution.Bank]: 'banks',
    [Institution.SmallFinanceBank]: 'small finance banks',
    [Institution.Nbfc]: 'finance companies on that day',
    [Institution.Hfc]: 'housing finance companies',
    [Institution.PostOffice]: 'the post office',
  } satisfies Record<Institution, string>,
  noSource: (issuers: string) =>
    `We have read no source for loans of ${issuers} against a deposit. Please ask the issuer.`,
  amount: 'Loan',
  limit: (limit: string) => `Up to ${limit}`,
  days: 'Days',
  rate: 'Interest rate of the loan',
  interest: 'Interest of the loan',
  cost: 'Breaking it instead costs',
  meanings: { R: 'Rate of the deposit', p: 'Points above it', days: 'Days of the loan' },
  noAmount: 'Enter an amount in rupees',
  noDays: 'Enter whole days, from 1',
  violation: {
    'too-early': 'No loan is given so soon after the deposit starts.',
    'after-maturity': 'The deposit matures before that. Choose fewer days.',
    'not-above-zero': 'Enter an amount above zero.',
    'above-limit': 'This is more than the issuer lends.',
  } satisfies Record<DepositLoanViolation, string>,
  simple:
    'We count simple interest. An issuer that adds interest during the year charges slightly more.',
} as const;

export const partCopy = {
  notAllowed:
    'No source that we have read allows you to break a part of this deposit. Please ask the issuer.',
  amount: 'Part to break',
  part: 'You get for the part',
  rest: 'The rest continues',
  restText: (rate: string, maturity: string) => `At ${rate} until ${maturity}`,
  noAmount: 'Enter an amount in rupees',
  violation: {
    'part-not-allowed': 'A part cannot be broken.',
    'not-payable': 'On this day nothing can be broken, or the rate is not known.',
    'not-whole-rupees': 'Enter whole rupees.',
    'not-above-zero': 'Enter an amount above zero.',
    'not-below-principal': 'Enter less than the whole deposit.',
  } satisfies Record<PartialExitViolation, string>,
} as const;

export const curveCopy = {
  title: 'What you get by day, ₹',
  hint: 'Move along the chart, or use the arrow keys, to see each month.',
  get: 'If you break it',
  worth: 'Worth under the contract',
  marks: 'Marked days',
  marked: {
    'first-day': 'First day on which you can break it',
    'six-months': 'After 6 months',
    'best-day': 'Best day within 90 days',
    maturity: 'Maturity',
  },
  table: 'See the months',
  tableCaption: 'What you get, by month',
  date: 'Day',
  rate: 'Rate',
  cost: 'Less than it is worth',
  nothing: 'Not possible',
  unknown: 'Not known',
} as const;

export const ruleCopy = {
  open: 'Both rules in words',
  openRule: 'The rule in words',
  byProduct: (rule: string) =>
    `We follow what this product states. For all else we calculate by ${rule}.`,
  byRule: (rule: string) => `We calculate by ${rule}. Your deposit can have other terms.`,
  which: {
    [Institution.Bank]:
      'the rule of one bank, which the source names; each bank has its own',
    [Institution.SmallFinanceBank]:
      'the rule of one small finance bank, which the source names; each bank has its own',
    [Institution.Nbfc]: 'the rule for finance companies',
    [Institution.Hfc]: 'the rule of one housing finance company, which the source names',
    [Institution.PostOffice]: 'the rule of the post office',
  } satisfies Record<Institution, string>,
  general: (sentence: string) => `The product’s general rule: ${sentence}`,
  issuers: {
    [Institution.Bank]: 'The rule of one bank, used here because each bank has its own',
    [Institution.SmallFinanceBank]:
      'The rule of one small finance bank, used here because each bank has its own',
    [Institution.Nbfc]: 'The rule for finance companies, used here',
    [Institution.Hfc]: 'The rule of one housing finance company, used here',
    [Institution.PostOffice]: 'The rule of the post office, used here',
  } satisfies Record<Institution, string>,
  never: 'This product cannot be broken before maturity.',
  anyDay: 'You can break it on any day.',
  from: (span: string) => `You can break it from ${span} after it starts.`,
  band: (span: string, interest: string) => `From ${span}: ${interest}.`,
  firstBand: (interest: string) => `At first: ${interest}.`,
  noInterest: 'no interest',
  fixed: (rate: string) => `at most ${rate} a year`,
  runRate: 'the rate of the booking day for the time it ran',
  lowerRate: 'the rate of the booking day for the time it ran, or your own rate if it is lower',
  points: (base: string, points: string) => `${base}, less ${points}`,
  pointsUpTo: (points: string, most: string) => `${pointsOf(points)} up to ${most}`,
  pointsAlone: (points: string) => pointsOf(points),
  pointsAbove: (points: string) => `${pointsOf(points)} above`,
  fallback: (points: string) =>
    `; if the card has no rate for that time, ${pointsOf(points)} below its lowest rate`,
  recovered: 'Interest that was already paid to you is deducted.',
  source: 'Source',
  readOn: (day: string, publisher: string) => `as read on ${day}: ${publisher}`,
  publishedBy: (publisher: string) => publisher,
  marks: {
    P: 'the original text',
    Q: 'a text that quotes the original',
    S: 'press or adviser',
    I: 'an issuer’s own terms',
    M: 'from memory',
    T: 'tried',
  },
  tax:
    'Tax that was deducted in earlier years is not given back when you break the deposit. ' +
    'The interest that was reported for those years stays reported.',
  decides:
    'Calculated by the rule and the rate card shown here. The issuer decides what it pays and ' +
    'arranges the withdrawal.',
} as const;

export const toldCopy = {
  matured: (day: string) => `It matured on ${day}, so it can no longer be broken.`,
  missing: {
    locked: {
      text:
        'You have not told whether this deposit is locked until maturity, as a tax saver is. ' +
        'Your receipt says so. Until then we cannot say what you get.',
      add: 'Say whether it is locked',
    },
    start_rates: {
      text:
        'Its issuer pays by the rate card of your start date, which you have not told. So we can ' +
        'show only the days on which no interest is paid, or a fixed rate.',
      add: 'Add the rate card',
    },
  } satisfies Record<MissingExitFact, { readonly text: string; readonly add: string }>,
} as const;

export const onDayCopy = {
  unknown: 'We cannot say what you get if you break this deposit.',
  estimate: 'An estimate by today’s rate card; the rule is below.',
} as const;

export const glanceCopy = {
  locked: 'Only at maturity',
  from: (day: string) => `From ${day}`,
  halfWay: (first: string, day: string, amount: string) =>
    `${first}. Half-way, on ${day}, you get ${amount}.`,
  tooEarly: (first: string, day: string) => `${first}. Half-way, on ${day}, it is not possible.`,
  noRate: (first: string) => `${first}. What you get half-way is not known.`,
  estimate: 'An estimate by today’s rate card. See the deposit’s page for the rule.',
} as const;
