import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSaveDemat,
  CML_HINT_MB,
  CML_LARGEST_MB,
  cmlFileViolation,
} from '#domain/accounts/demat/cml-file.ts';
import { dematNumberViolation } from '#domain/accounts/demat/demat-number.ts';
import { BYTES_IN_MB } from '#domain/platform/file-type.ts';

const PDF = new TextEncoder().encode('%PDF-1.7');
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const LARGEST = CML_LARGEST_MB * BYTES_IN_MB;

describe('cmlFileViolation', () => {
  it('takes PNG, JPEG and PDF by their content [AP-5.28]', () => {
    for (const file of [PDF, PNG, JPEG]) expect(cmlFileViolation(file)).toBeUndefined();
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 30 }), (rest) => {
        expect(cmlFileViolation(Uint8Array.of(...PNG, ...rest))).toBeUndefined();
        expect(cmlFileViolation(Uint8Array.of(0x00, ...rest))?.kind).not.toBe('too-large');
        const unmarked = Uint8Array.of(0x47, 0x49, 0x46, ...rest.map((byte) => byte % 0x20));
        expect(cmlFileViolation(unmarked)).toEqual({ kind: 'wrong-type' });
      }),
    );
  });

  it('takes up to 5 MB, though the hint says 2 [AP-5.30]', () => {
    expect(cmlFileViolation(sized(LARGEST))).toBeUndefined();
    expect(cmlFileViolation(sized(LARGEST + 1))).toEqual({ kind: 'too-large', bytes: LARGEST + 1 });
    expect(CML_HINT_MB).toBe(2);
  });

  it('misses a file', () => {
    expect(cmlFileViolation(undefined)).toEqual({ kind: 'missing' });
  });
});

describe('canSaveDemat', () => {
  it('needs a number of sixteen characters and a client master list [AP-5.25]', () => {
    expect(canSaveDemat({ dematNumber: 'IN30012345678901', cmlFile: PDF })).toBe(true);
    expect(canSaveDemat({ dematNumber: 'IN3001234567890', cmlFile: PDF })).toBe(false);
    expect(canSaveDemat({ dematNumber: 'IN30012345678901', cmlFile: undefined })).toBe(false);
  });

  it('needs the number to be valid, and the file too [AP-5.26]', () => {
    const texts = fc.oneof(fc.stringMatching(/^(IN|[0-9]{2})[0-9]{14}$/), fc.string());
    const files = fc.constantFrom(PDF, JPEG, Uint8Array.of(1, 2, 3), undefined);
    fc.assert(
      fc.property(texts, files, (dematNumber, cmlFile) => {
        const isNumberFine = dematNumberViolation(dematNumber) === undefined;
        const isFileFine = cmlFileViolation(cmlFile) === undefined;
        expect(canSaveDemat({ dematNumber, cmlFile })).toBe(isNumberFine && isFileFine);
      }),
    );
  });
});

function sized(bytes: number): Uint8Array {
  const file = new Uint8Array(bytes);
  file.set(PDF);
  return file;
}
