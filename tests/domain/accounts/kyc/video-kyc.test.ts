import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  VIDEO_KYC_FEWEST_PIXELS,
  VIDEO_KYC_MOST_BYTES,
  videoKycPictureViolation,
  VideoKycStatus,
  videoKycViolation,
} from '#domain/accounts/kyc/video-kyc.ts';
import { jpegFile, otherFiles, pictureFiles } from '#tests/arbitraries/picture-files.ts';

describe('videoKycPictureViolation', () => {
  it('accepts complete JPEG pictures that are large enough for a face', () => {
    fc.assert(
      fc.property(pictureFiles, ({ type, bytes }) => {
        const kind = videoKycPictureViolation(bytes)?.kind;
        if (type === 'jpeg') expect([undefined, 'too-small']).toContain(kind);
        else expect(kind).toBe('wrong-type');
      }),
    );
  });

  it('rejects files that are not pictures or are truncated', () => {
    fc.assert(
      fc.property(otherFiles, (bytes) => {
        expect(videoKycPictureViolation(bytes)?.kind).toMatch(/^(missing|wrong-type|cut-short)$/);
      }),
    );
    expect(videoKycPictureViolation(jpegFile().slice(0, -1))).toEqual({ kind: 'cut-short' });
  });

  it('counts pixels and bytes exactly', () => {
    const just = jpegFile({ width: VIDEO_KYC_FEWEST_PIXELS / 240, height: 240 });
    expect(videoKycPictureViolation(just)).toBeUndefined();
    const small = jpegFile({ width: 239, height: 240 });
    expect(videoKycPictureViolation(small)).toEqual({ kind: 'too-small', pixels: 239 * 240 });
    const noPicture = Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9);
    expect(videoKycPictureViolation(noPicture)).toEqual({ kind: 'too-small', pixels: 0 });
    const large = new Uint8Array(VIDEO_KYC_MOST_BYTES + 1);
    large.set(just);
    expect(videoKycPictureViolation(large)).toEqual({ kind: 'too-large', bytes: large.length });
    expect(videoKycPictureViolation(large.subarray(0, -1))).toBeUndefined();
    expect(videoKycPictureViolation(undefined)).toEqual({ kind: 'missing' });
  });
});

describe('videoKycViolation', () => {
  it('requires the PAN first, and nothing after an approval', () => {
    const statuses = fc.constantFrom(...Object.values(VideoKycStatus));
    fc.assert(
      fc.property(statuses, fc.boolean(), (status, isPanVerified) => {
        const kind = videoKycViolation({ isPanVerified, status })?.kind;
        const afterPan = status === VideoKycStatus.Approved ? 'approved-already' : undefined;
        expect(kind).toBe(isPanVerified ? afterPan : 'pan-first');
      }),
    );
  });
});
