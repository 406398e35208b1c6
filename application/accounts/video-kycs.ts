import type { VideoKycStatus } from '#domain/accounts/kyc/video-kyc.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** The proof by camera that the person is there, and signs. */
export interface VideoKycs {
  read(options: CallOptions): Promise<Result<VideoKyc, PortFailure>>;
  /** Sends both pictures to be reviewed, in place of those that wait for it. */
  submit(pictures: VideoKycPictures, options: CallOptions): Promise<Result<VideoKyc, PortFailure>>;
}
export const VideoKycs = token<VideoKycs>('accounts/video-kycs');

export interface VideoKyc {
  readonly status: VideoKycStatus;
  readonly isPanVerified: boolean;
  /** Why it was not approved, in the words of who reviewed it. */
  readonly reason?: string;
}

/** JPEG files. */
export interface VideoKycPictures {
  readonly selfie: Uint8Array;
  readonly signature: Uint8Array;
}
