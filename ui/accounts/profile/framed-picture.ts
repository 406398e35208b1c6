/** How a picture fits the round frame: cropped to fill it, or shown as a whole. */
export const PictureFrame = Object.freeze({ Fill: 'fill', Whole: 'whole' } as const);
export type PictureFrame = (typeof PictureFrame)[keyof typeof PictureFrame];

/** The side length in pixels of a framed picture, four times that of the largest avatar. */
const SIDE = 320;
/** The longest side in pixels of a picture that can be framed. */
const LONGEST_SIDE = 1280;
const GOODNESS = 0.9;

type Bytes = Uint8Array<ArrayBuffer>;

/** The canvas on which a picture is drawn in the middle, and by how much the picture is scaled. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/**
 * The picture as it will be stored: square, small and without camera metadata. Browsers without
 * `createImageBitmap` upload the original.
 */
export async function framedPicture(content: Bytes, frame: PictureFrame): Promise<Bytes> {
  const framed = await drawn(content, ({ width, height }) => {
    const scales = [SIDE / width, SIDE / height];
    const scale = frame === PictureFrame.Fill ? Math.max(...scales) : Math.min(...scales);
    return { width: SIDE, height: SIDE, scale };
  });
  return framed ?? content;
}

/** A whole picture as a small JPEG; undefined if the browser cannot read it. */
export function shrunkPicture(content: Bytes): Promise<Bytes | undefined> {
  return drawn(content, ({ width, height }) => {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    return { width: Math.ceil(width * scale), height: Math.ceil(height * scale), scale };
  });
}

async function drawn(
  content: Bytes,
  drawingFor: (picture: ImageBitmap) => Drawing,
): Promise<Bytes | undefined> {
  if (typeof createImageBitmap !== 'function') return undefined;
  try {
    const picture = await createImageBitmap(new Blob([content]));
    const canvas = canvasWith(picture, drawingFor(picture));
    const blob = canvas && (await blobOf(canvas));
    return blob && new Uint8Array(await blob.arrayBuffer());
  } catch {
    return undefined;
  }
}

function canvasWith(
  picture: ImageBitmap,
  { width, height, scale }: Drawing,
): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  const [left, top] = [(width - size.width) / 2, (height - size.height) / 2];
  context.drawImage(picture, left, top, size.width, size.height);
  return canvas;
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', GOODNESS);
  });
}
