import type { PrefetchRequest, Read } from '#infrastructure/platform/http/response-prefetch.ts';

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

/** The reads that a route may prefetch. */
export const reads = {
  'partner-issuers': () => partnerIssuersCall,
  'partner-schemes': () => partnerSchemesCall,
} satisfies Readonly<Record<string, Read>>;
