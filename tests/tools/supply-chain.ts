import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '#ui/build/folders.ts';

const run = promisify(execFile);

export interface LockedPackage {
  readonly path: string;
  /** The package's real name, if it is installed under another name. */
  readonly name?: string;
  readonly integrity?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** The packages in the lock file, except our own two. */
export function lockedPackages(): readonly LockedPackage[] {
  const text = readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as {
    readonly packages: Readonly<Record<string, Omit<LockedPackage, 'path'>>>;
  };
  return Object.entries(packages)
    .map(([path, entry]) => ({ path, ...entry }))
    .filter(({ path, link }) => path.startsWith('node_modules/') && link !== true);
}

export interface BillOfMaterials {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.5';
  readonly version: number;
  readonly components: readonly Component[];
}

interface Component {
  readonly type: 'library';
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  /** `excluded` for tools, which are not shipped. */
  readonly scope: 'required' | 'excluded';
  readonly hashes: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
  readonly licenses: readonly { readonly expression: string }[];
}

/**
 * All packages of the lock file as a CycloneDX document, also written to
 * `reports/security/sbom.cdx.json`. `npm sbom` is not used: it stops at our own packages, and
 * without the tools it would also omit packages that the app shares with them.
 */
export function billOfMaterials(): BillOfMaterials {
  const components = lockedPackages().map(componentOf);
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components } as const;
  const folder = join(repositoryRoot, 'reports/security');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
  return bill;
}

function componentOf({ path, name, version = '', license, integrity = '', dev }: LockedPackage) {
  const known = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return {
    type: 'library',
    name: known,
    version,
    purl: `pkg:npm/${known.replace('@', '%40')}@${version}`,
    scope: dev === true ? 'excluded' : 'required',
    hashes: [{ alg: 'SHA-512', content }],
    licenses: license === undefined ? [] : [{ expression: license }],
  } as const;
}

/** The number of known vulnerabilities, or the reason why the registry does not return it. */
export async function knownWeaknesses(): Promise<number | string> {
  const limits = ['--fetch-retries', '0', '--fetch-timeout', '20000'];
  const { stdout } = await npm(['audit', '--json', ...limits]);
  const answer = JSON.parse(stdout) as {
    readonly metadata?: { readonly vulnerabilities: { readonly total: number } };
    readonly statusCode?: number;
    readonly message?: string;
  };
  const total = answer.metadata?.vulnerabilities.total;
  return total ?? `the registry does not answer: ${answer.statusCode ?? answer.message ?? 'mute'}`;
}

/**
 * Runs npm and returns its output even if it fails, because `npm audit` fails if it finds
 * vulnerabilities.
 */
async function npm(words: readonly string[]): Promise<{ readonly stdout: string }> {
  const options = { cwd: repositoryRoot, maxBuffer: 64 * 1024 * 1024 };
  return run('npm', [...words], options).catch((failed: { readonly stdout?: string }) => {
    if (failed.stdout === undefined || failed.stdout === '') throw failed;
    return { stdout: failed.stdout };
  });
}
