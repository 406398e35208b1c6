import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Owner {
  readonly pid: number;
  /** When the process started, in the kernel's ticks: process numbers are used again. */
  readonly startedAt: string | undefined;
}

const held = new Set<string>();

/**
 * Claims a data folder for this process: PGlite itself would open one twice and spoil it. A claim
 * whose process is gone, after a kill or a loss of power, is taken over.
 * @returns gives the folder back
 * @throws a sentence for the person who starts the program
 */
export function claimDataFolder(folder: string): () => void {
  const absolute = path.resolve(folder);
  const file = path.join(absolute, 'owner.json');
  mkdirSync(absolute, { recursive: true });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const owner = ownerIn(file);
    if (held.has(absolute) || (owner !== undefined && isAlive(owner))) {
      throw new Error(
        `The data folder ${absolute} is in use by process ${owner?.pid ?? process.pid}. ` +
          'Stop that one first, or choose another folder by DATA_FOLDER.',
      );
    }
    if (owner !== undefined) rmSync(file, { force: true });
    if (written(file)) {
      held.add(absolute);
      return () => {
        held.delete(absolute);
        rmSync(file, { force: true });
      };
    }
  }
  throw new Error(`The data folder ${absolute} was claimed by another process just now.`);
}

function written(file: string): boolean {
  const owner: Owner = { pid: process.pid, startedAt: startOf(process.pid) };
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** An unreadable claim was cut short by a crash: it counts as one of a process that is gone. */
function ownerIn(file: string): Owner | undefined {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    return { pid: read.pid ?? 0, startedAt: read.startedAt };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing ? undefined : { pid: 0, startedAt: undefined };
  }
}

function isAlive({ pid, startedAt }: Owner): boolean {
  if (pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    const isForeign = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!isForeign) return false;
  }
  return startedAt === undefined || startedAt === startOf(pid);
}

/** Linux only; elsewhere the process number has to do. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20];
  } catch {
    return undefined;
  }
}
