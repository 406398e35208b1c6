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
export function bindPort<Port, Dependencies extends readonly unknown[]>(
  bind: Bind,
  port: Key<Port>,
  make: (...dependencies: Dependencies) => Port,
  keys: Keys<Dependencies>,
): void {
  bind(port as ServiceIdentifier<Port>)
    .toResolvedValue(
      (...dependencies: unknown[]) => make(...(dependencies as unknown as Dependencies)),
      [...keys] as ServiceIdentifier<unknown>[],
    )
    .inSingletonScope();
}

/**
 * Binds a use case, whose class is its own key. The keys must match its constructor, either by the
 * order of parameters or by the names in its options object, or the code does not compile.
 */
export function bindUseCase<UseCase, Dependencies extends readonly unknown[]>(
  bind: Bind,
  useCase: new (...dependencies: Dependencies) => UseCase,
  keys: Keys<Dependencies>,
): void;
export function bindUseCase<UseCase, Dependencies extends object>(
  bind: Bind,
  useCase: new (dependencies: Dependencies) => UseCase,
  keys: Keys<Dependencies>,
): void;
export function bindUseCase<UseCase>(
  bind: Bind,
  useCase: new (...dependencies: unknown[]) => UseCase,
  keys: readonly Key<unknown>[] | Readonly<Record<string, Key<unknown>>>,
): void {
  if (isList(keys))
    return bindPort(bind, useCase, (...dependencies) => new useCase(...dependencies), keys);
  const names = Object.keys(keys);
  const make = (...dependencies: readonly unknown[]) =>
    new useCase(Object.fromEntries(names.map((name, index) => [name, dependencies[index]])));
  bindPort(bind, useCase, make, Object.values(keys));
}

function isList<Item>(
  keys: readonly Item[] | Readonly<Record<string, Item>>,
): keys is readonly Item[] {
  return Array.isArray(keys);
}
