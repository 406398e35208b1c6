import type { Token } from '#application/platform/token.ts';
import type { Bind, ServiceIdentifier } from 'inversify';

/** Names a dependency: a port's token, or one of the platform's own classes. */
type Key<Value> = Token<Value> | (abstract new (...parts: never[]) => Value);

/**
 * Binds a port to what `make` builds, once. The keys must be in the order of its parameters:
 * a wrong order does not compile.
 */
export function bindPort<Port, Parts extends readonly unknown[]>(
  bind: Bind,
  port: Key<Port>,
  make: (...parts: Parts) => Port,
  keys: { readonly [Index in keyof Parts]: Key<Parts[Index]> },
): void {
  bind(port as ServiceIdentifier<Port>)
    .toResolvedValue((...parts: unknown[]) => make(...(parts as unknown as Parts)), [
      ...keys,
    ] as ServiceIdentifier<unknown>[])
    .inSingletonScope();
}
