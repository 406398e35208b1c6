import { genderFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { isSeniorCitizen } from '#domain/fixed-deposits/booking/senior-citizen.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import type { VerifiedPanDraft } from '#application/platform/verified-pan-draft.ts';

export interface RateFacts {
  readonly gender: Gender;
  readonly isSeniorCitizen: boolean;
}

/**
 * Reads the facts about an investor that decide the rates, from the PAN verified in this tab and
 * the session. The gender on the PAN takes precedence. The investor is a senior citizen if either
 * source says so.
 */
export class ReadRateFacts {
  constructor(
    private readonly verifiedPan: VerifiedPanDraft,
    private readonly clock: Clock,
  ) {}

  run(investor: SignedInInvestor | undefined): RateFacts {
    const pan = this.verifiedPan.read();
    return {
      gender: genderFor({ verifiedPan: pan.gender, stored: investor?.gender }),
      isSeniorCitizen: isSeniorCitizen({
        flag: investor?.isSeniorCitizen,
        verifiedPanFlag: pan.isSeniorCitizen,
        birthDate: investor?.birthDate,
        today: this.clock.today(),
      }),
    };
  }
}
