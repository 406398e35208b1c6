/** The least time one call takes, in milliseconds: the best of several rounds, after a warm-up. */
export function bestTime(act: () => unknown, { calls = 2000, rounds = 15 } = {}): number {
  let kept: unknown;
  for (let call = 0; call < calls; call += 1) kept = act();
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    for (let call = 0; call < calls; call += 1) kept = act();
    best = Math.min(best, (performance.now() - startedAt) / calls);
  }
  // What is never looked at may be left out by the compiler.
  if (kept === bestTime) throw new Error('unreachable');
  return best;
}

/** How many times slower one thing is than another, measured in turns in the same run. */
export function timesSlower(
  act: () => unknown,
  bare: () => unknown,
  options?: { readonly calls: number; readonly rounds: number },
): number {
  const ratios = [1, 2, 3].map(() => {
    const unit = bestTime(bare, options);
    return bestTime(act, options) / unit;
  });
  return ratios.toSorted((a, b) => a - b)[1] ?? Infinity;
}
