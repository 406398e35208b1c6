import { videoKycPictureViolation } from '#domain/accounts/kyc/video-kyc.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';

export type CameraFailure = 'refused' | 'missing' | 'busy';

/** The front camera (`user`) or the back camera of a phone (`environment`). */
export type CameraSide = 'user' | 'environment';

const WIDTH = 640;
/** JPEG qualities from high to low. The first one whose file is small enough is used. */
const QUALITIES = [0.9, 0.75, 0.6, 0.45, 0.3];

/** @param onLost called if another app or the system ends the picture of the camera */
export async function openCamera(
  side: CameraSide,
  onLost: () => void,
): Promise<Result<MediaStream, CameraFailure>> {
  // Undefined in browsers without camera support and on pages without HTTPS.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) return failure('missing');
  try {
    const video = { facingMode: side, width: { ideal: WIDTH } };
    const stream = await devices.getUserMedia({ video, audio: false });
    for (const track of stream.getTracks()) track.addEventListener('ended', onLost);
    return success(stream);
  } catch (error) {
    return failure(failureOf(error));
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The current frame as a JPEG; undefined if the camera shows no usable picture. */
export async function pictureOf(video: HTMLVideoElement): Promise<Uint8Array | undefined> {
  const { videoWidth: width, videoHeight: height } = video;
  const scale = Math.min(1, WIDTH / Math.max(width, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const picture = await jpegOf(canvas, quality);
    if (picture !== undefined && videoKycPictureViolation(picture) === undefined) return picture;
  }
  return undefined;
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Uint8Array | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) return resolve(undefined);
        return void blob.arrayBuffer().then((buffer) => resolve(new Uint8Array(buffer)));
      },
      'image/jpeg',
      quality,
    );
  });
}

function failureOf(error: unknown): CameraFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}
