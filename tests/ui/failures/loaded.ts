import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const isBusy = () => document.querySelector('[aria-busy=true], [data-part]') !== null;
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Counts the calls from now on. Call it before a screen is rendered.
 * @returns waits until no call is on its way, nothing is loading and the headings no longer change,
 * and returns the headings
 */
export function watchLoads(): () => Promise<readonly string[]> {
  let onTheWay = 0;
  const send = globalThis.fetch;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    onTheWay += 1;
    try {
      const reply = await send(input, init);
      await reply.clone().arrayBuffer();
      return reply;
    } finally {
      onTheWay -= 1;
    }
  };
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  return async () => {
    let before: readonly string[] = [];
    await waitFor(
      async () => {
        before = headings();
        await vi.dynamicImportSettled();
        await nextTurn();
        expect(onTheWay).toBe(0);
        expect(isBusy()).toBe(false);
        expect(headings()).toEqual(before);
        expect(before).not.toEqual([]);
      },
      { interval: 0 },
    );
    return before;
  };
}

/** All text of the page, in lower case. */
export const shownText = (): string => document.body.textContent.toLowerCase();
