/**
 * A check that `npm test` runs: the npm script of this name, with or without the prefix `test:`.
 */
export interface Check {
  readonly name: string;
  readonly script: string;
  /** The runner that writes `reports/test/<name>.json`. A check without one counts as one test. */
  readonly runner?: 'vitest' | 'playwright';
  readonly cores: 1 | 2;
  /** Checks that must end first. */
  readonly after: readonly string[];
  readonly needsBrowser: boolean;
  readonly isSlow: boolean;
  readonly environment: Readonly<Record<string, string>>;
  /** Minutes after which the check is ended and counts as failed. */
  readonly limitMinutes: number;
  isPossible(): boolean;
}

type Details = Partial<Omit<Check, 'name'>>;

function check(name: string, details: Details = {}): Check {
  return {
    name,
    script: details.runner ? `test:${name}` : name,
    cores: 1,
    after: [],
    needsBrowser: false,
    isSlow: false,
    environment: {},
    limitMinutes: 10,
    isPossible: () => true,
    ...details,
  };
}

const postgres = process.env['POSTGRES_URL'];

/** All checks. They start in this order, as far as two cores and `after` allow. */
export const checks: readonly Check[] = [
  check('build'),
  check('types'),
  check('lint'),
  check('structure'),
  check('dead-code'),
  check('unit', { runner: 'vitest', cores: 2 }),
  check('contracts', { runner: 'vitest', cores: 2 }),
  check('screens', { runner: 'vitest', cores: 2 }),
  check('journeys', {
    runner: 'playwright',
    cores: 2,
    after: ['build'],
    needsBrowser: true,
    limitMinutes: 20,
  }),
  check('contracts-postgres', {
    runner: 'vitest',
    cores: 2,
    isSlow: true,
    environment: postgres === undefined ? {} : { DATABASE_URL: postgres },
    isPossible: () => postgres !== undefined,
  }),
  check('coverage', { cores: 2, isSlow: true }),
  check('exhaustive', { runner: 'vitest', cores: 2, isSlow: true, limitMinutes: 30 }),
  check('exhaustive-journeys', {
    runner: 'playwright',
    cores: 2,
    after: ['build'],
    needsBrowser: true,
    isSlow: true,
    environment: { EXHAUSTIVE: '1' },
    limitMinutes: 30,
  }),
];

export function runsByDefault({ isSlow }: Check): boolean {
  return !isSlow;
}
