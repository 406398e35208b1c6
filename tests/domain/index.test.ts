import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as published from '#domain/index.ts';

const domain = fileURLToPath(new URL('../../domain', import.meta.url));

/** Modules that serve the others: what of them is published stands in the index by name. */
const internal = [
  'platform/decimal.ts',
  'platform/expected.ts',
  'platform/expected-values.ts',
  'platform/grouped-digits.ts',
  'platform/image-file.ts',
  'platform/invariant.ts',
  'platform/utc-date.ts',
  'fixed-deposits/deposit-terms.ts',
  'fixed-deposits/elapsed.ts',
  'fixed-deposits/interest.ts',
  'fixed-deposits/interest-schedule.ts',
  'platform/working-step.ts',
  'fixed-deposits/quote-working.ts',
  'platform/xml-rows.ts',
  'content/form-fields.ts',
];

function modules(): readonly string[] {
  return readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[a-z-]+\/.*\.ts$/.test(file) && !/^(dist|bin)\//.test(file))
    .filter((file) => !file.startsWith('node_modules/') && !internal.includes(file));
}

function namesOf(module: string): readonly string[] {
  const text = readFileSync(`${domain}/${module}`, 'utf8');
  const exported = /^export (?:function|const|class|interface|type) (\w+)/gm;
  return [...new Set([...text.matchAll(exported)].map(([, name]) => name ?? ''))];
}

const index = readFileSync(`${domain}/index.ts`, 'utf8');

function publishedFrom(module: string): readonly string[] {
  const statement = index.split('export {').find((part) => part.includes(`'./${module}'`)) ?? '';
  const [names = ''] = statement.split('}');
  return names.split(',').flatMap((name) => {
    const plain = name
      .trim()
      .replace(/^type /, '')
      .replace(/ as \w+$/, '');
    return plain === '' ? [] : [plain];
  });
}

it.each(modules())('publishes every name of %s', (module) => {
  expect(publishedFrom(module).toSorted()).toEqual(namesOf(module).toSorted());
});

it('publishes what a client needs to quote a deposit', () => {
  const { depositQuote, Money, Percentage, Tenure } = published;
  const quote = depositQuote({
    principal: Money.of('100000'),
    annualRatePercent: Percentage.of('8.75'),
    tenure: Tenure.of({ years: 3 }),
    payoutFrequency: 'at-maturity',
  });
  expect(quote.maturityAmount.text).toBe('128614');
});
