import { failure, type Result, success } from '../index.ts';

/** The parsed arguments of the command. */
export interface ReadArguments {
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

export interface KnownOptions {
  /**
   * Names of options that take a value, such as `payout` in `--payout monthly` or
   * `--payout=monthly`.
   */
  readonly valued: readonly string[];
  readonly flags: readonly string[];
}

/**
 * Parses command-line arguments. An unknown, repeated or incomplete option is a failure with an
 * error message.
 */
export function readArguments(
  given: readonly string[],
  known: KnownOptions,
): Result<ReadArguments, string> {
  const words: string[] = [];
  const options = new Map<string, string>();
  const flags = new Set<string>();
  const rest = [...given];
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    const [, name, inline] = /^--?([a-z][a-z-]*)(?:=(.*))?$/s.exec(next) ?? [];
    if (name === undefined) {
      words.push(next);
    } else if (known.flags.includes(name) && inline === undefined) {
      flags.add(name);
    } else if (known.valued.includes(name)) {
      const value = inline ?? rest.shift();
      if (value === undefined) return failure(`--${name} needs a value`);
      if (options.has(name)) return failure(`--${name} is given twice`);
      options.set(name, value);
    } else {
      return failure(`there is no option ${next}`);
    }
  }
  return success({ words, options, flags });
}
