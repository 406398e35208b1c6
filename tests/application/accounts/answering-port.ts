type AnswersOf<Method> = Method extends (...args: never[]) => Promise<infer Answer>
  ? readonly [Answer, ...Answer[]]
  : never;

/** The answers of a port's methods, in order; the last one repeats. */
type Answers<Port> = { readonly [Name in keyof Port]?: AnswersOf<Port[Name]> };

/** A port that has only the given methods, and records their calls without the call options. */
export function answeringPort<Port extends object>(answers: Answers<Port>) {
  const calls: unknown[][] = [];
  const lists: readonly (readonly [string, readonly unknown[]])[] = Object.entries(answers);
  const methods = lists.map(([name, [...left]]) => {
    const method = (...args: readonly unknown[]) => {
      calls.push([name, ...args.slice(0, -1)]);
      return Promise.resolve(left.length > 1 ? left.shift() : left[0]);
    };
    return [name, method] as const;
  });
  return { calls, port: Object.fromEntries(methods) as unknown as Port };
}
