import type { Token, UseCaseToken } from '#application/platform/token.ts';
import type { Bind, ServiceIdentifier } from 'inversify';

/** Identifies a dependency: a port's token, or a class such as a use case. */
type Key<Value> = Token<Value> | UseCaseToken<Value>;

/**
 * The keys of a constructor's dependencies: one for each parameter, or one for each property of its
 * only parameter.
 */
type Keys<Values> = { readonly [Each in keyof Values]: Key<Values[Each]> };

/**
 * Binds a port to a singleton, which `make` creates from its dependencies. The keys must match the
 * parameters of `make`, or the code does not compile.
 */
export function bindPort<Port, Parts extends readonly unknown[]>(
  bind: Bind,
  port: Key<Port>,
  make: (...parts: Parts) => Port,
  keys: Keys<Parts>,
): void {
  bind(port as ServiceIdentifier<Port>)
    .toResolvedValue((...parts: unknown[]) => make(...(parts as unknown as Parts)), [
      ...keys,
    ] as ServiceIdentifier<unknown>[])
    .inSingletonScope();
}

/**
 * Binds a use case, whose class is its own key. The keys must match its constructor, either by the
 * order of parameters or by the names in its options object, or the code does not compile.
 */
export function bindUseCase<UseCase, Parts extends readonly unknown[]>(
  bind: Bind,
  useCase: new (...parts: Parts) => UseCase,
  keys: Keys<Parts>,
): void;
export function bindUseCase<UseCase, Dependencies extends object>(
  bind: Bind,
  useCase: new (dependencies: Dependencies) => UseCase,
  keys: Keys<Dependencies>,
): void;
export function bindUseCase<UseCase>(
  bind: Bind,
  useCase: new (...parts: unknown[]) => UseCase,
  keys: readonly Key<unknown>[] | Readonly<Record<string, Key<unknown>>>,
): void {
  if (isList(keys)) return bindPort(bind, useCase, (...parts) => new useCase(...parts), keys);
  const names = Object.keys(keys);
  const make = (...parts: readonly unknown[]) =>
    new useCase(Object.fromEntries(names.map((name, index) => [name, parts[index]])));
  bindPort(bind, useCase, make, Object.values(keys));
}

function isList<Item>(
  keys: readonly Item[] | Readonly<Record<string, Item>>,
): keys is readonly Item[] {
  return Array.isArray(keys);
}
