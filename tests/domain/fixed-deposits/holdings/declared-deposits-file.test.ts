import fc from 'fast-check';
import {
  DECLARED_COLUMNS, declaredTexts, MOST_DECLARED,
} from '#domain/fixed-deposits/holdings/declared-columns.ts';
import {
  declaredAsCsv, declaredAsJson, declaredInFile, LONGEST_DECLARED_FILE,
} from '#domain/fixed-deposits/holdings/declared-deposits-file.ts';
import { describe, expect, it } from 'vitest';
import { writtenAs } from './declared-texts.ts';

const HEAD = DECLARED_COLUMNS.join(',');
const ROW = 'Saral Bank,bank,500000,8,at-maturity,quarterly,2026-04-01,1Y,self,Me,,,';
const refusedIn = (text: string, known = [writtenAs({ issuer: 'Known Bank' })]) => {
  const read = declaredInFile(text, known);
  if (read.ok) return read.value.length;
  return read.failure.map(({ line, reason, column }) =>
    [line, reason, column].join(' ').trim(),
  );
};

describe('a file of declared deposits', () => {
  const names = fc
    .string({ minLength: 1, maxLength: 20 })
    .filter((name) => name.trim() !== '');
  it.each([['CSV', declaredAsCsv], ['JSON', declaredAsJson]] as const)(
    'gives as %s the deposits that were written to it',
    (_format, write) => {
      fc.assert(
        fc.property(fc.array(names, { minLength: 1 }), (issuers) => {
          const deposits = issuers.map((issuer) => writtenAs({ issuer }));
          expect(declaredInFile(write(deposits), [])).toEqual({ ok: true, value: deposits });
        }),
      );
    },
  );

  it('may leave out a column, change their order, and begin with a byte order mark', () => {
    const head = 'Issuer,right,institution,principal,rate,payout,start,maturity,holders';
    const row = '"Rao, Sons & Co",self,nbfc,"1,00,000",8.25,monthly,01/04/2026,01/04/2028,Me';
    const read = declaredInFile(`\uFEFF${head}\n\n${row}\n`, []);
    expect(read.ok && read.value).toEqual([
      declaredTexts({
        issuer: 'Rao, Sons & Co', right: 'self', institution: 'nbfc', principal: '1,00,000',
        rate: '8.25', payout: 'monthly', start: '01/04/2026', maturity: '01/04/2028', holders: 'Me',
      }),
    ]);
  });

  it('names each refused row with its reason, and then adds none', () => {
    const bad = ROW.replace('500000', '5e5');
    const short = 'Saral Bank,bank';
    const known = ROW.replace('Saral', 'Known').replace('500000', '"5,00,000"');
    const text = [HEAD, ROW, bad, short, known.replace('2026-04-01', '01/04/2026')].join('\n');
    expect(refusedIn(text)).toEqual(['3 principal', '4 cells', '5 known']);
    expect(refusedIn([HEAD, ROW, ROW].join('\n'))).toBe(2);
  });

  it.each([
    ['', '1 empty'],
    [HEAD, '1 empty'],
    ['issuer,Amount\nA,5', '1 columns amount'],
    ['issuer,issuer\nA,B', '1 columns issuer'],
    [`${HEAD}\n"Saral`, '2 unreadable'],
    ['{"format":', '1 unreadable'],
    ['[]', '1 unreadable'],
    ['{"format":"other","deposits":[]}', '1 unreadable'],
    ['{"format":"vriddhi-deposits/1","deposits":[]}', '1 empty'],
    ['{"format":"vriddhi-deposits/1","deposits":[{"issuer":5}]}', '1 text issuer'],
    ['{"format":"vriddhi-deposits/1","deposits":[{"amount":"5"}]}', '1 columns amount'],
    ['{"format":"vriddhi-deposits/1","deposits":[null]}', '1 issuer'],
    ['a'.repeat(LONGEST_DECLARED_FILE + 1), '1 long'],
    [[HEAD, ...Array.from({ length: MOST_DECLARED }, () => ROW)].join('\n'), '1 many'],
    [JSON.stringify({ format: 'vriddhi-deposits/1' }), '1 unreadable'],
  ])('refuses %j', (text, refusal) => {
    expect(refusedIn(text)).toEqual([refusal]);
  });
});
