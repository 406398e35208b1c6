/** The dependency injection key of a port. Its type tells the compiler the port's type. */
export type Token<Port> = symbol & { readonly port?: Port };

/** The dependency injection key of a use case, which is its class. */
export type UseCaseToken<UseCase> = abstract new (...dependencies: never[]) => UseCase;

/**
 * Creates the key of a port, which has the same name as the port: `export const RateCards =
 * token<RateCards>('…')`.
 */
export function token<Port>(name: string): Token<Port> {
  return Symbol.for(`vriddhi/${name}`);
}
