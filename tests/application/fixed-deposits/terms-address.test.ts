import type { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { termsAddressFor } from '#application/fixed-deposits/booking/terms-address.ts';
import { success } from '#domain/platform/result.ts';
import { expect, it, vi } from 'vitest';

it('asks the backend for the terms, except for suryoday [FD-7.28, FD-7.29]', async () => {
  const termsAddress = vi.fn(() => Promise.resolve(success('https://example.com/terms.pdf')));
  const catalogue = { termsAddress } as Partial<DepositCatalogue> as DepositCatalogue;
  const addressOf = (issuerId: string) =>
    termsAddressFor({ depositId: 1003, issuerId }, catalogue, {});
  expect(await addressOf('suryoday')).toEqual(success('/terms/suryoday.pdf'));
  expect(termsAddress).not.toHaveBeenCalled();
  expect(await addressOf('tejas')).toEqual(success('https://example.com/terms.pdf'));
  expect(termsAddress).toHaveBeenCalledWith(1003, {});
});
