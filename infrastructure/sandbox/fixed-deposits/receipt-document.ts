import { INK, MARGIN, pdf, SOFT_INK } from '../platform/pdf.ts';

/** What a receipt says, as it is printed. */
export interface Receipt {
  readonly application: string;
  readonly amount: string;
  readonly amountInWords: string;
  readonly depositName: string;
  readonly issuerName: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

const GREEN = '#0b3d2e';
const HAIRLINE = '#d9d4c7';
const BAND = 92;
const LABEL_WIDTH = 150;
const ROW = 24;

/** The receipt of a deposit, on one sheet. */
export function receiptDocument(receipt: Receipt): Promise<Buffer> {
  const title = `Deposit receipt ${receipt.application}`;
  return pdf({ title, author: receipt.issuerName }, (document) => {
    const { width } = document.page;
    document.rect(0, 0, width, BAND).fill(GREEN);
    document.fillColor('#ffffff').font('Helvetica-Bold').fontSize(20).text('Vriddhi', MARGIN, 34);
    const right = { width: width - MARGIN * 2, align: 'right' } as const;
    document.font('Helvetica').fontSize(11).text('Deposit receipt', MARGIN, 32, right);
    document.text(`Application number ${printable(receipt.application)}`, MARGIN, 48, right);
    document.fillColor(SOFT_INK).text('Received for', MARGIN, BAND + 32);
    document.fillColor(INK).font('Helvetica-Bold').fontSize(16);
    document.text(printable(receipt.depositName));
    document.font('Helvetica').fontSize(11).fillColor(SOFT_INK);
    document.text(printable(receipt.issuerName)).moveDown(1.2);
    document.fillColor(INK).font('Helvetica-Bold').fontSize(28).text(receipt.amount);
    document.font('Helvetica').fontSize(11).fillColor(SOFT_INK).text(receipt.amountInWords);
    document.moveDown(1.4);
    for (const fact of receipt.facts) writeFact(document, fact);
    document.x = MARGIN;
    document.moveDown(1).fontSize(9).fillColor(SOFT_INK).text(CLOSING);
  });
}

const CLOSING =
  'Made by the sandbox of Vriddhi: no real money has moved. Interest is reckoned on months of 30 ' +
  'days and rounded once, to the nearest rupee.';

function writeFact(document: PDFKit.PDFDocument, [name, value]: Receipt['facts'][number]): void {
  const { y } = document;
  const end = document.page.width - MARGIN;
  if (name !== '') document.moveTo(MARGIN, y).lineTo(end, y).lineWidth(0.5).stroke(HAIRLINE);
  document.fontSize(11).fillColor(SOFT_INK).text(name, MARGIN, y + 7, { lineBreak: false });
  const valueStart = MARGIN + LABEL_WIDTH;
  document.fillColor(INK);
  document.text(printable(value), valueStart, y + 7, { width: end - valueStart });
  document.y = Math.max(document.y + 4, y + ROW);
}

/** The standard fonts know the letters of Western Europe alone. */
function printable(text: string): string {
  return text.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '?');
}
