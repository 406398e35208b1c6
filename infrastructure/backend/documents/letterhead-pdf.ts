import { Font } from './fonts.ts';
import { beginRow, GREEN, HAIRLINE, INK, MARGIN, MARIGOLD, pdf, SOFT_INK } from './pdf.ts';
import { drawSvg, type SvgText } from './svg-drawing.ts';

/** A PDF document, such as a receipt or a deal slip: one page, or two with many long names. */
export interface LetterheadContent {
  /** The kind of document, such as `Deposit receipt`. */
  readonly kind: string;
  /** The number line, such as `Application number VRD-…`. */
  readonly number: string;
  /** The line above the name, such as `Received for`. */
  readonly lead: string;
  readonly name: string;
  readonly issuer: string;
  readonly logo?: SvgText | undefined;
  readonly amount: string;
  readonly amountInWords: string;
  /** The growth of the amount, drawn as a plant stem between the first and the last day. */
  readonly growth?: Growth;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly closing: string;
}

interface Growth {
  readonly from: string;
  readonly to: string;
  /** The line below the end, such as `₹1,34,241 at maturity`. */
  readonly result: string;
}

const LABEL_WIDTH = 160;
const ROW = 24;
const LOGO = 44;
const LEAF = 'M4 11c11.5 0 18 6.6 20 16.5V46C22.5 28.5 15 17.5 4 11Z';
const SHOOT = 'M24 46V31C26 13 33 3.5 45 1c0 17-6.5 27.5-21 30.5Z';

export function letterheadPdf(content: LetterheadContent): Promise<Buffer> {
  const title = `${content.kind}, ${content.number}`;
  return pdf({ title, author: content.issuer }, (document) => {
    writeHead(document, content);
    writeSubject(document, content);
    document.font(Font.Display).fontSize(32).fillColor(INK).text(content.amount);
    document.font(Font.Text).fontSize(11).fillColor(SOFT_INK).text(content.amountInWords);
    if (content.growth !== undefined) drawGrowth(document, content.growth);
    document.moveDown(1.4);
    writeFacts(document, content.facts);
    document.moveDown(1).fontSize(9).fillColor(SOFT_INK);
    document.text(printable(content.closing), { lineGap: 2 });
  });
}

/** Writes the mark, the kind and the number, and leaves the cursor below them. */
export function writeHead(
  document: PDFKit.PDFDocument,
  { kind, number }: Pick<LetterheadContent, 'kind' | 'number'>,
): void {
  const end = document.page.width - MARGIN;
  document.save().translate(MARGIN, 38).scale(0.62);
  document.path(LEAF).fill(GREEN).path(SHOOT).fill(MARIGOLD).restore();
  document
    .font(Font.Display)
    .fontSize(20)
    .fillColor(GREEN)
    .text('Vriddhi', MARGIN + 38, 42);
  const right = { width: document.page.width - MARGIN * 2, align: 'right' } as const;
  document.font(Font.Strong).fontSize(12).fillColor(INK).text(kind, MARGIN, 40, right);
  document.font(Font.Text).fontSize(10).fillColor(SOFT_INK);
  document.text(printable(number), MARGIN, 57, right);
  document.moveTo(MARGIN, 84).lineTo(end, 84).lineWidth(0.75).stroke(HAIRLINE);
  document.fontSize(11);
  document.x = MARGIN;
  document.y = 108;
}

/** Writes what the document is about, beside the logo if there is one. */
function writeSubject(document: PDFKit.PDFDocument, content: LetterheadContent): void {
  const { y } = document;
  const start = content.logo === undefined ? MARGIN : MARGIN + LOGO + 14;
  if (content.logo !== undefined) {
    drawSvg(document, content.logo, { x: MARGIN, y: y + 2, size: LOGO });
  }
  document.fillColor(SOFT_INK).text(content.lead, start, y);
  document.font(Font.Display).fontSize(16).fillColor(INK).text(printable(content.name));
  document.font(Font.Text).fontSize(11).fillColor(SOFT_INK).text(printable(content.issuer));
  document.moveDown(1.2);
  document.x = MARGIN;
}

/**
 * Draws the growth as a plant stem from the first day to the last, with a leaf in the middle and a
 * fruit at the end.
 */
function drawGrowth(document: PDFKit.PDFDocument, { from, to, result }: Growth): void {
  const y = document.y + 40;
  const end = document.page.width - MARGIN;
  document
    .lineWidth(2)
    .lineCap('round')
    .moveTo(MARGIN + 3, y);
  document.bezierCurveTo(MARGIN + 150, y, end - 150, y - 24, end - 8, y - 24).stroke(GREEN);
  document.circle(MARGIN + 3, y, 3).fill(GREEN);
  const middle = (MARGIN + end) / 2;
  document.path(`M${middle} ${y - 13}c4 -12 16 -16 30 -15c-4 13 -15 18 -30 15Z`).fill('#58b48d');
  document.circle(end - 7, y - 24, 7).fillAndStroke(MARIGOLD, GREEN);
  document
    .font(Font.Text)
    .fontSize(10)
    .fillColor(SOFT_INK)
    .text(from, MARGIN, y + 10);
  const right = { width: end - MARGIN, align: 'right' } as const;
  document.text(to, MARGIN, y + 10, right);
  document
    .font(Font.Strong)
    .fontSize(12)
    .fillColor(INK)
    .text(result, MARGIN, y + 24, right);
  document.font(Font.Text).fontSize(11);
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
  document.font(Font.Text).fontSize(11);
  const end = document.page.width - MARGIN;
  const valueStart = MARGIN + LABEL_WIDTH;
  const width = end - valueStart;
  const height = Math.max(document.heightOfString(printable(value), { width }) + 10, ROW);
  beginRow(document, height);
  const { y } = document;
  if (name !== '') document.moveTo(MARGIN, y).lineTo(end, y).lineWidth(0.5).stroke(HAIRLINE);
  document.fillColor(SOFT_INK).text(name, MARGIN, y + 6, { lineBreak: false });
  document.fillColor(INK).text(printable(value), valueStart, y + 6, { width });
  document.y = y + height;
}

/** Whether the embedded fonts have every character of a text. */
export function isPrintable(text: string): boolean {
  return printable(text) === text;
}

/** The embedded fonts have the characters of Latin scripts, punctuation and the rupee sign. */
export function printable(text: string): string {
  return text.replaceAll(/[^\u0020-\u007E\u00A0-\u017F\u2010-\u2026\u20B9\u2212]/g, '?');
}
