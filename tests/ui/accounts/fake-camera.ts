import { jpegFile } from '#tests/arbitraries/picture-files.ts';
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** The picture that the fake camera takes, as a JPEG file. */
export const SEEN = jpegFile({ width: 640, height: 480 });

export interface FakeCamera {
  /** The cameras that were requested: `user` (front) or `environment` (back). */
  readonly requests: string[];
  /** The number of opened cameras that are still on. */
  readonly on: () => number;
  /** Ends the picture of the camera that was opened last, as another app does that takes it. */
  readonly take: () => void;
}

/**
 * Replaces the camera, which jsdom lacks. The video plays at once, and every picture is `SEEN`.
 * @param refusals the names of the errors that the first requests throw, such as `NotAllowedError`
 */
export function fakeCamera({ refusals = [] as readonly string[] } = {}): FakeCamera {
  const left = [...refusals];
  const requests: string[] = [];
  let on = 0;
  let end = () => {};
  const getUserMedia = ({ video }: { video: { facingMode: string } }) => {
    requests.push(video.facingMode);
    const name = left.shift();
    if (name !== undefined) return Promise.reject(new DOMException('no camera', name));
    on += 1;
    let isStopped = false;
    const stop = () => {
      if (!isStopped) on -= 1;
      isStopped = true;
    };
    const listen = (_event: 'ended', heard: () => void) => {
      end = heard;
    };
    return Promise.resolve({ getTracks: () => [{ stop, addEventListener: listen }] });
  };
  replace(navigator, 'mediaDevices', { value: { getUserMedia } });
  replace(HTMLMediaElement.prototype, 'srcObject', {
    set(this: HTMLMediaElement) {
      setTimeout(() => this.dispatchEvent(new Event('playing')));
    },
  });
  replace(HTMLVideoElement.prototype, 'videoWidth', { get: () => 640 });
  replace(HTMLVideoElement.prototype, 'videoHeight', { get: () => 480 });
  replace(HTMLCanvasElement.prototype, 'getContext', { value: () => ({ drawImage: () => {} }) });
  replace(HTMLCanvasElement.prototype, 'toBlob', {
    value: (done: (blob: Blob) => void) => done(new Blob([Uint8Array.from(SEEN)])),
  });
  const bitmap = { width: 640, height: 480, close: () => {} };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
  return { requests, on: () => on, take: () => act(() => end()) };
}

function replace(target: object, name: string, property: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { ...property, configurable: true });
  onTestFinished(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}
