import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import { parsedObject } from '#application/fixed-deposits/catalogue/stored-text.ts';

export function keptIssuer(journey: JourneyStore): IssuerId | undefined {
  const stored = parsedObject(journey.read(JourneyKey.DepositOrderSummary));
  const issuerId = stored?.['osb_issuer_id'];
  return typeof issuerId === 'string' ? issuerId : undefined;
}
