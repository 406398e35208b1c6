import { Companies } from '#application/private-market/companies.ts';
import { SharePrices } from '#application/private-market/share-prices.ts';
import { ContainerModule } from 'inversify';
import { bindPort } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { HttpCompanies } from './http-companies.ts';
import { HttpSharePrices } from './http-share-prices.ts';

/** Adapters for company data. A separate module, because only the page of a share needs it. */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(bind, Companies, (http: HttpClient) => new HttpCompanies(http), [HttpClient]);
  bindPort(bind, SharePrices, (http: HttpClient) => new HttpSharePrices(http), [HttpClient]);
});
