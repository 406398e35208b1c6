import { startTransition, useDeferredValue, useEffect, useState } from 'react';

type Layers = Awaited<ReturnType<typeof fetchLayers>>;

let layers: Layers | undefined;
let underWay: Promise<void> | undefined;

/**
 * Downloads the dialogs, drawers and overlays once; a failed download is retried on the next call.
 */
export function loadLayers(): Promise<void> {
  underWay ??= keepLayers();
  return underWay;
}

/**
 * Downloads and mounts the dialogs, drawers and overlays when one first opens. They weigh as much
 * as a screen. Opening is deferred, so that the browser first paints the feedback of the tap.
 */
export function useLayers(isOpen: boolean): { layers: Layers | undefined; isShown: boolean } {
  const [, setFetched] = useState(false);
  // Without an initial value unless it opens, so that a closed layer causes no second render.
  const isWanted = useDeferredValue(isOpen, isOpen ? false : undefined);
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  // Mount it closed before it opens, so that the transition runs.
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(isWanted)), [isWanted]);
  useEffect(() => {
    if (!isOpen || layers !== undefined) return undefined;
    let isGone = false;
    const tell = (next: () => boolean) => {
      if (!isGone) setFetched(next);
    };
    loadLayers().then(
      () => tell(() => true),
      (error: unknown) =>
        // Rethrow while rendering, so that the error boundary offers a way on.
        tell(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
    };
  }, [isOpen]);
  // Closing is immediate, so that the page below is usable at once.
  return { layers: wasWanted ? layers : undefined, isShown: isShown && isOpen };
}

/**
 * Downloads the layers after the first click, tap or key, so that they open without delay. Waits
 * until the browser has painted the feedback of that input.
 */
export function useLayersAhead(): void {
  useEffect(() => {
    const fetchIt = () => void loadLayers().catch(() => undefined);
    const ahead = () => afterPaint(fetchIt);
    const options = { once: true, capture: true, passive: true } as const;
    for (const name of FIRST_SIGNS) window.addEventListener(name, ahead, options);
    return () => {
      for (const name of FIRST_SIGNS) window.removeEventListener(name, ahead, options);
    };
  }, []);
}

/** Runs a task after the next frame has been painted. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;

async function keepLayers(): Promise<void> {
  try {
    layers = await fetchLayers();
  } catch (error) {
    // Allow the next call to retry.
    underWay = undefined;
    throw error;
  }
}

async function fetchLayers() {
  const [{ DialogLayer }, { DrawerLayer }, { OverlayLayer }] = await Promise.all([
    import('./dialog-layer.tsx'),
    import('./drawer-layer.tsx'),
    import('./overlay-layer.tsx'),
  ]);
  return { DialogLayer, DrawerLayer, OverlayLayer };
}
