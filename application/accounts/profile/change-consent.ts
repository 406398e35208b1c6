import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import type { Consent, PersonalData } from './personal-data.ts';

/** Gives or withdraws the investor's consent to one use of personal data. */
export class ChangeConsent {
  constructor(private readonly personalData: PersonalData) {}

  run(
    consent: Pick<Consent, 'purpose' | 'isGiven'>,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    return this.personalData.setConsent(consent, options);
  }
}
