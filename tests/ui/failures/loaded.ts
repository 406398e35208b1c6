import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const STILL_MILLISECONDS = 150;

const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const isBusy = () => document.querySelector('[aria-busy=true], [data-part]') !== null;

/** Waits until nothing is loading and the headings no longer change, and returns the headings. */
export async function loaded(): Promise<readonly string[]> {
  let before: readonly string[] = [];
  await waitFor(
    async () => {
      before = headings();
      await new Promise((resolve) => setTimeout(resolve, STILL_MILLISECONDS));
      expect(isBusy()).toBe(false);
      expect(headings()).toEqual(before);
      expect(before).not.toEqual([]);
    },
    { interval: 0 },
  );
  return before;
}

/** All text of the page, in lower case. */
export const shownText = (): string => document.body.textContent.toLowerCase();
