import { describe, expect, it } from 'vitest';
import {
  companyLayoutFor,
  companyPageOpening,
  flagSourceFor,
  FROM_BASKET,
} from '#ui/private-market/catalogue/company/company-layout.ts';

describe('companyPageOpening', () => {
  it('hides the invest card if opened from a basket', () => {
    expect(FROM_BASKET).toBe('/basket-details');
    expect(companyPageOpening('/basket-details').isInvestCardShown).toBe(false);
    expect(companyPageOpening('basket-details').isInvestCardShown).toBe(true);
    expect(companyPageOpening('/dashboard').isInvestCardShown).toBe(true);
  });

  it('shows a back link if opened from another page', () => {
    expect(companyPageOpening('/basket-details').isWayBackShown).toBe(true);
    expect(companyPageOpening('/dashboard').isWayBackShown).toBe(true);
    expect(companyPageOpening('').isWayBackShown).toBe(false);
    expect(companyPageOpening(undefined)).toEqual({
      isInvestCardShown: true,
      isWayBackShown: false,
    });
  });
});

describe('companyLayoutFor', () => {
  const special = { nseDomain: 'nseindia.com', infrastructureDomain: 'infra.market' };

  it('has layouts of their own for two domains', () => {
    expect(companyLayoutFor({ domain: 'NSEIndia.com ', ...special })).toBe('nse');
    expect(companyLayoutFor({ domain: 'infra.market', ...special })).toBe(
      'infrastructure-marketplace',
    );
    expect(companyLayoutFor({ domain: 'kaveri.in', ...special })).toBe('ordinary');
  });
});

describe('flagSourceFor', () => {
  it('has the flag of India bundled, and downloads the others', () => {
    expect(flagSourceFor('India')).toBe('bundled');
    expect(flagSourceFor(' INDIA ')).toBe('bundled');
    expect(flagSourceFor('Singapore')).toBe('fetched');
    expect(flagSourceFor(' ')).toBeUndefined();
  });
});
