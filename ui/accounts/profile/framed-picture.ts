/** How a picture is put into the round frame: filling it, or whole within it. */
export const PictureFrame = Object.freeze({ Fill: 'fill', Whole: 'whole' } as const);
export type PictureFrame = (typeof PictureFrame)[keyof typeof PictureFrame];

/** Pixels on a side: four times what the largest avatar takes. */
const SIDE = 320;
const GOODNESS = 0.9;

/**
 * The picture as it will be shown: square, small, and without anything that a camera wrote beside
 * it. A browser that cannot draw sends the picture as it was chosen.
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
