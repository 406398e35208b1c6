/** The container's key for a port; it carries the port's type for the compiler. */
export type Token<Port> = symbol & { readonly port?: Port };

/** A use case is its own token: the container finds it by its class. */
export type UseCaseToken<UseCase> = abstract new (...dependencies: never[]) => UseCase;

/** A port and its token share one name: `export const RateCards = token<RateCards>('…')`. */
export function token<Port>(name: string): Token<Port> {
  return Symbol.for(`vriddhi/${name}`);
}
