import type { Backend } from '#tests/contracts/backend.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { REFUSED_ON_PURPOSE } from './failed-loads.ts';
import { shownText, watchLoads } from './loaded.ts';
import { addFault, type RenderedScreen, renderScreen, type ScreenOptions } from '../screen.tsx';

/** An action of the user that sends a request. */
export interface FailedAction extends Pick<ScreenOptions, 'path' | 'as' | 'prepare'> {
  /** The method and path of the request, as in the API description. */
  readonly call: string;
  /** Fills in the screen so that the action is available. */
  readonly fill?: (shown: RenderedScreen) => Promise<unknown>;
  readonly press: (shown: RenderedScreen) => Promise<unknown>;
  /** The screen's text for a server error, and for a lost connection. */
  readonly text: { readonly refused: string; readonly offline: string };
  /** The result of the successful action. */
  readonly done: (shown: RenderedScreen) => Promise<unknown>;
  /** Fields that are cleared on purpose, such as that of a code. */
  readonly clears?: RegExp;
}

const MANY = 20;

/**
 * Makes an action fail with a lost connection and with a server error. Each time, the screen has to
 * show the text and keep the input. The action has to succeed when it is repeated.
 */
export async function expectFailures(backend: Backend, action: FailedAction): Promise<void> {
  const { call, text, press, done } = action;
  const offline = await ready(backend, action);
  await addFault(backend, { route: call, kind: 'drop', times: MANY });
  await expectMessage(offline, action, text.offline);
  offline.leave();
  await backend.control.clearFaults();
  const message = REFUSED_ON_PURPOSE;
  const refused = await ready(backend, action);
  await addFault(backend, { route: call, kind: 'status', status: 500, message, times: MANY });
  await expectMessage(refused, action, text.refused);
  await backend.control.clearFaults();
  await press(refused);
  await done(refused);
}

async function ready(backend: Backend, action: FailedAction): Promise<RenderedScreen> {
  const { path, as, prepare, fill } = action;
  const { loaded } = watchLoads();
  const shown = await renderScreen({ path, as, backend, ...(prepare && { prepare }) });
  // jsdom does not implement `scrollTo`.
  vi.stubGlobal('scrollTo', () => {});
  await loaded();
  await fill?.(shown);
  if (fill !== undefined) await loaded();
  return shown;
}

async function expectMessage(
  shown: RenderedScreen,
  { press, clears }: FailedAction,
  text: string,
): Promise<void> {
  const before = { address: shown.address(), fields: fieldsShown(clears) };
  expect(shownText()).not.toContain(text.toLowerCase());
  await press(shown);
  await waitFor(() => expect(shownText()).toContain(text.toLowerCase()));
  expect({ address: shown.address(), fields: fieldsShown(clears) }).toEqual(before);
}

/** The values of the fields, by label. */
function fieldsShown(except?: RegExp): readonly string[] {
  const inputs = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [...inputs].flatMap((input) => {
    const name = input.labels?.[0]?.textContent ?? input.name;
    if (['file', 'hidden'].includes(input.type) || except?.test(name) === true) return [];
    const isMark = input.type === 'checkbox' || input.type === 'radio';
    return [`${name}: ${isMark ? input.checked : input.value}`];
  });
}

/** Clicks the first button of a name, once it can be pressed. */
export const click = (name: string | RegExp) => async (shown: RenderedScreen) => {
  await screen.findAllByRole('button', { name });
  const [button] = screen.getAllByRole('button', { name });
  if (button === undefined) throw new Error(`no button ${name}`);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await shown.user.click(button);
};

/** Types texts into fields, by label. */
export const type = (texts: Readonly<Record<string, string>>) => async (shown: RenderedScreen) => {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label);
    await shown.user.clear(field);
    await shown.user.type(field, text);
  }
};

/** Waits for the address of the next screen. */
export const at = (address: RegExp | string) => (shown: RenderedScreen) =>
  waitFor(() => expect(shown.address()).toMatch(address));
export const shows = (text: RegExp | string) => () => screen.findByText(text);
export const dialog = (name: string) => () => screen.findByRole('dialog', { name });

/** Waits until the app has sent the browser to a third-party page. */
export const leavesFor =
  (path: string) =>
  ({ departures }: RenderedScreen) =>
    waitFor(() => expect(departures.at(-1)).toContain(path));
