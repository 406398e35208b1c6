import type { PrefetchRequest } from '#infrastructure/platform/http/response-prefetch.ts';

export const partnerIssuersCall: PrefetchRequest = {
  api: 'fd-partner-v1',
  method: 'GET',
  path: '/issuers',
  key: 'partner-issuers',
};

export const partnerSchemesCall: PrefetchRequest = {
  api: 'fd-partner-v1',
  method: 'GET',
  path: '/schemes',
  key: 'partner-schemes',
};
