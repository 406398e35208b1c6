import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import type { VideoKyc, VideoKycPictures, VideoKycs } from './video-kycs.ts';

/** Submits the pictures of a video KYC for review, and returns its new status. */
export class SubmitVideoKyc {
  constructor(private readonly videoKycs: VideoKycs) {}

  run(pictures: VideoKycPictures, options: CallOptions): Promise<Result<VideoKyc, PortFailure>> {
    return this.videoKycs.submit(pictures, options);
  }
}
