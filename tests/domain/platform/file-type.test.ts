import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileSizeLabel, FileType, fileTypeOf, fileViolation } from '#domain/platform/file-type.ts';

describe('fileTypeOf', () => {
  it('recognises a file by its first bytes [AP-5.28]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(FileType)), rests(), (type, rest) => {
        expect(fileTypeOf(fileOf(type, rest))).toBe(type);
      }),
    );
  });

  it('recognises no other file', () => {
    const texts = ['', 'GIF89a', 'PK\u0003\u0004', '<svg/>', '%PDX-1.7', 'MZ'];
    for (const text of texts) expect(fileTypeOf(new TextEncoder().encode(text))).toBeUndefined();
    expect(fileTypeOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toBeUndefined();
    expect(fileTypeOf(Uint8Array.of(0xff, 0xd8))).toBeUndefined();
  });

  it('finds the mark of a PDF within its first 1024 bytes, not later', () => {
    const mark = new TextEncoder().encode('%PDF-1.4');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2048 }), (before) => {
        const file = new Uint8Array(before + mark.length);
        file.set(mark, before);
        expect(fileTypeOf(file)).toBe(before <= 1024 ? FileType.Pdf : undefined);
      }),
    );
  });
});

describe('fileViolation', () => {
  it('accepts the requested types, up to the maximum size', () => {
    const types = [FileType.Png, FileType.Pdf];
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(FileType)), rests(), (type, rest) => {
        const file = fileOf(type, rest);
        const isAsked = types.some((each) => each === type);
        expect(fileViolation(file, { types, mostBytes: file.length })).toEqual(
          isAsked ? undefined : { kind: 'wrong-type' },
        );
        expect(fileViolation(file, { types, mostBytes: file.length - 1 })).toEqual(
          isAsked ? { kind: 'too-large', bytes: file.length } : { kind: 'wrong-type' },
        );
      }),
    );
  });

  it('reports an absent or empty file as missing', () => {
    const rules = { types: [FileType.Pdf], mostBytes: 10 };
    expect(fileViolation(undefined, rules)).toEqual({ kind: 'missing' });
    expect(fileViolation(new Uint8Array(), rules)).toEqual({ kind: 'missing' });
  });
});

describe('fileSizeLabel', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1535, '1 KB'],
    [1536, '2 KB'],
    [356_352, '348 KB'],
    [1_048_063, '1023 KB'],
    [1_048_064, '1.0 MB'],
    [1_048_576, '1.0 MB'],
    [1_258_291, '1.2 MB'],
    [5_242_880, '5.0 MB'],
  ])('writes %s bytes as %s', (bytes, label) => {
    expect(fileSizeLabel(bytes)).toBe(label);
  });

  it('is never further from the size than half of its last digit', () => {
    const units = { bytes: 1, KB: 1024, MB: 1_048_576 } as const;
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), (bytes) => {
        const [size = '', unit = ''] = fileSizeLabel(bytes).split(' ');
        const step = units[unit as keyof typeof units];
        const lastDigit = unit === 'MB' ? step / 10 : step;
        expect(Math.abs(Number(size) * step - bytes)).toBeLessThanOrEqual(lastDigit / 2 + 1e-6);
      }),
    );
  });

  it.each([-1, 0.5, NaN, '5'])('refuses %s bytes', (bytes) => {
    expect(() => fileSizeLabel(bytes as number)).toThrow('a whole number from 0');
  });
});

const MARKS = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const;

function fileOf(type: FileType, rest: Uint8Array): Uint8Array {
  return Uint8Array.of(...MARKS[type], ...rest);
}

function rests(): fc.Arbitrary<Uint8Array> {
  return fc.uint8Array({ maxLength: 40 });
}
