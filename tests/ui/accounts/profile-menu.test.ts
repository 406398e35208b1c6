import type { ProfileSummary } from '#application/accounts/profile/profiles.ts';
import { profileMenuItems } from '#ui/accounts/profile/profile-menu-items.ts';
import { profilePathsAt } from '#ui/accounts/profile/profile-paths.ts';
import { describe, expect, it } from 'vitest';

const summary: ProfileSummary = {
  mobile: '9000000001',
  scorePercent: 100,
  isKycVerified: true,
  primaryAccountNumber: '50100123417093',
  primaryBankLogoUrl: '/banks/hdfc.svg',
};
const itemsAt = (path: string, known: ProfileSummary | undefined) =>
  profileMenuItems(profilePathsAt(path), 7, known);

describe('a profile menu item', () => {
  it('has title, navigate and url, and the details of the account [AP-2.67, AP-3.17]', () => {
    const items = itemsAt('/private-market/profile', summary);
    expect(items.map(({ title, navigate, url }) => [title, navigate, url])).toEqual([
      ['Profile', 'details', '/private-market/profile/details/7'],
      ['Bank Accounts', 'banks', '/private-market/profile/bankdetails/7'],
      ['Demat Account', 'demat', '/add-demat-account'],
      ['Help & Support', 'help', '/private-market/profile/help-support'],
    ]);
    expect(items.map(({ titleDetails }) => titleDetails)).toEqual([
      undefined,
      { logo: '/banks/hdfc.svg', accountNumber: 'XXXX417093', accountType: 'Primary A/C' },
      undefined,
      undefined,
    ]);
  });

  it('has no details in the deposit market, or if no account is known', () => {
    const { primaryAccountNumber: _, ...withoutAccount } = summary;
    for (const items of [
      itemsAt('/profile', summary),
      itemsAt('/private-market/profile', withoutAccount),
      itemsAt('/private-market/profile', undefined),
    ]) {
      expect(items.some(({ titleDetails }) => titleDetails !== undefined)).toBe(false);
    }
  });
});
