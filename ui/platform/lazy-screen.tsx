import { type ComponentType, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Screen, ScreenProps } from './app-route.ts';
import { type Ports, usePorts } from './injection.tsx';
import { screenIsThere } from './shell.ts';

type Context = Parameters<Ports['loadContext']>[0];

/**
 * A screen that is downloaded, with the adapters of its contexts, when it is first shown. Not by
 * React's `lazy`: what takes the place of a fallback is held back by a third of a second there, and
 * the files of the first screen are often there before that.
 * @param contexts whose ports the screen takes.
 * @param name what it is called in its module
 */
export function lazyScreen<Name extends string>(
  contexts: readonly Context[],
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): Screen {
  // One for each container, so that going back to a screen shows it at once.
  const screens = new WeakMap<Pick<Ports, 'loadContext'>, ComponentType>();
  const ask = async (ports: Pick<Ports, 'loadContext'>): Promise<ComponentType> => {
    const [module] = await Promise.all([load(), ...contexts.map((c) => ports.loadContext(c))]);
    screens.set(ports, module[name]);
    return module[name];
  };
  function LazyScreen({ meanwhile }: ScreenProps) {
    const ports = usePorts();
    const [Shown, show] = useState(() => screens.get(ports));
    useLayoutEffect(() => {
      if (Shown !== undefined) return;
      ask(ports).then(
        (screen) => {
          screenIsThere();
          // No waiting page is painted between the one that was made and the screen.
          flushSync(() => show(() => screen));
        },
        // For the error boundary around it.
        (error: unknown) => show(() => thrown(error)),
      );
    }, [ports, Shown]);
    return Shown === undefined ? meanwhile : <Shown />;
  }
  return Object.assign(LazyScreen, { ask });
}

function thrown(error: unknown): never {
  throw error;
}
