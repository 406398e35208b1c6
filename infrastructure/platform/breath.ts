/** Not every browser has it: what waits for it goes on before work that is asked for later. */
interface Yielding {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/**
 * Long work in short steps: between them the browser draws, and answers whoever touches the page.
 */
export function breath(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
