import type { RunningApp } from '#tests/support/running-app.ts';
import { leftOut } from './faults-left-out.ts';
import { accountLoads, marketLoads, type ScreenLoads, visitorLoads } from './faults-loads.ts';
import type { Press } from './faults-press.ts';
import { pressGroups } from './faults-presses.ts';
import { type CallName, faultNames, type Manner, Scene } from './faults-scene.ts';
import { exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';

/** The sample investor with a long history. */
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
    const named = [...new Set(loads), ...presses, ...keysOf(leftOut)];
    expect(named.toSorted()).toEqual([...(await callsOf(app))].toSorted());
  },
);

/** The running backend's own API description, so that new requests are included. */
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

/** Makes each request of a screen fail in each way, and then loads the screen successfully. */
async function expectLoads(scene: Scene, { path, calls }: ScreenLoads, isSignedIn: boolean) {
  const open = () => scene.go(path);
  for (const call of keysOf(calls)) {
    const { quiet: reason, words } = mannerOf(calls[call]);
    await scene.about(call, async () => {
      await open();
      const { headings } = await scene.begin();
      for (const name of faultNames) {
        await scene.strike(call, name, open, { isLoad: true, quiet: reason, words });
        if (reason !== undefined) continue;
        await retry(scene, open);
        await expectWhole(scene, `${call}: ${name}, tried again`, headings);
      }
      await scene.succeed(call, open, isSignedIn);
      await expectWhole(scene, call, headings);
    });
  }
}

function mannerOf(given: ScreenLoads['calls'][CallName]): Pick<Manner, 'quiet' | 'words'> {
  return typeof given === 'object' ? given : {};
}

/** Uses the retry button if there is one; otherwise opens the screen again. */
async function retry(scene: Scene, open: () => Promise<void>): Promise<void> {
  const again = scene.page.getByRole('button', { name: /^(try|check) again$/i }).first();
  if (!(await again.isVisible())) return open();
  await again.click();
}

/** Asserts that everything is shown again and nothing is loading. */
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

/** Makes an action fail in each way and finally succeed, with the same input. */
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
