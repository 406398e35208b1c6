import { failure, type Result, success } from '../index.ts';

/** The accepted arguments of the command. */
export interface ReadArguments {
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

export interface KnownOptions {
  /** Options with a value: `--payout monthly` or `--payout=monthly`. */
  readonly valued: readonly string[];
  readonly flags: readonly string[];
}

/** Parses arguments strictly; an unknown one is an error, never ignored. */
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
