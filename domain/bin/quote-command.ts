import {
  CompoundingFrequency, depositQuote, type DepositTerms, failure, Money, PayoutFrequency,
  Percentage, type Result, success, Tenure,
} from '../index.ts';
import { readArguments, type ReadArguments } from './arguments.ts';
import { asCsv, asJson, asTable } from './quote-formats.ts';

/** Output texts and exit code of the command. */
export interface CommandOutcome {
  /** 0 for success, 2 for wrong arguments. */
  readonly exitCode: 0 | 2;
  readonly output: string;
  readonly error: string;
}

const FORMATS = { table: asTable, csv: asCsv, json: asJson } as const;
const PAYOUTS = Object.values(PayoutFrequency);
const COMPOUNDINGS = Object.values(CompoundingFrequency);

export const HELP = `Usage: vriddhi-quote <principal> <rate> <tenure> [options]

Calculates a fixed deposit and prints its schedule. Sends no data.

  <principal>  whole rupees: 100000 or 1,00,000
  <rate>       percent per year, as quoted for this payout: 8.75
  <tenure>     36M, 1Y6M, 540D

Options
  --payout <word>       ${PAYOUTS.join(', ')}
                        (default: at-maturity)
  --compounding <word>  ${COMPOUNDINGS.join(', ')}; only if interest is
                        paid at maturity (default: yearly)
  --format <word>       table, csv, json (default: table)
  --help                this text

Examples
  vriddhi-quote 100000 8.75 36M --payout monthly
  vriddhi-quote 1,00,000 7.2 18M --compounding quarterly --format csv > schedule.csv

A month is 30 days and a year 360. Amounts are rounded half-up to the whole rupee. The exit code is
0, or 2 with an error message for wrong arguments.
`;

/**
 * Runs the command `vriddhi-quote` without side effects: takes the arguments, and returns the
 * output and the exit code.
 */
export function quoteCommand(given: readonly string[]): CommandOutcome {
  const read = readArguments(given, {
    valued: ['payout', 'compounding', 'format'],
    flags: ['help', 'h'],
  });
  if (!read.ok) return refused(read.failure);
  if (read.value.flags.size > 0) return { exitCode: 0, output: HELP, error: '' };
  const format = wordOf(read.value, 'format', Object.keys(FORMATS) as (keyof typeof FORMATS)[]);
  if (!format.ok) return refused(format.failure);
  const terms = termsOf(read.value);
  if (!terms.ok) return refused(terms.failure);
  const written = quoted(terms.value, FORMATS[format.value ?? 'table']);
  if (!written.ok) return refused(written.failure);
  return { exitCode: 0, output: `${written.value}\n`, error: '' };
}

/** Arguments are quoted without characters that move the cursor or colour the terminal. */
function refused(why: string): CommandOutcome {
  const shown = why.replaceAll(/\p{Cc}/gu, '\u{FFFD}');
  const error = `vriddhi-quote: ${shown}\nTry vriddhi-quote --help\n`;
  return { exitCode: 2, output: '', error };
}

function termsOf(given: ReadArguments): Result<DepositTerms, string> {
  const [principal, rate, tenure, ...more] = given.words;
  if (principal === undefined || rate === undefined || tenure === undefined) {
    return failure('principal, rate and tenure are needed, such as: 100000 8.75 36M');
  }
  if (more.length > 0) return failure(`nothing is known of ${more.join(' ')}`);
  const amount = Money.parse(principal);
  if (!amount.ok) return failure(`${principal} is no principal (${amount.failure})`);
  const percent = Percentage.parse(rate);
  if (!percent.ok) return failure(`${rate} is no rate (${percent.failure})`);
  const length = Tenure.parse(tenure);
  if (!length.ok) return failure(`${tenure} is no tenure (${length.failure})`);
  const payout = wordOf(given, 'payout', PAYOUTS);
  if (!payout.ok) return payout;
  const compounding = wordOf(given, 'compounding', COMPOUNDINGS);
  if (!compounding.ok) return compounding;
  const payoutFrequency = payout.value ?? PayoutFrequency.AtMaturity;
  if (compounding.value !== undefined && payoutFrequency !== PayoutFrequency.AtMaturity) {
    return failure('interest that is paid out does not compound: leave --compounding away');
  }
  return success({
    principal: amount.value,
    annualRatePercent: percent.value,
    tenure: length.value,
    payoutFrequency,
    compoundingFrequency: compounding.value,
  });
}

function wordOf<Word extends string>(
  { options }: ReadArguments,
  name: string,
  words: readonly Word[],
): Result<Word | undefined, string> {
  const given = options.get(name);
  const word = words.find((each) => each === given);
  if (given === undefined || word !== undefined) return success(word);
  return failure(`--${name} is one of ${words.join(', ')}, not ${given}`);
}

/**
 * Returns the written quote, or the error message that the package throws for impossible deposit
 * terms.
 */
function quoted(
  terms: DepositTerms,
  write: (quote: ReturnType<typeof depositQuote>) => string,
): Result<string, string> {
  try {
    return success(write(depositQuote(terms)));
  } catch (error) {
    return failure((error as Error).message);
  }
}
