import type { CallOptions } from '#application/platform/call-options.ts';
import type { DepositBooking } from '#application/platform/deposit-booking.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { Result } from '#domain/platform/result.ts';
import type { Profiles, SaveAddressesRequest } from './profiles.ts';

/** The names of the two forms, under which their drafts are stored. */
export const PERMANENT_ADDRESS_FORM = 'permanent-address';
export const CORRESPONDENT_ADDRESS_FORM = 'correspondent-address';

export interface SaveAddressesDependencies {
  readonly profiles: Profiles;
  readonly depositBooking: DepositBooking;
  readonly drafts: Drafts;
  readonly reporting: Reporting;
}

/**
 * Saves the investor's addresses, for the deposit order that is being booked, if any. Then removes
 * the drafts of the forms. Reports a failure.
 */
export class SaveAddresses {
  constructor(private readonly dependencies: SaveAddressesDependencies) {}

  async run(
    addresses: Omit<SaveAddressesRequest, 'depositOrderId'>,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const { profiles, depositBooking, drafts, reporting } = this.dependencies;
    const request = { ...addresses, depositOrderId: depositBooking.depositOrderId };
    const saved = await profiles.saveAddresses(request, options);
    if (!saved.ok) {
      reporting.failed('address submit', { failure: saved.failure.kind });
      return saved;
    }
    const forms = [PERMANENT_ADDRESS_FORM, CORRESPONDENT_ADDRESS_FORM];
    await Promise.all(forms.map((form) => drafts.forget(form)));
    return saved;
  }
}
