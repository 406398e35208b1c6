import { afterPaint } from '#ui/platform/after-paint.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const isBusy = () => document.querySelector('[aria-busy=true], [data-part]') !== null;
/** Parts of a screen may wait until the rest is painted. */
const painted = () => new Promise<void>((resolve) => void afterPaint(resolve));
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Counts the calls from now on. Call it before a screen is rendered.
 * @returns `calls`, each as method and path, and `loaded`, which waits until no call is on its way,
 * nothing is loading and the headings no longer change, and returns the headings
 */
export function watchLoads() {
  let onTheWay = 0;
  const calls = new Set<string>();
  const send = globalThis.fetch;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    onTheWay += 1;
    const { method, url } = new Request(input, init);
    calls.add(`${method} ${new URL(url).pathname}`);
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
  const loaded = async () => {
    let before: readonly string[] = [];
    await waitFor(
      async () => {
        before = headings();
        await painted();
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
  return { calls, loaded };
}

/** All text of the page, in lower case. */
export const shownText = (): string => document.body.textContent.toLowerCase();
