// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** All sentences in the source files of a folder. */
function messages(folder: string): readonly string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|html)$/.test(file) && !file.startsWith('dist'))
    .flatMap((file) =>
      readFileSync(`${root}${folder}/${file}`, 'utf8')
        .replaceAll(/\s+/g, ' ')
        .split(/[.!?]["'`<]|[.!?] |['"`<>{}]/),
    );
}

const ITSELF = /\b(Vriddhi|we|We|our|Our|us)\b/;
const OTHER_TRADE = /\b(stock)?brok(er|ers|ing|erage)\b|\b(investment )?advis[eo]rs?\b/i;
const DENIAL = /\bnot an?\b|\bnor\b|\bneither\b|\bno\b/;

const callsItself = (message: string) =>
  ITSELF.test(message) && OTHER_TRADE.test(message) && !DENIAL.test(message);

it('calls itself a facilitator, never a broker or an adviser [AP-1.4, FD-1.7, FD-1.8]', () => {
  const texts = ['ui', 'domain'].flatMap(messages);
  expect(texts.length).toBeGreaterThan(5000);
  expect(texts.filter(callsItself)).toEqual([]);
  expect(texts.some((text) => /Vriddhi is only a facilitator/.test(text))).toBe(true);
});

it('detects a text that claims otherwise', () => {
  expect(callsItself('Vriddhi is your trusted broker')).toBe(true);
  expect(callsItself('Ask our advisors')).toBe(true);
  expect(callsItself('Vriddhi is not a broker and not an adviser')).toBe(false);
});
