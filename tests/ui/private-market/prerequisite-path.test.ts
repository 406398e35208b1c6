import { describe, expect, it } from 'vitest';
import { prerequisitePath } from '#ui/private-market/shared/prerequisite-path.ts';

describe('prerequisitePath', () => {
  it('leads to login without a sign-in [PM-4.68, PM-6.16]', () => {
    expect(prerequisitePath('sign-in', 'pre-ipo-details')).toBe('/login');
    expect(prerequisitePath('sign-in', 'basket-details')).toBe('/login');
  });

  it('leads to the page of what is missing, to the letter [PM-4.69, PM-4.70, PM-4.72]', () => {
    expect(prerequisitePath('pan', 'pre-ipo-details')).toBe(
      '/pan-profile?where_from=pre-ipo-details',
    );
    expect(prerequisitePath('bank', 'pre-ipo-details')).toBe(
      '/add-bank-account?where_from=pre-ipo-details',
    );
    expect(prerequisitePath('demat', 'pre-ipo-details')).toBe(
      '/add-demat-account?where_from=pre-ipo-details',
    );
  });

  it('names the same pages for a basket that waits [PM-4.74]', () => {
    expect(prerequisitePath('demat', 'basket-details')).toBe(
      '/add-demat-account?where_from=basket-details',
    );
  });
});
