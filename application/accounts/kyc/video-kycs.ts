import { VideoKycStatus } from '#domain/accounts/kyc/video-kyc.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';

/** Video KYC: a photo of the investor and a photo of the signature. */
export interface VideoKycs {
  read(options: CallOptions): Promise<Result<VideoKyc, PortFailure>>;
  /** Submits both pictures for review. They replace earlier ones that are still under review. */
  submit(pictures: VideoKycPictures, options: CallOptions): Promise<Result<VideoKyc, PortFailure>>;
}
export const VideoKycs = token<VideoKycs>('accounts/video-kycs');

export interface VideoKyc {
  readonly status: VideoKycStatus;
  readonly isPanVerified: boolean;
  /** The reviewer's reason; present for a rejection. */
  readonly reason?: string;
}

/** Whether the investor has verified the PAN, but the video KYC is not done or was rejected. */
export function isVideoKycMissing({ isPanVerified, status }: VideoKyc): boolean {
  return isPanVerified && (status === VideoKycStatus.None || status === VideoKycStatus.Rejected);
}

/** The two pictures of a video KYC, as JPEG files. */
export interface VideoKycPictures {
  readonly selfie: Uint8Array;
  readonly signature: Uint8Array;
}
