import { type ComponentType, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Screen, ScreenProps } from './app-route.ts';
import { type Ports, usePorts } from '#ui/platform/injection.tsx';
import { onScreenMounted } from '#ui/platform/shell/app-shell.ts';

/**
 * A screen that is downloaded when it is first shown, together with the adapters of its contexts.
 * It does not use React's `lazy`, which delays the replacement of a fallback by up to 0.3 s.
 * @param contexts the contexts whose ports the screen uses
 * @param name the name of the component in its module
 */
export function lazyScreen<Name extends string>(
  contexts: readonly string[],
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): Screen {
  // Cached for each container, so that returning to a screen shows it at once.
  const screens = new WeakMap<Pick<Ports, 'loadContext'>, ComponentType>();
  const download = async (ports: Pick<Ports, 'loadContext'>): Promise<ComponentType> => {
    const [module] = await Promise.all([load(), ...contexts.map((c) => ports.loadContext(c))]);
    screens.set(ports, module[name]);
    return module[name];
  };
  function LazyScreen({ meanwhile, isNext = false }: ScreenProps) {
    const ports = usePorts();
    const [Shown, show] = useState(() => screens.get(ports));
    useLayoutEffect(() => {
      if (Shown !== undefined || isNext) return;
      download(ports).then(
        (screen) => {
          onScreenMounted();
          // Replace the prerendered loading page directly, without painting a second one.
          flushSync(() => show(() => screen));
        },
        // Rethrown while rendering, so that the error boundary catches it.
        (error: unknown) => show(() => thrown(error)),
      );
    }, [ports, Shown, isNext]);
    return Shown === undefined ? meanwhile : <Shown />;
  }
  return Object.assign(LazyScreen, { download: { contexts, component: name, load } });
}

function thrown(error: unknown): never {
  throw error;
}
