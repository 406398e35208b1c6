/** One in fixed-point numbers of BigInt with 60 decimals. */
export const ONE = 10n ** 60n;

/** A fixed-point number to a whole power from 0 on. */
export function power(base: bigint, exponent: number): bigint {
  let [result, square] = [ONE, base];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) / ONE;
    square = (square * square) / ONE;
  }
  return result;
}

/** The fixed-point number whose power of a degree is the given one, found by halving. */
export function rootOf(value: bigint, degree: number): bigint {
  let [low, high] = [0n, value > ONE ? value : ONE];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (power(middle, degree) > value) high = middle;
    else low = middle;
  }
  return low;
}
