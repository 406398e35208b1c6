import { startTransition, useDeferredValue, useEffect, useState } from 'react';

type Layers = Awaited<ReturnType<typeof fetchLayers>>;

let layers: Layers | undefined;
let underWay: Promise<void> | undefined;

/** Fetches what dialogs, sheets and overlays are made of; once, unless that fails. */
export function loadLayers(): Promise<void> {
  underWay ??= keepLayers();
  return underWay;
}

/**
 * What layers are made of, as soon as it is there and wanted. It weighs as much as a screen, and
 * nothing of it is seen before somebody opens one. A layer opens right after the touch has shown
 * itself on what was touched.
 */
export function useLayers(isOpen: boolean): { layers: Layers | undefined; isShown: boolean } {
  const [, setFetched] = useState(false);
  // Without a first value unless it opens: a layer that stays closed costs no second drawing.
  const isWanted = useDeferredValue(isOpen, isOpen ? false : undefined);
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  // It is there closed before it opens, so that it can be seen to open.
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
        // Thrown while drawing: the screen says that something went wrong, and offers a way on.
        tell(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
    };
  }, [isOpen]);
  // It closes at once: what is under it can be used again.
  return { layers: wasWanted ? layers : undefined, isShown: isShown && isOpen };
}

/**
 * Fetches them after the first touch or key, so that the first one opens at once; what was touched
 * has shown itself by then.
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

/** Once the next frame is on screen. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;

async function keepLayers(): Promise<void> {
  try {
    layers = await fetchLayers();
  } catch (error) {
    // What did not arrive may arrive the next time.
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
