import type {
  VideoKyc,
  VideoKycPictures,
  VideoKycs,
} from '#application/accounts/kyc/video-kycs.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type * as v from 'valibot';
import type { InvestorCalls } from '#infrastructure/accounts/investor-calls.ts';
import { videoKycReply } from './video-kyc.wire.ts';

/** Milliseconds that suffice to upload two pictures of 90 KB over a slow connection. */
const UPLOAD_TIMEOUT_MILLISECONDS = 60_000;

export class HttpVideoKycs implements VideoKycs {
  constructor(private readonly calls: InvestorCalls) {}

  async read(options: CallOptions): Promise<Result<VideoKyc, PortFailure>> {
    const call = { path: '/onboarding/getvideokyc', reply: videoKycReply };
    return statusOf(await this.calls.send(call, options));
  }

  /**
   * Sends no idempotency key, because the stored record of the request would contain the pictures.
   * A repeat is harmless: it replaces the video KYC under review, of which an investor has at most
   * one.
   */
  async submit(
    { selfie, signature }: VideoKycPictures,
    options: CallOptions,
  ): Promise<Result<VideoKyc, PortFailure>> {
    const body = { selfie_base64: base64Of(selfie), signature_base64: base64Of(signature) };
    const path = '/onboarding/submitvideokyc';
    const timeoutMilliseconds = UPLOAD_TIMEOUT_MILLISECONDS;
    const call = { path, body, reply: videoKycReply, timeoutMilliseconds };
    return statusOf(await this.calls.send(call, options));
  }
}

function statusOf(
  reply: Result<v.InferOutput<typeof videoKycReply>, PortFailure>,
): Result<VideoKyc, PortFailure> {
  if (!reply.ok) return reply;
  const { video_kyc_status: status, is_pan_verified: isPanVerified, reason } = reply.value.data;
  return success({ status, isPanVerified, ...(reason !== undefined && { reason }) });
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
