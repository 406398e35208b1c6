import type { RunningApp } from '#tests/tools/running-app.ts';
import { leftOut } from './faults-left-out.ts';
import { accountLoads, marketLoads, type ScreenLoads, visitorLoads } from './faults-loads.ts';
import type { Press } from './faults-press.ts';
import { pressGroups } from './faults-presses.ts';
import { faultNames, Scene } from './faults-scene.ts';
import { exhaustive, expect, test } from './fixtures.ts';

/** Of the sample world: the one with the long history. */
const ARJUN = '9000000001';
const LONGEST_MS = 300_000;

interface LoadGroup {
  readonly who: string;
  readonly mobile: string | undefined;
  readonly screens: readonly ScreenLoads[];
}

const loadGroups: readonly LoadGroup[] = [
  { who: 'a visitor', mobile: undefined, screens: visitorLoads },
  { who: 'an investor, of deposits and the account', mobile: ARJUN, screens: accountLoads },
  { who: 'an investor, of the private market', mobile: ARJUN, screens: marketLoads },
];

test(
  'every call of the app has a screen to go wrong on, or a reason why not',
  exhaustive,
  async ({ app }) => {
    const loads = loadGroups.flatMap(({ screens }) =>
      screens.flatMap(({ calls }) => keysOf(calls)),
    );
    const presses = pressGroups.flatMap(({ presses: each }) => each.map(({ call }) => call));
    const named = [...loads, ...presses, ...keysOf(leftOut)];
    expect(named.toSorted()).toEqual([...(await callsOf(app))].toSorted());
  },
);

/** As the backend that runs describes itself: a call that is added is among them. */
async function callsOf(app: RunningApp): Promise<readonly string[]> {
  const reply = await fetch(`${app.outsideAddress}/sandbox/openapi.json`);
  const { paths } = (await reply.json()) as { readonly paths: Readonly<Record<string, object>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => {
      const address = path.replaceAll(/\{(\w+)\}/g, ':$1');
      return `${method.toUpperCase()} ${address}`;
    }),
  );
}

function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(record) as Key[];
}

function onScene(title: string, play: (scene: Scene) => Promise<void>): void {
  test(title, exhaustive, async ({ app, page, control, watched, newMobile, signInAs }) => {
    test.setTimeout(LONGEST_MS);
    const scene = await Scene.on({ app, page, control, watched, newMobile, signInAs });
    await play(scene);
    expect(scene.findings).toEqual([]);
  });
}

for (const { who, mobile, screens } of loadGroups) {
  onScene(`what ${who} opens survives every fault`, async (scene) => {
    if (mobile !== undefined) await scene.signIn(mobile);
    else await scene.page.goto('/login');
    for (const screen of screens) await expectLoads(scene, screen, mobile !== undefined);
  });
}

/** Each call of a screen in each way; afterwards it is shown as if nothing had been. */
async function expectLoads(scene: Scene, { path, calls }: ScreenLoads, isSignedIn: boolean) {
  const open = () => scene.go(path);
  for (const call of keysOf(calls)) {
    const manner = calls[call];
    const reason = typeof manner === 'object' ? manner.quiet : undefined;
    await scene.about(call, async () => {
      await open();
      const { headings } = await scene.begin();
      for (const name of faultNames) {
        await scene.strike(call, name, open, { isLoad: true, quiet: reason });
        if (reason !== undefined) continue;
        await retry(scene, open);
        await expectWhole(scene, `${call}: ${name}, tried again`, headings);
      }
      await scene.succeed(call, open, isSignedIn);
      await expectWhole(scene, call, headings);
    });
  }
}

/** By the button that says so, where there is one. */
async function retry(scene: Scene, open: () => Promise<void>): Promise<void> {
  const again = scene.page.getByRole('button', { name: /^(try|check) again$/i }).first();
  if (!(await again.isVisible())) return open();
  await again.click();
}

/** Everything is there again, and nothing is on its way any more. */
async function expectWhole(scene: Scene, where: string, headings: readonly string[]) {
  await expect.poll(async () => (await scene.rest()).headings, where).toEqual(headings);
  await scene.answered(where);
}

for (const { title, mobile, presses } of pressGroups) {
  onScene(title, async (scene) => {
    if (mobile !== undefined) await scene.signIn(mobile);
    for (const press of presses) await scene.about(press.call, () => expectPress(scene, press));
  });
}

/** A press that goes wrong in each way, and at last works: with what was typed before all that. */
async function expectPress(scene: Scene, given: Press): Promise<void> {
  const { call, prepare, press, done, but = {}, isFresh = false, isSignedIn = true } = given;
  const act = () => press(scene);
  if (given.refused !== undefined) scene.parts.watched.expectRefusal(given.refused);
  const names = faultNames.filter((name) => !Object.hasOwn(but, name));
  for (const [place, name] of names.entries()) {
    if (place === 0 || isFresh) await ready(scene, prepare);
    await scene.strike(call, name, act, given);
  }
  if (isFresh) await ready(scene, prepare);
  await scene.succeed(call, act, isSignedIn);
  await done(scene);
}

async function ready(scene: Scene, prepare: Press['prepare']): Promise<void> {
  await prepare(scene);
  await scene.begin();
}
