import type { AppContainer } from '#infrastructure/container.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { expect } from 'vitest';

/** Waits until the draft of a form contains these values; storing takes a moment. */
export async function untilDraft(
  browser: AppContainer,
  form: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await expect.poll(() => browser.get(Drafts).read(form)).toMatchObject(values);
}
