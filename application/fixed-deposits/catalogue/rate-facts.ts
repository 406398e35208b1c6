import { genderFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { isSeniorCitizen } from '#domain/fixed-deposits/booking/senior-citizen.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import type { VerifiedPanDraft } from '#application/platform/verified-pan-draft.ts';

export interface RateFacts {
  readonly gender: Gender;
  readonly isSeniorCitizen: boolean;
}

/**
 * The facts about an investor that decide the rates, from the PAN verified in this tab and the
 * session. The gender on the PAN takes precedence. The investor is a senior citizen if either
 * source says so.
 */
export function rateFactsOf(known: {
  readonly investor: SignedInInvestor | undefined;
  readonly verifiedPanDraft: VerifiedPanDraft;
  readonly today: CalendarDate;
}): RateFacts {
  const { investor, verifiedPanDraft, today } = known;
  const pan = verifiedPanDraft.read();
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
