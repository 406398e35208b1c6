import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as published from '#domain/index.ts';

const domain = fileURLToPath(new URL('../../domain', import.meta.url));

/** Modules for the other modules. The index lists their published names. */
const internal = [
  'platform/decimal.ts',
  'platform/email-address.ts',
  'platform/mobile-number.ts',
  'platform/record-retention.ts',
  'platform/argument-checks.ts',
  'platform/expected-values.ts',
  'platform/grouped-digits.ts',
  'platform/image-file.ts',
  'platform/invariant.ts',
  'platform/utc-date.ts',
  'fixed-deposits/interest/day-count.ts',
  'fixed-deposits/interest/deposit-terms.ts',
  'fixed-deposits/interest/elapsed.ts',
  'fixed-deposits/interest/interest.ts',
  'fixed-deposits/interest/interest-payouts.ts',
  'fixed-deposits/interest/interest-schedule.ts',
  'platform/returns/discounting.ts',
  'platform/returns/solved-return.ts',
  'platform/returns/years-and-days.ts',
  'fixed-deposits/early-exit/check-premature-rule.ts',
  'fixed-deposits/early-exit/exit-payment.ts',
  'fixed-deposits/early-exit/exit-rate.ts',
  'fixed-deposits/early-exit/exit-stretch.ts',
  'fixed-deposits/early-exit/hardship-amounts.ts',
  'fixed-deposits/early-exit/rebook-working.ts',
  'fixed-deposits/holdings/days-so-far.ts',
  'fixed-deposits/returns/check-tax-percent.ts',
  'fixed-deposits/returns/deposit-flows.ts',
  'platform/working-step.ts',
  'fixed-deposits/interest/deposit-step.ts',
  'fixed-deposits/interest/quote-working.ts',
  'fixed-deposits/holdings/deposit-like-checks.ts',
  'fixed-deposits/catalogue/issuer-key.ts',
  'fixed-deposits/cover/bucket-exposure.ts',
  'fixed-deposits/cover/bucket-parts.ts',
  'fixed-deposits/cover/bucket-peak.ts',
  'fixed-deposits/cover/cover-checks.ts',
  'fixed-deposits/cover/cover-on-day.ts',
  'fixed-deposits/cover/deposit-exposure.ts',
  'fixed-deposits/cover/exposure-estimate.ts',
  'fixed-deposits/tax/interest-through.ts',
  'fixed-deposits/tax/interest-credits.ts',
  'fixed-deposits/tax/taxpayer-checks.ts',
  'fixed-deposits/tax/form-121-checks.ts',
  'fixed-deposits/tax/form-121-state.ts',
  'fixed-deposits/tax/payer-forecast-of.ts',
  'fixed-deposits/tax/tds-deductions.ts',
  'fixed-deposits/tax/tds-working.ts',
  'fixed-deposits/interest/running-interest.ts',
  'accounts/nominees/nominee-identity.ts',
  'content/nse-minimum.ts',
  'platform/verification.ts',
  'private-market/holdings/capital-gains-tax.ts',
  'private-market/orders/negotiable-price.ts',
  'private-market/orders/order-facts.ts',
  'private-market/orders/order-phase.ts',
];

function modules(): readonly string[] {
  return readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[a-z-]+\/.*\.ts$/.test(file) && !/^(dist|bin)\//.test(file))
    .filter((file) => !file.startsWith('node_modules/') && !internal.includes(file))
    .filter((file) => !file.endsWith('/index.ts'));
}

function namesOf(module: string): readonly string[] {
  const text = readFileSync(`${domain}/${module}`, 'utf8');
  const exported = /^export (?:function|const|class|interface|type) (\w+)/gm;
  return [...new Set([...text.matchAll(exported)].map(([, name]) => name ?? ''))];
}

const contexts = Object.keys(
  (JSON.parse(readFileSync(`${domain}/package.json`, 'utf8')) as { readonly exports: object })
    .exports,
)
  .filter((entry) => entry !== '.')
  .map((entry) => entry.replace('./', ''));

function publishedFrom(module: string): readonly string[] {
  const [context = '', ...rest] = module.split('/');
  const index = readFileSync(`${domain}/${context}/index.ts`, 'utf8');
  const statements = index.split('export {');
  const statement = statements.find((part) => part.includes(`'./${rest.join('/')}'`)) ?? '';
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
