import { genderFor } from '#domain/fixed-deposits/rate-column.ts';
import { isSeniorCitizen } from '#domain/fixed-deposits/senior-citizen.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { JourneyStore } from '../platform/journey-store.ts';
import type { SignedInInvestor } from '../platform/session.ts';
import { verifiedPan } from '../platform/verified-pan.ts';

/** What of an investor decides the rates. */
export interface RateFacts {
  readonly gender: Gender;
  readonly isSeniorCitizen: boolean;
}

/**
 * By the PAN that was verified in this tab and by the data of the session; the gender on the PAN
 * wins, and either flag makes a senior citizen.
 */
export function rateFactsOf(known: {
  readonly investor: SignedInInvestor | undefined;
  readonly journeys: JourneyStore;
  readonly today: CalendarDate;
}): RateFacts {
  const { investor, journeys, today } = known;
  const pan = verifiedPan(journeys);
  return {
    gender: genderFor({ verifiedPan: pan.gender, stored: investor?.gender }),
    isSeniorCitizen: isSeniorCitizen({
      flag: investor?.isSeniorCitizen,
      verifiedPanFlag: pan.isSeniorCitizen,
      birthDate: investor?.birthDate,
      today,
    }),
  };
}
