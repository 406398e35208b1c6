import type { IssuerId } from '#domain/fixed-deposits/issuer.ts';
import { JourneyKey, type JourneyStore } from '../platform/journey-store.ts';
import { parsedObject } from './stored-text.ts';

/** Whose deposit is being booked, of the order that `keepDepositOrder` has kept. */
export function keptIssuer(journey: JourneyStore): IssuerId | undefined {
  const stored = parsedObject(journey.read(JourneyKey.DepositOrderSummary));
  const issuerId = stored?.['osb_issuer_id'];
  return typeof issuerId === 'string' ? issuerId : undefined;
}
