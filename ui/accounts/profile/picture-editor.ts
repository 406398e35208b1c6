import type { RemoveProfilePicture } from '#application/accounts/profile/remove-profile-picture.ts';
import type { SaveProfilePicture } from '#application/accounts/profile/save-profile-picture.ts';
import {
  type ProfileImageViolation,
  profileImageViolation,
} from '#domain/accounts/profile/profile-image.ts';
import { FileType, fileTypeOf } from '#domain/platform/file-type.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { framedPicture, PictureFrame, shrunkPicture } from './framed-picture.ts';

interface ChosenPicture {
  readonly content: Uint8Array<ArrayBuffer>;
  /** The chosen picture as a `data:` URL. */
  readonly url: string;
}

export interface PictureEditorDependencies {
  readonly savePicture: SaveProfilePicture;
  readonly removePicture: RemoveProfilePicture;
}

export class PictureEditor {
  chosen: ChosenPicture | undefined = undefined;
  frame: PictureFrame = PictureFrame.Fill;
  readonly saving = new Command();
  /** The file that was chosen last. It may still be read or made smaller. */
  private latest: File | undefined;

  constructor(
    private readonly dependencies: PictureEditorDependencies,
    private readonly onChange: () => void,
  ) {
    makeAutoObservable<this, 'dependencies' | 'latest' | 'onChange'>(this, {
      dependencies: false,
      latest: false,
      onChange: false,
    });
  }

  /**
   * Chooses a picture, made smaller if it is too large or of another type. Returns the violation of
   * a file that the profile does not accept even then. A file that was replaced by another one
   * meanwhile has no effect.
   */
  async choose(file: File): Promise<ProfileImageViolation | undefined> {
    this.latest = file;
    const original = new Uint8Array(await file.arrayBuffer());
    const kind = profileImageViolation(original)?.kind;
    const canShrink = kind === 'too-large' || kind === 'wrong-type';
    const content = (canShrink ? await shrunkPicture(original) : undefined) ?? original;
    if (this.latest !== file) return undefined;
    const violation = profileImageViolation(content);
    if (violation !== undefined) return violation;
    const url = dataUrlOf(content);
    runInAction(() => {
      this.chosen = { content, url };
      this.frame = PictureFrame.Fill;
    });
    return undefined;
  }

  putInto(frame: PictureFrame): void {
    this.frame = frame;
  }

  cancel(): void {
    this.chosen = undefined;
  }

  /** Uploads the picture. Returns whether it was saved; undefined if saving is already running. */
  async save(): Promise<boolean | undefined> {
    const { chosen, frame } = this;
    if (chosen === undefined) return undefined;
    const saved = await this.saving.run(async (options) => {
      const framed = await framedPicture(chosen.content, frame);
      return this.dependencies.savePicture.run(framed, options);
    });
    if (!saved?.ok) return saved?.ok;
    runInAction(() => this.cancel());
    this.onChange();
    return true;
  }

  async remove(): Promise<boolean | undefined> {
    const removed = await this.saving.run((options) =>
      this.dependencies.removePicture.run(options),
    );
    if (!removed?.ok) return removed?.ok;
    this.onChange();
    return true;
  }
}

/**
 * Converts the picture to a `data:` URL, because the content security policy allows no `blob:`
 * images.
 */
function dataUrlOf(content: Uint8Array): string {
  const type = fileTypeOf(content) === FileType.Png ? 'png' : 'jpeg';
  const text = Array.from(content, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/${type};base64,${btoa(text)}`;
}
