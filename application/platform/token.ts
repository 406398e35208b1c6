/** The name under which the container keeps a port; it carries the port's type for the compiler. */
export type Token<Port> = symbol & { readonly port?: Port };

/** A port and its token share one name: `export const RateCards = token<RateCards>('…')`. */
export function token<Port>(name: string): Token<Port> {
  return Symbol.for(`vriddhi/${name}`);
}
