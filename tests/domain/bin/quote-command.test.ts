import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HELP, quoteCommand } from '#domain/bin/quote-command.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';

function run(line: string) {
  return quoteCommand(line.split(' ').filter((word) => word !== ''));
}

describe('vriddhi-quote', () => {
  it('prints the returns of a deposit, and every period', () => {
    const { exitCode, output, error } = run('100000 8.75 36M');
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' });
    expect(output).toContain('Maturity amount  ₹1,28,614\n');
    expect(output).toContain('Effective yield  9.54% a year\n');
    expect(output.trimEnd().split('\n').slice(-4)).toEqual([
      'Period  Days    Opening  Interest  Payout    Closing',
      '     1   360  ₹1,00,000    ₹8,750      ₹0  ₹1,08,750',
      '     2   360  ₹1,08,750    ₹9,516      ₹0  ₹1,18,266',
      '     3   360  ₹1,18,266   ₹10,348      ₹0  ₹1,28,614',
    ]);
  });

  it('prints the payouts of a deposit that pays interest', () => {
    const { output } = run('1,00,000 8.75% 36M --payout monthly');
    expect(output).toContain('Each payout      ₹729\n');
    expect(output).not.toContain('Effective yield');
  });

  it('writes plain numbers as CSV', () => {
    const { output } = run('--format csv 100000 8.75 2M --payout=monthly');
    expect(output).toBe(
      'period,days,opening_balance,interest,payout,closing_balance\n' +
        '1,30,100000,729,729,100000\n2,30,100000,729,729,100000\n',
    );
  });

  it('writes texts as JSON, with the working', () => {
    const { output } = run('5000 9 3Y4M --format json --compounding yearly');
    const json = JSON.parse(output) as Record<string, unknown>;
    const expected = { maturityAmount: '6669', tenure: '3Y 4M', effectiveYield: '10.02' };
    expect(json).toMatchObject(expected);
    expect(json['working']).toHaveLength(8);
  });

  it('prints the figures of the package for any deposit', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const { principal, annualRatePercent, tenure, payoutFrequency } = terms;
        const words = [principal.text, annualRatePercent.text, tenure.text];
        const options = ['--payout', payoutFrequency, '--format', 'json'];
        const { output } = quoteCommand([...words, ...options]);
        const quote = depositQuote({ principal, annualRatePercent, tenure, payoutFrequency });
        expect(JSON.parse(output)).toMatchObject({
          totalInterest: quote.totalInterest.text,
          maturityAmount: quote.maturityAmount.text,
        });
      }),
    );
  });

  it.each(['--help', '-h', '100000 --help'])('explains itself at %s', (line) => {
    expect(run(line)).toEqual({ exitCode: 0, output: HELP, error: '' });
  });

  it.each([
    ['', 'principal, rate and tenure are needed'],
    ['100000 8.75', 'principal, rate and tenure are needed'],
    ['abc 8.75 36M', 'abc is no principal (not-an-amount)'],
    ['\u001B[2J1 8.75 36M', '\uFFFD[2J1 is no principal (not-an-amount)'],
    ['100000 eight 36M', 'eight is no rate (not-a-percentage)'],
    ['100000 8.75 soon', 'soon is no tenure (not-a-tenure)'],
    ['100000 8.75 36M more', 'nothing is known of more'],
    ['100000 8.75 36M --payout weekly', '--payout is one of at-maturity, monthly'],
    ['100000 8.75 36M --compounding daily', '--compounding is one of yearly'],
    ['100000 8.75 36M --format xml', '--format is one of table, csv, json, not xml'],
    ['100000 8.75 36M --payout', '--payout needs a value'],
    ['100000 8.75 36M --payout monthly --payout yearly', '--payout is given twice'],
    ['100000 8.75 36M --colour', 'there is no option --colour'],
    ['100000 8.75 36M --help=yes', 'there is no option --help=yes'],
    ['100000 8.75 36M --payout monthly --compounding monthly', 'does not compound'],
    ['0 8.75 36M', 'a deposit needs a principal of whole rupees above zero, got 0'],
    ['100000 101 36M', 'a deposit needs a yearly rate of 0 to 100 percent, got 101'],
  ])('refuses "%s" with an error message', (line, message) => {
    const { exitCode, output, error } = run(line);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(error).toContain(message);
    expect(error).toContain('Try vriddhi-quote --help\n');
  });
});
