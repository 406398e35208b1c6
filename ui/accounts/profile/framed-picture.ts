/** How a picture fits the round frame: cropped to fill it, or shown as a whole. */
export const PictureFrame = Object.freeze({ Fill: 'fill', Whole: 'whole' } as const);
export type PictureFrame = (typeof PictureFrame)[keyof typeof PictureFrame];

/** The side length in pixels, four times that of the largest avatar. */
const SIDE = 320;
const GOODNESS = 0.9;

/**
 * The picture as it will be stored: square, small and without camera metadata. Browsers without
 * `createImageBitmap` upload the original.
 */
export async function framedPicture(
  content: Uint8Array<ArrayBuffer>,
  frame: PictureFrame,
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof createImageBitmap !== 'function') return content;
  try {
    const drawn = drawnIn(await createImageBitmap(new Blob([content])), frame);
    const blob = drawn && (await blobOf(drawn));
    return blob ? new Uint8Array(await blob.arrayBuffer()) : content;
  } catch {
    return content;
  }
}

function drawnIn(picture: ImageBitmap, frame: PictureFrame): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  const { width, height } = picture;
  const shares = [SIDE / width, SIDE / height];
  const share = frame === PictureFrame.Fill ? Math.max(...shares) : Math.min(...shares);
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  const [left, top] = [(SIDE - width * share) / 2, (SIDE - height * share) / 2];
  context.drawImage(picture, left, top, width * share, height * share);
  return canvas;
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', GOODNESS);
  });
}
