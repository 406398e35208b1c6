import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as published from '#domain/index.ts';

const domain = fileURLToPath(new URL('../../domain', import.meta.url));

const contexts = Object.keys(
  (JSON.parse(readFileSync(`${domain}/package.json`, 'utf8')) as { readonly exports: object })
    .exports,
)
  .filter((entry) => entry !== '.')
  .map((entry) => entry.replace('./', ''));

it('publishes each context as an entry, and all of them together', async () => {
  const whole = readFileSync(`${domain}/index.ts`, 'utf8');
  const lines = contexts.map((context) => `export * from './${context}/index.ts';`);
  expect(whole.split('\n').filter((line) => line.startsWith('export'))).toEqual(lines);
  const entries = await Promise.all(
    contexts.map((context) => import(`../../domain/${context}/index.ts`) as Promise<object>),
  );
  const names = entries.flatMap((entry) => Object.keys(entry));
  expect(names.toSorted()).toEqual(Object.keys(published).toSorted());
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
