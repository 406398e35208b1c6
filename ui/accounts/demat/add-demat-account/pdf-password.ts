import { md5 } from '@noble/hashes/legacy.js';
import { type Encryption, pdfEncryption, stringBytes } from './pdf-encryption.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes that complete a password of fewer than 32 bytes: all of them for an empty password. */
const PADDING = stringBytes('<28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a>');

/**
 * Whether a PDF opens only with a password or a certificate. False for a PDF that is not encrypted,
 * and for one that only restricts what may be done with it: it opens with the empty password.
 *
 * @source ISO 32000-2, section 7.6.4 (standard security handler), algorithms 2, 2.B, 4, 5 and 11
 */
export async function needsPassword(content: Uint8Array): Promise<boolean> {
  const encryption = pdfEncryption(content);
  if (encryption === undefined) return false;
  if (encryption.text('/Filter') !== '/Standard') return true;
  const revision = encryption.number('/R');
  const stored = encryption.string('/U');
  const salt = stored.slice(32, 40);
  if (revision <= 4) return !startsAlike(stored, checkValue(encryption), 16);
  const hash = revision === 5 ? await digest('SHA-256', salt) : await hardenedHash(salt);
  return !startsAlike(stored, hash, 32);
}

/** The value by which a reader recognises the empty password (algorithms 4 and 5). */
function checkValue(encryption: Encryption): Uint8Array {
  const key = fileKey(encryption);
  if (encryption.number('/R') === 2) return rc4(key, PADDING);
  let value: Uint8Array = md5(joined(PADDING, encryption.id));
  for (let round = 0; round < 20; round += 1) {
    value = rc4(
      key.map((byte) => byte ^ round),
      value,
    );
  }
  return value;
}

/** The key of the file if its password is empty (algorithm 2). */
function fileKey(encryption: Encryption): Uint8Array {
  const revision = encryption.number('/R');
  const permissions = new Uint8Array(Int32Array.of(encryption.number('/P')).buffer);
  const isMetadataPlain = revision === 4 && encryption.text('/EncryptMetadata') === 'false';
  const metadata = Uint8Array.from(isMetadataPlain ? [255, 255, 255, 255] : []);
  const owner = encryption.string('/O').subarray(0, 32);
  let key = md5(joined(PADDING, owner, permissions, encryption.id, metadata));
  const length = keyLength(encryption);
  for (let round = 0; revision > 2 && round < 50; round += 1) key = md5(key.subarray(0, length));
  return key.subarray(0, length);
}

/** In bytes. Version 4 always has 16; some programs state it in another unit. */
function keyLength(encryption: Encryption): number {
  const version = encryption.number('/V');
  if (version === 4) return 16;
  return version === 1 ? 5 : (encryption.number('/Length') || 40) / 8;
}

/** The hash of the empty password with a salt (algorithm 2.B). */
async function hardenedHash(salt: Bytes): Promise<Bytes> {
  let key = await digest('SHA-256', salt);
  for (let round = 1; ; round += 1) {
    const encrypted = await encryptedKey(key);
    // 256 leaves the remainder 1, so the sum of the bytes has the remainder of the number.
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = await digest(['SHA-256', 'SHA-384', 'SHA-512'][sum % 3] ?? '', encrypted);
    if (round >= 64 && (encrypted.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32);
  }
}

/** 64 copies of a key, encrypted with that key. The last block is only padding of Web Crypto. */
async function encryptedKey(key: Bytes): Promise<Bytes> {
  const aes = await crypto.subtle.importKey('raw', key.slice(0, 16), 'AES-CBC', false, ['encrypt']);
  const copies = joined(...Array.from({ length: 64 }, () => key));
  const cipher = { name: 'AES-CBC', iv: key.slice(16, 32) };
  return new Uint8Array(await crypto.subtle.encrypt(cipher, aes, copies)).slice(0, -16);
}

async function digest(algorithm: string, content: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(algorithm, content));
}

/** RC4 is in neither Web Crypto nor noble. */
function rc4(key: Uint8Array, content: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  let other = 0;
  const swap = (index: number) => {
    const value = state[index] ?? 0;
    state[index] = state[other] ?? 0;
    state[other] = value;
  };
  for (let index = 0; index < 256; index += 1) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) % 256;
    swap(index);
  }
  other = 0;
  return content.map((byte, place) => {
    const index = (place + 1) % 256;
    other = (other + (state[index] ?? 0)) % 256;
    swap(index);
    return byte ^ (state[((state[index] ?? 0) + (state[other] ?? 0)) % 256] ?? 0);
  });
}

function joined(...parts: readonly Uint8Array[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function startsAlike(one: Uint8Array, other: Uint8Array, length: number): boolean {
  return one.length >= length && one.subarray(0, length).every((byte, at) => byte === other[at]);
}
