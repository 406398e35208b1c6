/** The cipher RC4. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  let other = 0;
  for (let index = 0; index < 256; index += 1) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, other);
  }
  other = 0;
  return data.map((byte, place) => {
    const index = (place + 1) & 0xff;
    other = (other + (state[index] ?? 0)) & 0xff;
    swap(index, other);
    return byte ^ (state[((state[index] ?? 0) + (state[other] ?? 0)) & 0xff] ?? 0);
  });
}

const BLOCK = 16;
const ROUNDS = 10;

/** Multiplies by x in the field of AES. */
function doubled(byte: number): number {
  return ((byte << 1) ^ (byte & 0x80 ? 0x11b : 0)) & 0xff;
}

/** The substitution of each byte (FIPS 197, section 5.1.1). */
const SUBSTITUTES = substitutes();

function substitutes(): Uint8Array {
  const powers: number[] = [];
  for (let value = 1; powers.length < 255; value ^= doubled(value)) powers.push(value);
  const box = new Uint8Array(256).fill(0x63);
  for (const [exponent, value] of powers.entries()) {
    const inverse = powers[(255 - exponent) % 255] ?? 0;
    const turned = inverse | (inverse << 8);
    box[value] = 0x63 ^ inverse ^ (turned >> 4) ^ (turned >> 5) ^ (turned >> 6) ^ (turned >> 7);
  }
  return box;
}

const substitute = (byte = 0) => SUBSTITUTES[byte] ?? 0;

/** AES-128 in CBC mode, without padding (FIPS 197). */
export function aesCbc(key: Uint8Array, vector: Uint8Array, data: Uint8Array): Uint8Array {
  const keys = expanded(key);
  const result = new Uint8Array(data.length);
  let before = vector;
  for (let start = 0; start < data.length; start += BLOCK) {
    const block = data.slice(start, start + BLOCK).map((byte, at) => byte ^ (before[at] ?? 0));
    before = encrypted(block, keys);
    result.set(before, start);
  }
  return result;
}

/** The keys of all rounds, one after the other. */
function expanded(key: Uint8Array): Uint8Array {
  const keys = new Uint8Array(BLOCK * (ROUNDS + 1));
  keys.set(key);
  let round = 1;
  for (let at = BLOCK; at < keys.length; at += 4) {
    let word = keys.slice(at - 4, at);
    if (at % BLOCK === 0) {
      word = word.map((_, index) => substitute(word[(index + 1) % 4]));
      word[0] = (word[0] ?? 0) ^ round;
      round = doubled(round);
    }
    for (const [index, byte] of word.entries()) {
      keys[at + index] = (keys[at + index - BLOCK] ?? 0) ^ byte;
    }
  }
  return keys;
}

function encrypted(block: Uint8Array, keys: Uint8Array): Uint8Array {
  const withKey = (state: Uint8Array, round: number) =>
    state.map((byte, at) => byte ^ (keys[round * BLOCK + at] ?? 0));
  let state = withKey(block, 0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const from = state;
    // Substitutes each byte, and shifts row n of the columns by n columns.
    state = state.map((_, at) => substitute(from[(at + 4 * (at % 4)) % BLOCK]));
    state = withKey(round < ROUNDS ? mixedColumns(state) : state, round);
  }
  return state;
}

function mixedColumns(state: Uint8Array): Uint8Array {
  return state.map((byte, at) => {
    const column = at - (at % 4);
    const of = (row: number) => state[column + ((at + row) % 4)] ?? 0;
    const all = of(0) ^ of(1) ^ of(2) ^ of(3);
    return byte ^ all ^ doubled(byte ^ of(1));
  });
}
