import type { CallOptions } from '#application/platform/call-options.ts';
import type { DepositBooking } from '#application/platform/deposit-booking.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { ProfessionalDetails } from '#domain/accounts/profile/professional.ts';
import type { Result } from '#domain/platform/result.ts';
import type { Profiles } from './profiles.ts';

/** The name of the form, under which its draft is stored. */
export const PROFESSIONAL_FORM = 'professional-details';

export interface SaveProfessionalDetailsDependencies {
  readonly profiles: Profiles;
  readonly depositBooking: DepositBooking;
  readonly drafts: Drafts;
}

/**
 * Saves occupation and annual income, for the deposit order that is being booked, if any. Then
 * removes the draft of the form.
 */
export class SaveProfessionalDetails {
  constructor(private readonly dependencies: SaveProfessionalDetailsDependencies) {}

  async run(
    details: ProfessionalDetails,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const { profiles, depositBooking, drafts } = this.dependencies;
    const request = { ...details, depositOrderId: depositBooking.depositOrderId };
    const saved = await profiles.saveProfessional(request, options);
    if (saved.ok) await drafts.forget(PROFESSIONAL_FORM);
    return saved;
  }
}
