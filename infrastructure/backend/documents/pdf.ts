import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import PDFDocument from 'pdfkit';

export const MARGIN = 56;
export const INK = '#10261e';
export const SOFT_INK = '#4d5f56';

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
  });
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    write(document);
    document.end();
  });
}

/** The amount with `Rs.`, because the standard PDF fonts have no rupee sign. */
export function printedRupees(amount: Money): string {
  return formatRupees(amount).replace('₹', 'Rs. ');
}
