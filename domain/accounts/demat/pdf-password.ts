import { aesCbc, rc4 } from './pdf-ciphers.ts';
import { pdfEncryption, type PdfEntries } from './pdf-dictionary.ts';
import { md5, sha2 } from './pdf-hashes.ts';

/** The bytes that complete a password of fewer than 32 bytes: all of them for an empty password. */
const PADDING = Uint8Array.of(
  ...[0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01],
  ...[0x08, 0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53],
  ...[0x69, 0x7a],
);

/**
 * Whether a PDF opens only with a password. False for a PDF that is not encrypted, and for one that
 * only restricts what may be done with it, such as printing: it opens with the empty password.
 *
 * @source ISO 32000-2, section 7.6.4 (standard security handler), algorithms 2, 2.B, 4, 5, 6 and 11
 */
export function needsPassword(content: Uint8Array): boolean {
  const encryption = pdfEncryption(content);
  if (encryption === undefined) return false;
  const { entries, id } = encryption;
  if (entries.get('Filter') !== 'Standard') return true;
  const stored = bytesOf(entries.get('U') ?? '');
  switch (Number(entries.get('R'))) {
    case 2:
      return !isSame(rc4(fileKey(entries, id), PADDING), stored.subarray(0, 32));
    case 3:
    case 4:
      return !isSame(checkValue(fileKey(entries, id), id), stored.subarray(0, 16));
    case 5:
      return !isSame(sha2(256, stored.subarray(32, 40)), stored.subarray(0, 32));
    case 6:
      return !isSame(hardenedHash(stored.subarray(32, 40)), stored.subarray(0, 32));
    default:
      return true;
  }
}

/** The key of the file if its password is empty (algorithm 2). */
function fileKey(entries: PdfEntries, id: string): Uint8Array {
  const revision = Number(entries.get('R'));
  const length = keyLength(entries);
  const permissions = new DataView(new ArrayBuffer(4));
  permissions.setInt32(0, Number(entries.get('P')) | 0, true);
  const isMetadataPlain = revision >= 4 && entries.get('EncryptMetadata') === 'false';
  let key = md5(
    joined([
      PADDING,
      bytesOf(entries.get('O') ?? '').subarray(0, 32),
      new Uint8Array(permissions.buffer),
      bytesOf(id),
      isMetadataPlain ? Uint8Array.of(255, 255, 255, 255) : new Uint8Array(0),
    ]),
  );
  for (let round = 0; revision >= 3 && round < 50; round += 1) key = md5(key.subarray(0, length));
  return key.subarray(0, length);
}

/** In bytes. Version 4 always has 16; some programs state it in another unit. */
function keyLength(entries: PdfEntries): number {
  const version = Number(entries.get('V'));
  if (version === 4) return 16;
  const bits = Number(entries.get('Length') ?? 40);
  return version === 1 || !(bits >= 40 && bits <= 128) ? 5 : Math.floor(bits / 8);
}

/** The first 16 bytes of the check value of a key (algorithm 5). */
function checkValue(key: Uint8Array, id: string): Uint8Array {
  let value: Uint8Array = md5(joined([PADDING, bytesOf(id)]));
  for (let round = 0; round < 20; round += 1) {
    value = rc4(
      key.map((byte) => byte ^ round),
      value,
    );
  }
  return value;
}

/** The hash of the empty password with a salt (algorithm 2.B). */
function hardenedHash(salt: Uint8Array): Uint8Array {
  let key = sha2(256, salt);
  for (let round = 1; ; round += 1) {
    const repeated = joined(Array.from({ length: 64 }, () => key));
    const encrypted = aesCbc(key.subarray(0, 16), key.subarray(16, 32), repeated);
    // 256 leaves the remainder 1, so the sum of the bytes has the remainder of the number.
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = sha2(([256, 384, 512] as const)[sum % 3] ?? 256, encrypted);
    if (round >= 64 && (encrypted.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32);
  }
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
