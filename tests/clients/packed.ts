import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '#ui/build/folders.ts';

const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'];

/** A folder outside the repository in which the package is installed as others get it. */
export interface PackedPackage {
  readonly folder: string;
  remove(): void;
}

export function installPacked(): PackedPackage {
  const folder = mkdtempSync(join(tmpdir(), 'vriddhi-domain-'));
  runIn(join(repositoryRoot, 'domain'), 'npm', ['pack', '--pack-destination', folder, ...quiet]);
  const [tarball = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  runIn(folder, 'npm', ['install', join(folder, tarball), ...quiet]);
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a command and returns its output. @throws if the command fails */
export function runIn(folder: string, command: string, args: readonly string[]): string {
  const stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'pipe'];
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio });
}
