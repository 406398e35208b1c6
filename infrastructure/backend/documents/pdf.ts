import PDFDocument from 'pdfkit';
import { Font, registerFonts } from './fonts.ts';

export const MARGIN = 56;
export const INK = '#13201a';
export const SOFT_INK = '#54625b';
export const GREEN = '#0d3b2e';
export const MARIGOLD = '#ffb224';
export const HAIRLINE = '#e4dfd2';

export interface PdfOptions {
  readonly title: string;
  readonly author: string;
}

export function pdf(
  { title, author }: PdfOptions,
  write: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-IN',
    info: { Title: title, Author: author },
    // The standard fonts have no rupee sign, so none is set before the fonts are registered.
    font: '',
  });
  registerFonts(document);
  document.font(Font.Text).fontSize(11);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    write(document);
    document.end();
  });
}

/** Moves to a new page unless a row of this height, in points, fits below the cursor. */
export function beginRow(document: PDFKit.PDFDocument, height: number): void {
  if (document.y + height > document.page.maxY()) document.addPage();
}
