/**
 * Maximum number of named statements. The server keeps some kilobytes for each on every connection.
 */
const MOST_NAMES = 500;
/**
 * Longest named statement in characters. Longer ones insert many rows of sample data and run once.
 */
const LONGEST_TEXT = 4000;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Names statements with parameters. The server parses and plans a named statement once per
 * connection; without a name, that work is half of the database time of an order.
 */
export class NamedStatements {
  private names = new Map<string, string>();
  private round = 1;

  /** The name of a statement; undefined for one that should stay unnamed. */
  nameOf({ text, values }: Statement): string | undefined {
    if (values.length === 0 || text.length > LONGEST_TEXT) return undefined;
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= MOST_NAMES) return known;
    const name = `${this.round}.${this.names.size}`;
    this.names.set(text, name);
    return name;
  }

  /**
   * If this statement still has this name, renames all statements, so that each connection prepares
   * them again.
   */
  forget({ text }: Statement, name: string): void {
    if (this.names.get(text) !== name) return;
    this.names = new Map();
    this.round += 1;
  }
}
