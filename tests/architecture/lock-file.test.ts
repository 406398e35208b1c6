import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from './repository-files.ts';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** Packages that may run a script while they are installed, and why. */
const installScripts: Readonly<Record<string, string>> = {};

const { packages } = JSON.parse(textOf('package-lock.json')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const ours = ['', 'domain'];
const workspaceLinks = ['node_modules/@vriddhi/domain'];
const locked = Object.entries(packages).filter(
  ([path]) => !ours.includes(path) && !workspaceLinks.includes(path),
);

/** Text that only the machine of one developer would put into a file. */
const foreign: readonly RegExp[] = [
  /\bregistry\.[a-z0-9-]+\.[a-z]/i,
  /\b(npmjs|yarnpkg|debian)\.(org|com)\b/i,
  /(?<![\w.-])\/(work|root|home\/\w+|Users\/\w+)\//,
  /(?<![\w.-])\/tmp\//,
];

describe('the lock file', () => {
  it('has an integrity for every package', () => {
    expect(locked.length).toBeGreaterThan(100);
    const without = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('names no address to fetch from', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(packages['node_modules/@vriddhi/domain']).toEqual({ resolved: 'domain', link: true });
  });

  it('runs no install script outside the allow-list', () => {
    const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(running.map(([path]) => path).filter((path) => !(path in installScripts))).toEqual([]);
  });

  it('pins what package.json asks for, exactly', () => {
    const manifests = ['package.json', 'domain/package.json'].map(
      (path) => JSON.parse(textOf(path)) as Record<string, Record<string, string> | undefined>,
    );
    const dependencies = manifests.flatMap((manifest) => [
      ...Object.entries(manifest['dependencies'] ?? {}),
      ...Object.entries(manifest['devDependencies'] ?? {}),
      ...Object.entries(manifest['optionalDependencies'] ?? {}),
    ]);
    const exact = /^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
    expect(dependencies.filter(([, version]) => !exact.test(version))).toEqual([]);
  });
});

describe('a file of the repository', () => {
  it('names no package registry and no path of a machine', () => {
    const text = repositoryFiles().filter((path) => !/\.(png|jpe?g|woff2?|ico|pdf|gz)$/.test(path));
    const naming = text.flatMap((path) => {
      const content = textOf(path);
      return foreign.flatMap((pattern) => {
        const found = pattern.exec(content)?.[0];
        return found === undefined ? [] : [`${path}: ${found}`];
      });
    });
    expect(naming).toEqual([]);
  });
});
