import { deviceName } from '#infrastructure/backend/accounts/sign-in/device-name.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15';

describe('deviceName', () => {
  it.each([
    [`${WINDOWS} Chrome/139.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`${WINDOWS} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`, 'Edge on Windows'],
    [`${IPHONE} (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${IPHONE} (KHTML, like Gecko) CriOS/139.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['curl/8.5.0', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('recognises %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('contains no text of the header', () => {
    const ours =
      /^(Unknown device|(Edge|Opera|Samsung Internet|Firefox|Chrome|Safari)?( on )?\w*)$/;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
        expect(deviceName(text)).toMatch(ours);
      }),
    );
  });
});
