import type { VideoKyc, VideoKycs } from '#application/accounts/kyc/video-kycs.ts';
import { VideoKycStatus } from '#domain/accounts/kyc/video-kyc.ts';
import { refusalCopy } from '#ui/platform/errors/copy.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { type CameraFailure, closeCamera, openCamera, pictureOf } from './camera.ts';
import { videoKycCopy as copy } from './copy.ts';

export type VideoKycStep = 'selfie' | 'signature';

export type CameraState =
  | { readonly kind: 'off' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'on'; readonly stream: MediaStream }
  | { readonly kind: 'failed'; readonly failure: CameraFailure };

const REVIEW_CHECK_MILLISECONDS = 10_000;
const SIDES = { selfie: 'user', signature: 'environment' } as const;

/** The steps of the video KYC: introduction, two pictures, review and its result. */
export class VideoKycViewModel implements ViewModel {
  readonly status: Loaded<VideoKyc>;
  readonly sending = new Command();
  /** The current picture; undefined while the introduction is shown. */
  step: VideoKycStep | undefined = undefined;
  camera: CameraState = { kind: 'off' };
  /** The picture that the user has not yet accepted. */
  taken: Uint8Array | undefined = undefined;
  /** The error of the last picture or of the upload. */
  problem: string | undefined = undefined;
  private selfie: Uint8Array | undefined = undefined;
  /**
   * Incremented each time the camera is opened, so that one that opens too late is closed again.
   */
  private opening = 0;

  constructor(private readonly videoKycs: VideoKycs) {
    this.status = new Loaded((options) => videoKycs.read(options));
    makeAutoObservable<this, 'videoKycs' | 'opening'>(this, {
      videoKycs: false,
      opening: false,
    });
  }

  activate(): () => void {
    const stopLoading = this.status.activate();
    const timer = setInterval(() => this.followReview(), REVIEW_CHECK_MILLISECONDS);
    return () => {
      stopLoading();
      clearInterval(timer);
      this.switchOff();
    };
  }

  begin(): Promise<void> {
    // A session that has ended is found by this call, before the pictures are taken.
    void this.videoKycs.read({});
    return this.show('selfie');
  }

  /** Returns to the introduction and discards the pictures. */
  leave(): void {
    this.switchOff();
    this.step = undefined;
    this.selfie = undefined;
    this.taken = undefined;
    this.problem = undefined;
  }

  /** Tries again after camera access was denied or failed. */
  async reopen(): Promise<void> {
    if (this.step !== undefined) await this.show(this.step);
  }

  async take(video: HTMLVideoElement): Promise<void> {
    const picture = await pictureOf(video);
    runInAction(() => {
      this.taken = picture;
      this.problem = picture === undefined ? copy.unusable : undefined;
      if (picture !== undefined) this.switchOff();
    });
  }

  async retake(): Promise<void> {
    await this.reopen();
  }

  /** Accepts the picture; after the second one, uploads both. */
  async use(): Promise<void> {
    const { step, taken } = this;
    if (taken === undefined || step === undefined) return;
    if (step === 'selfie') {
      this.selfie = taken;
      await this.show('signature');
    } else if (this.selfie !== undefined) {
      await this.send({ selfie: this.selfie, signature: taken });
    }
  }

  private async send(pictures: { selfie: Uint8Array; signature: Uint8Array }): Promise<void> {
    this.problem = undefined;
    const sent = await this.sending.run((options) => this.videoKycs.submit(pictures, options));
    runInAction(() => {
      if (sent?.ok === false) this.problem = refusalCopy(sent.failure, copy.sendFailed);
      if (sent?.ok !== true) return;
      this.leave();
      this.status.state = { kind: 'ready', value: sent.value };
    });
  }

  private async show(step: VideoKycStep): Promise<void> {
    this.switchOff();
    this.step = step;
    this.taken = undefined;
    this.problem = undefined;
    this.camera = { kind: 'opening' };
    const { opening } = this;
    const opened = await openCamera(SIDES[step], () => this.lose(opening));
    runInAction(() => {
      if (opening !== this.opening) {
        if (opened.ok) closeCamera(opened.value);
      } else if (opened.ok) this.camera = { kind: 'on', stream: opened.value };
      else this.camera = { kind: 'failed', failure: opened.failure };
    });
  }

  /** Another app or the system has taken the camera, so the preview is black from now on. */
  private lose(opening: number): void {
    if (opening !== this.opening) return;
    this.switchOff();
    this.camera = { kind: 'failed', failure: 'busy' };
  }

  private switchOff(): void {
    this.opening += 1;
    if (this.camera.kind === 'on') closeCamera(this.camera.stream);
    this.camera = { kind: 'off' };
  }

  private followReview(): void {
    if (this.status.value?.status === VideoKycStatus.InReview) void this.status.refresh();
  }
}
