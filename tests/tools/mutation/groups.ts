/** Modules whose mutants are counted together, and the percentage that must be killed. */
export interface MutationGroup {
  readonly name: string;
  readonly goal: number;
  /** Whether a module belongs to the group, by its path below `domain/`. */
  has(path: string): boolean;
}

function group(name: string, paths: RegExp): MutationGroup {
  return { name, goal: 95, has: (path) => paths.test(path) };
}

/** Modules in which a wrong rule costs most: money and entitlements. */
export const mutationGroups: readonly MutationGroup[] = [
  group('money', /^platform\/(money|decimal|percentage|grouped-digits)\.ts$/),
  group('tenure', /^fixed-deposits\/(tenure|elapsed)\.ts$/),
  group(
    'quotes',
    /^fixed-deposits\/(deposit-(quote|terms)|interest[\w-]*|quote-working|compounding-[a-z]+)\.ts$/,
  ),
  group('yields', /^fixed-deposits\/yields\.ts$/),
  group('tiers', /^private-market\/[\w-]*tier[\w-]*\.ts$/),
  group('nominees', /^accounts\/nominees\//),
  group(
    'validators',
    /^(accounts\/(kyc|bank|profile|sign-in|demat)\/|fixed-deposits\/deposit-amount\.ts$)/,
  ),
];

export const goalOverall = 90;
