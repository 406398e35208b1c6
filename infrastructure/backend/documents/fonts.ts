import bricolageSemibold from './fonts/bricolage-semibold.ttf?inline';
import figtreeRegular from './fonts/figtree-regular.ttf?inline';
import figtreeSemibold from './fonts/figtree-semibold.ttf?inline';

/** The fonts of all documents, by their names in pdfkit. */
export const Font = Object.freeze({
  Text: 'Figtree',
  Strong: 'Figtree Semibold',
  Display: 'Bricolage Semibold',
} as const);

const FILES = {
  [Font.Text]: bytesOf(figtreeRegular),
  [Font.Strong]: bytesOf(figtreeSemibold),
  [Font.Display]: bytesOf(bricolageSemibold),
};

export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const [name, bytes] of Object.entries(FILES)) document.registerFont(name, bytes);
}

/** The bytes of a file that the build inlines as a `data:` URL. */
function bytesOf(dataUrl: string): Uint8Array {
  return new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
}
