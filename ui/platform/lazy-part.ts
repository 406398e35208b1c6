import { type ComponentType, lazy } from 'react';
import type { Ports } from './injection.tsx';

/** A part of a screen that is downloaded on demand, together with the adapters of its contexts. */
export function lazyPart<Props>(
  ports: Pick<Ports, 'loadContext'>,
  contexts: readonly string[],
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    const loaded = contexts.map((context) => ports.loadContext(context));
    const [part] = await Promise.all([load(), ...loaded]);
    return { default: part };
  });
}
