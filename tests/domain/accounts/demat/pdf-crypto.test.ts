import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aesCbc, rc4 } from '#domain/accounts/demat/pdf-ciphers.ts';
import { md5, sha2 } from '#domain/accounts/demat/pdf-hashes.ts';

const key = fc.uint8Array({ minLength: 16, maxLength: 16 });
/** Lengths around the ends of blocks, where the padding changes. */
const data = fc
  .oneof(fc.nat(300), fc.constantFrom(55, 56, 63, 64, 111, 112, 119, 120, 127, 128))
  .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('the hashes of PDFs', () => {
  it('are those of Node', () => {
    fc.assert(
      fc.property(data, fc.constantFrom(256, 384, 512), (bytes, bits) => {
        const nodes = createHash(`sha${bits}`).update(bytes).digest('hex');
        expect(hexOf(sha2(bits, bytes))).toBe(nodes);
        expect(hexOf(md5(bytes))).toBe(createHash('md5').update(bytes).digest('hex'));
      }),
    );
  });
});

describe('the ciphers of PDFs', () => {
  it('encrypt as AES of Node', () => {
    const blocks = fc.nat(8).chain((count) => {
      const length = count * 16;
      return fc.uint8Array({ minLength: length, maxLength: length });
    });
    fc.assert(
      fc.property(key, key, blocks, (secret, vector, bytes) => {
        const cipher = createCipheriv('aes-128-cbc', secret, vector).setAutoPadding(false);
        const nodes = Buffer.concat([cipher.update(bytes), cipher.final()]).toString('hex');
        expect(hexOf(aesCbc(secret, vector, bytes))).toBe(nodes);
      }),
    );
  });

  it.each([
    ['Key', 'Plaintext', 'bbf316e8d940af0ad3'],
    ['Wiki', 'pedia', '1021bf0420'],
    ['Secret', 'Attack at dawn', '45a01f645fc35b383552544b9bf5'],
  ])('encrypt as RC4 is published: %s, %s', (secret, text, encrypted) => {
    const bytesOf = (words: string) => new TextEncoder().encode(words);
    expect(hexOf(rc4(bytesOf(secret), bytesOf(text)))).toBe(encrypted);
  });
});
