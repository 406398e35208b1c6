/**
 * `scheduler.yield()`, which some browsers lack. It resumes before tasks that were queued later.
 */
interface Yielding {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/**
 * Yields to the main thread between the steps of long work, so that the browser can render and
 * handle input.
 */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
