import { supportFrom } from '#ui/platform/shell/support.ts';
import { describe, expect, it } from 'vitest';

describe('the support contact', () => {
  it('comes from the configuration of the build [AP-1.9, PM-1.19, PM-2.189]', () => {
    const settings = {
      VITE_SUPPORT_EMAIL: 'care@provider.example',
      VITE_SUPPORT_PHONE: '2266001234',
      VITE_SUPPORT_OFFICE: 'Fort, Mumbai, Maharashtra',
    };
    expect(supportFrom(settings)).toEqual({
      email: 'care@provider.example',
      phone: '2266001234',
      office: 'Fort, Mumbai, Maharashtra',
    });
  });

  it('is a placeholder without a configuration [AP-1.9, PM-1.19]', () => {
    const unset = {
      email: 'support@vriddhi.example',
      phone: '0000000000',
      office: 'Mumbai, Maharashtra',
    };
    expect(supportFrom({})).toEqual(unset);
    expect(supportFrom({ VITE_SUPPORT_EMAIL: ' ', VITE_SUPPORT_PHONE: '' })).toEqual(unset);
  });
});
