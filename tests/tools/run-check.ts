import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as after } from 'node:timers/promises';
import { repositoryRoot } from './repository.ts';

export interface Run {
  readonly status: number;
  readonly output: string;
  /** What was still running when it had to be ended. */
  readonly hung?: string;
}

export interface Command {
  readonly program: string;
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly limitSeconds: number;
  /** How long a process may outlive the command, or the request to end. */
  readonly farewellSeconds?: number;
}

const running = new Set<() => void>();

/** Ends what is running, as if its time were over. */
export function giveUp(): void {
  for (const end of running) end();
}

/**
 * Runs a command to its end. What takes longer than its limit, or leaves a process behind that
 * holds on to its output, is ended with everything it has started, and said to have hung.
 */
export async function runCommand(command: Command): Promise<Run> {
  const { program, words, environment, limitSeconds, farewellSeconds = 5 } = command;
  const child = spawn(program, [...words], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    // A group of its own, so that a signal reaches what has outlived its parent.
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

/** Asks them to end, then makes them; browsers and servers may be in groups of their own. */
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

/** Everything in the group, and all descendants. */
function membersOf(group: number): readonly Member[] {
  // Without `ps` nothing can be named, and only the group itself is ended.
  const listed = spawnSync('ps', ['-eo', 'pid=,ppid=,pgid=,args='], { encoding: 'utf8' });
  const lines = listed.error ? [] : listed.stdout.split('\n');
  const known = new Set<number>([group]);
  const members: Member[] = [];
  // Parents usually have smaller ids than their children; twice finds the others too.
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

/** Whether there was somebody to hear it. */
function signal(id: number, name: NodeJS.Signals | 0): boolean {
  try {
    return id !== 0 && process.kill(id, name);
  } catch {
    return false;
  }
}
