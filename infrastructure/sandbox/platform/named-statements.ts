/** Each is kept by the server for every connection, at some kilobytes. */
const MOST_NAMES = 500;
/** Longer ones are a seed's, with a place for each value of many rows. */
const LONGEST_TEXT = 4000;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Names for statements that take values: a connection's server then reads each of them once and
 * keeps its plan, which otherwise is half of what an order costs it.
 */
export class NamedStatements {
  private names = new Map<string, string>();
  private round = 1;

  /** @returns undefined for a statement that is better left without a name */
  nameOf({ text, values }: Statement): string | undefined {
    if (values.length === 0 || text.length > LONGEST_TEXT) return undefined;
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= MOST_NAMES) return known;
    const name = `${this.round}.${this.names.size}`;
    this.names.set(text, name);
    return name;
  }

  /** Where this text still has this name, all get others: each connection reads them anew. */
  forget({ text }: Statement, name: string): void {
    if (this.names.get(text) !== name) return;
    this.names = new Map();
    this.round += 1;
  }
}
