/** A check of `npm test`: the npm script of this name, or tests that vitest or Playwright runs. */
export interface Check {
  readonly name: string;
  readonly runner?: 'vitest' | 'playwright';
  /** The projects of `vitest.config.ts` that a vitest check runs. */
  readonly projects: readonly string[];
  /** Whether only `npm test -- --all` includes it, as `.ci/nightly` does. */
  readonly isNightly: boolean;
  readonly environment: Readonly<Record<string, string>>;
  /** Minutes after which the check is ended and counts as failed. */
  readonly limitMinutes: number;
}

function check(name: string, details: Partial<Omit<Check, 'name'>> = {}): Check {
  return {
    name,
    projects: [],
    isNightly: false,
    environment: {},
    limitMinutes: 15,
    ...details,
  };
}

function vitest(
  name: string,
  projects: readonly string[],
  details: Partial<Omit<Check, 'name'>> = {},
): Check {
  return check(name, { runner: 'vitest', projects, ...details });
}

const postgres = process.env['POSTGRES_URL'];
const onServer = postgres === undefined ? {} : { environment: { DATABASE_URL: postgres } };

/** All checks in the order in which they start. */
export const checks: readonly Check[] = [
  check('build'),
  check('types'),
  check('lint'),
  check('structure'),
  check('dead-code'),
  vitest('unit', ['unit', 'backend', 'repository']),
  vitest('contracts', ['contracts']),
  // A server answers them in half the time that the embedded database takes.
  vitest('screens', ['screens'], onServer),
  check('journeys', { runner: 'playwright' }),
  ...(postgres === undefined
    ? []
    : [vitest('contracts-postgres', ['contracts', 'backend'], onServer)]),
  check('coverage', { isNightly: true }),
  vitest('night', ['night', 'night-screens'], { isNightly: true, limitMinutes: 40 }),
  check('night-journeys', {
    runner: 'playwright',
    isNightly: true,
    environment: { EXHAUSTIVE: '1' },
    limitMinutes: 40,
  }),
];
