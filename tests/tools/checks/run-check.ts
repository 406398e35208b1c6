import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as after } from 'node:timers/promises';
import { repositoryRoot } from '#ui/build/folders.ts';

export interface Run {
  readonly status: number;
  readonly output: string;
  /** Processes that were still running when they had to be ended. */
  readonly hung?: string;
}

export interface Command {
  readonly program: string;
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly limitSeconds: number;
  /** Seconds for which a process may outlive the command or a SIGTERM. */
  readonly farewellSeconds?: number;
}

const running = new Set<() => void>();

/** Ends all running commands as if they had reached their time limits. */
export function giveUp(): void {
  for (const end of running) end();
}

/**
 * Runs a command. If it exceeds its limit, or leaves a process that keeps its output open, the
 * command and all its child processes are ended and reported as hung.
 */
export async function runCommand(command: Command): Promise<Run> {
  const { program, words, environment, limitSeconds, farewellSeconds = 5 } = command;
  const child = spawn(program, [...words], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    // A process group of its own, so that signals also reach orphaned processes.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const exited = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const tooLong = limit(limitSeconds * 1000);
  const status = await Promise.race([exited, tooLong.reached]);
  tooLong.forget();
  if (status !== undefined) {
    const isQuiet = await Promise.race([closed.then(() => true), after(farewellSeconds * 1000)]);
    if (isQuiet === true) return { status, output };
  }
  const hung = await endAll(child, farewellSeconds);
  child.stdout.destroy();
  child.stderr.destroy();
  return { status: status ?? 1, output, hung };
}

function limit(milliseconds: number): { reached: Promise<undefined>; forget: () => void } {
  let end = (): void => {};
  const reached = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined);
  });
  const timer = setTimeout(end, milliseconds);
  running.add(end);
  const forget = (): void => {
    clearTimeout(timer);
    running.delete(end);
  };
  return { reached, forget };
}

/**
 * Ends a command and all its child processes with SIGTERM, then SIGKILL. Browsers and servers may
 * have process groups of their own, so they get the signals separately. Returns their command
 * lines.
 */
async function endAll(child: ChildProcess, farewellSeconds: number): Promise<string> {
  const group = child.pid ?? 0;
  const members = membersOf(group);
  for (const name of ['SIGTERM', 'SIGKILL'] as const) {
    for (const id of [-group, ...members.map((member) => member.id)]) signal(id, name);
    const patience = Date.now() + farewellSeconds * 1000;
    while (members.some(({ id }) => signal(id, 0)) && Date.now() < patience) await after(50);
  }
  const names = members.map(({ words }) => words.slice(0, 120));
  return names.length > 0 ? names.join('\n') : 'nothing that can be seen';
}

interface Member {
  readonly id: number;
  readonly words: string;
}

/** All processes of the process group, and all their descendants. */
function membersOf(group: number): readonly Member[] {
  // Without the `ps` program the processes are unknown, so only the group itself is ended.
  const listed = spawnSync('ps', ['-eo', 'pid=,ppid=,pgid=,args='], { encoding: 'utf8' });
  const lines = listed.error ? [] : listed.stdout.split('\n');
  const known = new Set<number>([group]);
  const members: Member[] = [];
  // Parents usually have smaller ids than their children; the second pass finds the others.
  for (const line of [...lines, ...lines]) {
    const [, id, parent, own, words] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (id === undefined || words === undefined) continue;
    if (Number(own) !== group && !known.has(Number(parent))) continue;
    if (members.some((member) => member.id === Number(id))) continue;
    known.add(Number(id));
    members.push({ id: Number(id), words });
  }
  return members;
}

/** Sends a signal, or 0 to only check; returns whether the process exists. */
function signal(id: number, name: NodeJS.Signals | 0): boolean {
  try {
    return id !== 0 && process.kill(id, name);
  } catch {
    return false;
  }
}
