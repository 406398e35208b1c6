import type { SampleCompany } from './sample-companies.ts';

interface Holder {
  readonly name: string;
  readonly percent: number;
}

const WHOLE = 1000;

/**
 * The shareholders of companies without founders or with a majority owner, in tenths of a percent.
 */
const OWNED: Readonly<Record<string, readonly (readonly [name: string, tenths: number])[]>> = {
  'Public Institutions': [
    ['Banks and insurers', 314],
    ['Foreign institutions', 287],
    ['Public institutions', 119],
    ['Individuals', 154],
  ],
  'Founding Bank': [
    ['Founding bank', 612],
    ['Foreign institutions', 183],
    ['Employees', 47],
  ],
};
const OTHERS = 'Other shareholders';

/**
 * The shareholders of a company, the largest first: its investors by the rounds it had, employees,
 * and the founders or other shareholders with the rest. They add up to 100 percent.
 */
export function sampleHolders(company: SampleCompany): readonly Holder[] {
  const { investors } = company;
  const [first = ''] = investors;
  const owned = OWNED[first];
  if (owned !== undefined) return complete(owned, OTHERS);
  const { id } = company;
  if (first === 'Founding Family') {
    const family = 560 + ((id * 37) % 190);
    return complete(
      [
        [first, family],
        ['Employees', 8 + ((id * 11) % 24)],
      ],
      OTHERS,
    );
  }
  const rounds = company.funding?.[1] ?? 1;
  const outside = Math.min(690, 90 + rounds * 54 + ((id * 53) % 110));
  return complete(
    [...split(outside, investors, id), ['Employees', 24 + ((id * 29) % 78)]],
    'Founders',
  );
}

type Part = readonly [name: string, tenths: number];

/** Splits a part among investors, each later one with a smaller share. */
function split(tenths: number, names: readonly string[], id: number): readonly Part[] {
  const weights = names.map((_, at) => 10 + (id % 5) - at * 3);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return names.map((name, at) => [name, Math.round((tenths * (weights[at] ?? 0)) / sum)]);
}

function complete(parts: readonly Part[], rest: string): readonly Holder[] {
  const held = parts.reduce((sum, [, tenths]) => sum + tenths, 0);
  const all: readonly Part[] = [...parts, [rest, WHOLE - held]];
  return all
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, tenths]) => ({ name, percent: tenths / 10 }));
}
