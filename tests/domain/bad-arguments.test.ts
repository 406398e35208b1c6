import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as published from '#domain/index.ts';
import { junk } from '#tests/arbitraries/junk.ts';
import { unsoundness } from './sound-answer.ts';

const byName: Readonly<Record<string, unknown>> = published;

type Callable = (...args: readonly unknown[]) => unknown;

/** These hand on what they are given, whatever it is. */
const handingOn = new Set([
  'success',
  'failure',
  'sortedByRate',
  'toggledComparison',
  'visibleRows',
]);

/** The contexts whose names stand in the index as those of these folders. */
const CONTEXTS = ['platform', 'fixed-deposits', 'accounts'];

const { CalendarDate, depositQuote, Holding, Money, Percentage, RateCard, Tenure } = published;
const terms = {
  principal: Money.of('100000'),
  annualRatePercent: Percentage.of('8'),
  tenure: Tenure.of({ years: 1 }),
  payoutFrequency: 'monthly',
} as const;

/** One of each class, whose methods are called. */
const instances: Readonly<Record<string, object>> = {
  CalendarDate: CalendarDate.of('2026-11-21'),
  DepositQuote: depositQuote(terms),
  Holding: Holding.of({ terms, startedOn: CalendarDate.of('2026-11-21') }),
  Money: terms.principal,
  Percentage: terms.annualRatePercent,
  RateCard: RateCard.of([]),
  Tenure: terms.tenure,
};

/** Behind the door: only the class itself calls them. */
const hidden = new Set(['CalendarDate.on', 'CalendarDate.read', 'Money.checked']);

function publishedNames(): readonly string[] {
  const index = readFileSync(
    fileURLToPath(new URL('../../domain/index.ts', import.meta.url)),
    'utf8',
  );
  const statement = /export \{([^}]*)\} from '\.\/([a-z-]+)\//g;
  return [...index.matchAll(statement)]
    .filter(([, , context = '']) => CONTEXTS.includes(context))
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^\w+$/.test(name));
}

function methodsOf(holder: object, className: string): readonly Callable[] {
  return Object.getOwnPropertyNames(holder)
    .filter((name) => name !== 'constructor' && !hidden.has(`${className}.${name}`))
    .filter((name) => Object.getOwnPropertyDescriptor(holder, name)?.get === undefined)
    .map((name) => (holder as Readonly<Record<string, unknown>>)[name])
    .filter((method): method is Callable => typeof method === 'function');
}

function callsOf(name: string): readonly Callable[] {
  const value: unknown = byName[name];
  if (typeof value !== 'function') return [];
  const instance = instances[name];
  if (instance === undefined) return [value as Callable];
  const methods = methodsOf(Object.getPrototypeOf(instance) as object, name);
  const bound = methods.map(
    (method): Callable =>
      (...args) =>
        method.apply(instance, [...args]),
  );
  return [...methodsOf(value, name), ...bound];
}

const rules = publishedNames().flatMap((name) => {
  const calls = callsOf(name);
  return calls.length === 0 || handingOn.has(name) ? [] : [{ name, calls }];
});

describe.each(rules)('$name', ({ calls }) => {
  it('answers bad arguments with a named reason or a sentence, never with a wrong number', () => {
    fc.assert(
      fc.property(fc.constantFrom(...calls), fc.array(junk(), { maxLength: 3 }), (call, args) => {
        expect(unsoundness(() => call(...args))).toBeUndefined();
      }),
    );
  });
});
