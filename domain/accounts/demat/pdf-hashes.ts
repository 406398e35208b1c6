/** The first 80 primes, from whose roots SHA-2 takes its constants. */
const PRIMES = Array.from({ length: 410 }, (_, number) => number).filter(isPrime);

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) {
    if (number % divisor === 0) return false;
  }
  return number > 1;
}

/** The fractions of the roots of all primes, by the degree of the root. */
const fractions = new Map<bigint, readonly bigint[]>();

function rootFractions(degree: 2n | 3n): readonly bigint[] {
  const known = fractions.get(degree) ?? PRIMES.map((prime) => rootFraction(prime, degree));
  fractions.set(degree, known);
  return known;
}

/** The first 64 bits of the fraction of a prime's square or cube root. */
function rootFraction(prime: number, degree: 2n | 3n): bigint {
  const wanted = BigInt(prime) << (64n * degree);
  let root = 0n;
  for (let bit = 1n << 70n; bit > 0n; bit >>= 1n) {
    if ((root + bit) ** degree <= wanted) root += bit;
  }
  return BigInt.asUintN(64, root);
}

interface Variant {
  /** In bits. */
  readonly word: number;
  readonly rounds: number;
  /** Rotations of the sums of the message, and of the round; the third is a shift for messages. */
  readonly sums: readonly (readonly [number, number, number])[];
}

const WORDS_32: Variant = {
  ...{ word: 32, rounds: 64 },
  sums: [
    ...([[7, 18, 3], [17, 19, 10]] as const),
    ...([[2, 13, 22], [6, 11, 25]] as const),
  ],
};
const WORDS_64: Variant = {
  ...{ word: 64, rounds: 80 },
  sums: [
    ...([[1, 8, 7], [19, 61, 6]] as const),
    ...([[28, 34, 39], [14, 18, 41]] as const),
  ],
};

/** SHA-256, SHA-384 or SHA-512 (FIPS 180-4). */
export function sha2(bits: 256 | 384 | 512, data: Uint8Array): Uint8Array {
  const variant = bits === 256 ? WORDS_32 : WORDS_64;
  const { word } = variant;
  const top = BigInt(64 - word);
  const first = bits === 384 ? 8 : 0;
  const hash = rootFractions(2n).slice(first, first + 8).map((value) => value >> top);
  const keys = rootFractions(3n).map((value) => value >> top);
  const block = word * 2;
  const padded = paddedTo(data, block);
  for (let start = 0; start < padded.length; start += block) {
    const places = Array.from({ length: 16 }, (_, at) => start + (at * word) / 8);
    const words = places.map((at) => wordAt(padded, at, word));
    mix(hash, words, { variant, keys });
  }
  const bytes = hash.flatMap((value) => bytesOf(value, word));
  return Uint8Array.from(bytes.slice(0, bits / 8));
}

function mix(
  hash: bigint[],
  words: bigint[],
  { variant, keys }: { readonly variant: Variant; readonly keys: readonly bigint[] },
): void {
  const { word, rounds, sums } = variant;
  const cut = (value: bigint) => BigInt.asUintN(word, value);
  const rotated = (value: bigint, by: number) =>
    (value >> BigInt(by)) | cut(value << BigInt(word - by));
  const sum = (value: bigint, which: number) => {
    const [one = 0, two = 0, three = 0] = sums[which] ?? [];
    const last = which < 2 ? value >> BigInt(three) : rotated(value, three);
    return rotated(value, one) ^ rotated(value, two) ^ last;
  };
  const at = (index: number) => words[index] ?? 0n;
  for (let round = 16; round < rounds; round += 1) {
    const older = sum(at(round - 15), 0) + sum(at(round - 2), 1);
    words.push(cut(at(round - 16) + at(round - 7) + older));
  }
  let [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n] = hash;
  for (let round = 0; round < rounds; round += 1) {
    const choice = (e & f) ^ (cut(~e) & g);
    const one = h + sum(e, 3) + choice + (keys[round] ?? 0n) + at(round);
    const two = sum(a, 2) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, cut(d + one), c, b, a, cut(one + two)];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) {
    hash[index] = cut((hash[index] ?? 0n) + value);
  }
}

/** Appends a 1 bit, zeros, and the length in bits at the end of the last block. */
function paddedTo(data: Uint8Array, block: number): Uint8Array {
  const length = Math.ceil((data.length + 1 + block / 8) / block) * block;
  const padded = new Uint8Array(length);
  padded.set(data);
  padded[data.length] = 0x80;
  new DataView(padded.buffer).setUint32(length - 4, data.length * 8);
  return padded;
}

function wordAt(bytes: Uint8Array, at: number, word: number): bigint {
  const view = new DataView(bytes.buffer);
  return word === 32 ? BigInt(view.getUint32(at)) : view.getBigUint64(at);
}

function bytesOf(value: bigint, word: number): number[] {
  return Array.from({ length: word / 8 }, (_, at) =>
    Number(BigInt.asUintN(8, value >> BigInt(word - 8 - at * 8))),
  );
}

const MD5_SHIFTS = [
  ...[[7, 12, 17, 22], [5, 9, 14, 20]],
  ...[[4, 11, 16, 23], [6, 10, 15, 21]],
] as const;

/** MD5 (RFC 1321), which PDFs up to version 1.7 use for their keys. */
export function md5(data: Uint8Array): Uint8Array {
  const padded = new DataView(paddedTo(data, 64).buffer);
  const { byteLength } = padded;
  padded.setUint32(byteLength - 4, 0);
  padded.setUint32(byteLength - 8, data.length * 8, true);
  let hash = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let start = 0; start < byteLength; start += 64) {
    let [a = 0, b = 0, c = 0, d = 0] = hash;
    for (let step = 0; step < 64; step += 1) {
      const [mixed, word] = md5Step(step, b, [c, d]);
      const key = Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32);
      const sum = (a + mixed + key + padded.getUint32(start + (word % 16) * 4, true)) | 0;
      const shift = MD5_SHIFTS[step >> 4]?.[step % 4] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    hash = [a, b, c, d].map((value, at) => (value + (hash[at] ?? 0)) | 0);
  }
  const result = new DataView(new ArrayBuffer(16));
  for (const [at, value] of hash.entries()) result.setInt32(at * 4, value, true);
  return new Uint8Array(result.buffer);
}

/** The mixed bits of a step, and the word of the message that it takes. */
function md5Step(step: number, b: number, [c, d]: readonly [number, number]): [number, number] {
  if (step < 16) return [(b & c) | (~b & d), step];
  if (step < 32) return [(d & b) | (~d & c), 5 * step + 1];
  return step < 48 ? [b ^ c ^ d, 3 * step + 5] : [c ^ (b | ~d), 7 * step];
}
