import type { ListingTab } from '#domain/private-market/listing.ts';

export function listingPath(tab: ListingTab): string {
  return `/privatemarket/listing?tab=${tab}`;
}
