import { signedIn } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { present } from '#tests/contracts/fixed-deposits/booking.ts';
import { clientOf, fetchWithCookies } from '#tests/contracts/client.ts';
import type { FaultOrder } from '#tests/contracts/control.ts';
import type { Device } from '#infrastructure/platform/platform.module.ts';
import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { accountLoads, marketLoads, REFUSED_ON_PURPOSE, visitorLoads } from './failed-loads.ts';
import { shownText, watchLoads } from './loaded.ts';
import { addFault, renderScreen } from '../screen.tsx';

const backend = testBackend({ expectsFailures: true });
/** The stored session of the sample investor. */
let device: Partial<Device>;
beforeAll(async () => {
  device = { vault: new MemoryVault(), fetch: fetchWithCookies(backend.appAddress) };
  await signedIn(backend, '9000000001', device);
});

const FAULTS = {
  refused: { kind: 'status', status: 500, message: REFUSED_ON_PURPOSE },
  offline: { kind: 'drop' },
} as const satisfies Record<string, Omit<FaultOrder, 'route'>>;
const MANY = 20;

const groups = [
  { who: 'a visitor', as: 'visitor', loads: visitorLoads },
  { who: 'an investor, of deposits and the account', as: 'demo', loads: accountLoads },
  { who: 'an investor, of the private market', as: 'demo', loads: marketLoads },
] as const;
type Viewer = (typeof groups)[number]['as'];

async function open(path: string, as: Viewer) {
  // jsdom does not implement `matchMedia`.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  const browser = await clientOf(backend.appAddress, as === 'demo' ? device : {});
  const watched = watchLoads();
  return { ...(await renderScreen({ path, as, backend, browser })), ...watched };
}

interface WholeScreen {
  readonly headings: readonly string[];
  readonly text: string;
  readonly calls: ReadonlySet<string>;
}

const wholeScreens = new Map<string, WholeScreen>();

/** The text and headings of a screen whose requests all succeed, for comparison. */
async function wholeScreen(path: string, as: Viewer): Promise<WholeScreen> {
  const key = `${as} ${path}`;
  const known = wholeScreens.get(key);
  if (known !== undefined) return known;
  const shown = await open(path, as);
  const whole = { headings: await shown.loaded(), text: shownText(), calls: shown.calls };
  expect(whole.text).not.toContain(ERROR_BOUNDARY);
  shown.leave();
  wholeScreens.set(key, whole);
  return whole;
}

const pageOf = (path: string) => path.replace(/\?.*/, '');
/** A call as a pattern, because an API path may have parameters. */
const patternOf = (call: string) => new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`);
/** Every screen of an investor may renew the session first. */
const RENEWAL = '/login/refreshtoken';

/** Part of the text that the error boundary shows. */
const ERROR_BOUNDARY = 'reference: ';

describe.each(groups)('a page opened by $who', ({ as, loads }) => {
  const cases = loads.flatMap(({ text, ...load }) =>
    'worksWithout' in text
      ? []
      : (['refused', 'offline'] as const).map((kind) => ({ ...load, kind, text: text[kind] })),
  );
  it.each(cases)('$path shows that $call is $kind, and loads again', async (load) => {
    const { path, call, kind, text } = load;
    const whole = await wholeScreen(path, as);
    expect(whole.text).not.toContain(text.toLowerCase());
    await addFault(backend, { ...FAULTS[kind], route: call, times: MANY });
    const { user, loaded } = await open(path, as);
    await waitFor(() => expect(shownText()).toContain(text.toLowerCase()));
    await backend.control.clearFaults();
    if (load.opens !== undefined)
      await user.click(screen.getByRole('button', { name: load.opens }));
    const [again] = await screen.findAllByRole('button', { name: /^(try|check) again$/i });
    await user.click(present(again));
    if (load.opens !== undefined) await user.keyboard('{Escape}');
    await waitFor(async () => expect(await loaded()).toEqual(whole.headings));
  });

  const paths = new Set(loads.map(({ path }) => path));
  it.each([...paths])('every call of %s is tried', async (path) => {
    const { calls } = await wholeScreen(path, as);
    const tried = loads.filter((load) => pageOf(load.path) === pageOf(path));
    const isTried = (call: string) => tried.some((load) => patternOf(load.call).test(call));
    const own = [...calls].filter((call) => call.includes(' /api/') && !call.endsWith(RENEWAL));
    expect(own.filter((call) => !isTried(call))).toEqual([]);
  });

  const quiet = loads.flatMap(({ path, call, text }) =>
    'worksWithout' in text ? [{ path, call, reason: text.worksWithout }] : [],
  );
  it.each(quiet)('$path works without $call: $reason', async ({ path, call }) => {
    const whole = await wholeScreen(path, as);
    await addFault(backend, { ...FAULTS.refused, route: call, times: MANY });
    const { loaded } = await open(path, as);
    const shown = await loaded();
    expect(whole.headings).toEqual(expect.arrayContaining([...shown]));
    expect(screen.queryByText(REFUSED_ON_PURPOSE)).toBeNull();
    expect(shownText()).not.toContain(ERROR_BOUNDARY);
  });
});
