import { INK, MARGIN, pdf, SOFT_INK } from './pdf.ts';

/** A PDF document of one page, such as a receipt or a deal slip. */
export interface LetterheadContent {
  /** The kind of document, such as `Deposit receipt`. */
  readonly kind: string;
  /** The number line, such as `Application number VRD-…`. */
  readonly number: string;
  /** The line above the name, such as `Received for`. */
  readonly lead: string;
  readonly name: string;
  readonly issuer: string;
  readonly amount: string;
  readonly amountInWords: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly closing: string;
}

const GREEN = '#0b3d2e';
const HAIRLINE = '#d9d4c7';
const BAND = 92;
const LABEL_WIDTH = 150;
const ROW = 24;

export function letterheadPdf(content: LetterheadContent): Promise<Buffer> {
  const title = `${content.kind}, ${content.number}`;
  return pdf({ title, author: content.issuer }, (document) => {
    writeHead(document, content);
    document.fillColor(SOFT_INK).text(content.lead);
    document.fillColor(INK).font('Helvetica-Bold').fontSize(16);
    document.text(printable(content.name));
    document.font('Helvetica').fontSize(11).fillColor(SOFT_INK);
    document.text(printable(content.issuer)).moveDown(1.2);
    document.fillColor(INK).font('Helvetica-Bold').fontSize(28).text(content.amount);
    document.font('Helvetica').fontSize(11).fillColor(SOFT_INK).text(content.amountInWords);
    document.moveDown(1.4);
    writeFacts(document, content.facts);
    document.moveDown(1).fontSize(9).fillColor(SOFT_INK).text(printable(content.closing));
  });
}

/** Writes the band at the top of the first page and leaves the cursor below it. */
export function writeHead(
  document: PDFKit.PDFDocument,
  { kind, number }: Pick<LetterheadContent, 'kind' | 'number'>,
): void {
  const { width } = document.page;
  document.rect(0, 0, width, BAND).fill(GREEN);
  document.fillColor('#ffffff').font('Helvetica-Bold').fontSize(20).text('Vriddhi', MARGIN, 34);
  const right = { width: width - MARGIN * 2, align: 'right' } as const;
  document.font('Helvetica').fontSize(11).text(kind, MARGIN, 32, right);
  document.text(printable(number), MARGIN, 48, right);
  document.x = MARGIN;
  document.y = BAND + 32;
}

/** Writes labels and values, one pair per row. */
export function writeFacts(document: PDFKit.PDFDocument, facts: LetterheadContent['facts']): void {
  for (const fact of facts) writeFact(document, fact);
  document.x = MARGIN;
}

function writeFact(
  document: PDFKit.PDFDocument,
  [name, value]: LetterheadContent['facts'][number],
): void {
  const { y } = document;
  const end = document.page.width - MARGIN;
  if (name !== '') document.moveTo(MARGIN, y).lineTo(end, y).lineWidth(0.5).stroke(HAIRLINE);
  document
    .fontSize(11)
    .fillColor(SOFT_INK)
    .text(name, MARGIN, y + 7, { lineBreak: false });
  const valueStart = MARGIN + LABEL_WIDTH;
  document.fillColor(INK);
  document.text(printable(value), valueStart, y + 7, { width: end - valueStart });
  document.y = Math.max(document.y + 4, y + ROW);
}

/** The standard PDF fonts only have the characters of Western European languages. */
export function printable(text: string): string {
  return text.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '?');
}
