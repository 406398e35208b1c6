import { setTimeout as after } from 'node:timers/promises';
import { controlOf } from '#tests/support/control.ts';
import type { RunningApp } from '#tests/support/running-app.ts';
import { percentile, rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { signedInUser } from '#tests/performance/support/user.ts';
import type { Call, User } from '#tests/performance/support/user.ts';

const people = 20;
const seconds = 15;
const rushSeconds = 5;
/** Each user sends five requests a second, a hundred a second in total. */
const pauseMs = 200;

export interface Timed {
  readonly kind: Call['kind'];
  readonly name: string;
  readonly ms: number;
}

/** Twenty users at once on the built backend, through the app's own adapters. */
export async function measurePacedLoad(app: RunningApp): Promise<readonly Figure[]> {
  const users = await signedInUsers(app, { prefix: '960', people });
  await drive(users, 3, pauseMs);
  const paced = await drive(users, seconds, pauseMs);
  return figuresOf(paced, `${people} people, ${1000 / pauseMs} calls a second each`, true);
}

/** The same users without pauses, to measure the maximum throughput. */
export async function measureRush(app: RunningApp): Promise<readonly Figure[]> {
  const users = await signedInUsers(app, { prefix: '961', people });
  const rushed = await drive(users, rushSeconds, 0);
  const perSecond = rounded(rushed.length / rushSeconds, 0);
  return [
    ...figuresOf(rushed, `${people} people without a pause`, false),
    { what: 'calls without a pause', value: perSecond, unit: 'a second' },
  ];
}

export async function signedInUsers(
  app: RunningApp,
  { prefix, people: count }: { readonly prefix: string; readonly people: number },
): Promise<readonly User[]> {
  const control = controlOf(app.thirdPartyAddress);
  await control.deskByItself(false);
  const users: User[] = [];
  for (let number = 0; number < count; number += 1) {
    users.push(await signedInUser(app.appAddress, control, `${prefix}${1_000_000 + number}`));
  }
  return users;
}

function figuresOf(timed: readonly Timed[], how: string, hasGoal: boolean): readonly Figure[] {
  const goals = { read: 25, write: 60 } as const;
  return (['read', 'write'] as const).flatMap((kind) => {
    const own = timed.filter((one) => (one.kind === 'order') === (kind === 'write'));
    const times = own.map(({ ms }) => ms);
    const goal = hasGoal ? { goal: goals[kind] } : {};
    const details = { unit: 'ms', how: `${how}; slowest: ${slowestOf(own)}` };
    const p95 = rounded(percentile(times, 0.95));
    const name = hasGoal ? `${kind}s` : `${kind}s without a pause`;
    return [{ what: `${name}, 95 of 100 under`, value: p95, ...details, ...goal }];
  });
}

/** The request with the highest 95th percentile. */
function slowestOf(timed: readonly Timed[]): string {
  const names = [...new Set(timed.map(({ name }) => name))];
  const byName = names.map((name) => ({
    name,
    p95: percentile(
      timed.filter((one) => one.name === name).map(({ ms }) => ms),
      0.95,
    ),
  }));
  const slowest = byName.toSorted((a, b) => b.p95 - a.p95)[0];
  return slowest ? `${slowest.name} ${rounded(slowest.p95)} ms` : 'none';
}

/** Runs all users in parallel; each sends one request after the other. */
export async function drive(
  users: readonly User[],
  forSeconds: number,
  pause: number,
  next = (user: User): Call => user.nextCall(),
): Promise<readonly Timed[]> {
  const until = performance.now() + forSeconds * 1000;
  const results = await Promise.all(users.map((user) => driveOne(() => next(user), until, pause)));
  return results.flat();
}

async function driveOne(next: () => Call, until: number, pause: number): Promise<readonly Timed[]> {
  const timed: Timed[] = [];
  await after(Math.random() * pause);
  while (performance.now() < until) {
    const call = next();
    const startedAt = performance.now();
    const isDone = await call.run();
    const ms = performance.now() - startedAt;
    if (!isDone.ok) throw new Error(`${call.name} failed: ${JSON.stringify(isDone.failure)}`);
    timed.push({ kind: call.kind, name: call.name, ms });
    // Users are not regular: the pause varies by half around its mean.
    if (pause > 0) await after(Math.max(0, pause * (0.5 + Math.random()) - ms));
  }
  return timed;
}
