import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import type { KycVerifications } from './kyc-verifications.ts';

/** Postpones the investor's KYC. */
export class SkipKyc {
  constructor(private readonly kycVerifications: KycVerifications) {}

  run(options: CallOptions): Promise<Result<void, PortFailure>> {
    return this.kycVerifications.skip(options);
  }
}
