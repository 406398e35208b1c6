import {
  isVideoKycMissing,
  type VideoKyc,
  type VideoKycs,
} from '#application/accounts/kyc/video-kycs.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { makeAutoObservable } from 'mobx';

/** Whether to ask for a video KYC; not while its status is unknown. */
export class VideoKycNoticeViewModel implements ViewModel {
  private readonly status: Loaded<VideoKyc>;

  constructor(videoKycs: VideoKycs) {
    this.status = new Loaded((options) => videoKycs.read(options));
    makeAutoObservable(this);
  }

  activate(): () => void {
    return this.status.activate();
  }

  get isMissing(): boolean {
    const { value } = this.status;
    return value !== undefined && isVideoKycMissing(value);
  }
}
