/** The minimum time of one call, in milliseconds: the best of several rounds after a warm-up. */
export function bestTime(act: () => unknown, { calls = 2000, rounds = 15 } = {}): number {
  let kept: unknown;
  for (let call = 0; call < calls; call += 1) kept = act();
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    for (let call = 0; call < calls; call += 1) kept = act();
    best = Math.min(best, (performance.now() - startedAt) / calls);
  }
  // The compiler may remove calls whose result is never used.
  if (kept === bestTime) throw new Error('unreachable');
  return best;
}

/** The ratio of two durations, measured in turns in the same run. */
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
