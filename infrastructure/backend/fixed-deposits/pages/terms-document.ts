import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { DEPOSIT_INSURANCE_LIMIT as INSURED } from '#domain/platform/deposit-insurance.ts';
import { earlyWithdrawalSentence } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import {
  type SchemeRecord,
  schemes,
} from '#infrastructure/backend/fixed-deposits/records/catalogue-queries.ts';
import { interestClause } from '#infrastructure/backend/fixed-deposits/records/interest-clause.ts';
import { isInsured } from '#infrastructure/backend/fixed-deposits/records/issuer-institution.ts';
import { tenureFrom } from '#infrastructure/backend/fixed-deposits/records/stored-tenure.ts';
import { Font } from '#infrastructure/backend/documents/fonts.ts';
import { writeHead } from '#infrastructure/backend/documents/letterhead-pdf.ts';
import { beginRow, INK, MARGIN, pdf, SOFT_INK } from '#infrastructure/backend/documents/pdf.ts';

/** The URL of a deposit's terms on the issuer's site. */
export function termsAddress({ config }: Sandbox, productId: number): string {
  return `${config.thirdPartyOrigin}/documents/deposit-terms/${productId}.pdf`;
}

export function addTermsDocuments({ thirdParties, database }: Sandbox): void {
  thirdParties.get<{ Params: { file: string } }>(
    '/documents/deposit-terms/:file',
    async ({ params }, reply) => {
      const id = /^(\d{1,9})\.pdf$/.exec(params.file)?.[1];
      const rows = await schemes(database)
        .where('product.id', '=', Number(id ?? 0))
        .where('rate.payout_code', '=', 'C')
        .orderBy('rate.tenure_days')
        .execute();
      const [scheme] = rows;
      if (scheme === undefined) {
        const message = 'We could not find this document.';
        throw new Refusal({ status: 404, code: 'not-found', message });
      }
      return reply.type('application/pdf').send(await termsDocument(scheme, rows));
    },
  );
}

/** A one-page PDF with the terms of a deposit. */
function termsDocument(scheme: SchemeRecord, rows: readonly SchemeRecord[]): Promise<Buffer> {
  const title = `${scheme.name}: terms and conditions`;
  return pdf({ title, author: scheme.issuer_name }, (document) => {
    writeHead(document, { kind: 'Terms and conditions', number: 'Sample document' });
    document.font(Font.Display).fontSize(20).fillColor(INK).text(scheme.name);
    document.font(Font.Text).fontSize(11).fillColor(SOFT_INK).text(scheme.issuer_name);
    document.moveDown().fillColor(INK);
    document.text('Sample document. All figures are illustrative and no real money moves.');
    clauses(scheme, rows).forEach((clause, index) => {
      document.moveDown(0.6).text(`${index + 1}.  ${clause}`);
    });
    document.moveDown().font(Font.Strong).text('Interest rates at maturity, per year');
    document.moveDown(0.4);
    writeRates(document, rows);
  });
}

const COLUMNS = ['Tenure', 'Others', 'Women', 'Senior citizens', 'Senior women'];
const RATE_ROW = 18;

/** Writes the rate card as a table with one column for each group of investors. */
function writeRates(document: PDFKit.PDFDocument, rows: readonly SchemeRecord[]): void {
  const width = (document.page.width - MARGIN * 2) / COLUMNS.length;
  const writeRow = (cells: readonly string[], colour: string) => {
    beginRow(document, RATE_ROW);
    const { y } = document;
    document.fontSize(10).fillColor(colour);
    cells.forEach((cell, at) => {
      const align = at === 0 ? 'left' : 'right';
      document.text(cell, MARGIN + at * width, y, { width, align, lineBreak: false });
    });
    document.x = MARGIN;
    document.y = y + RATE_ROW;
  };
  document.font(Font.Text);
  writeRow(COLUMNS, SOFT_INK);
  for (const row of rows) {
    const rates = [row.rate_r, row.rate_f, row.rate_sc, row.rate_fsc].map(percent);
    writeRow([tenureInWords(tenureFrom(row.tenure)), ...rates], INK);
  }
}

function clauses(scheme: SchemeRecord, rows: readonly SchemeRecord[]): readonly string[] {
  const { issuer_name: issuer, institution } = scheme;
  const smallest = rupees(scheme.minimum_amount);
  const largest = rupees(scheme.maximum_amount);
  return [
    `The deposit is made with ${issuer}. Your money goes directly to the issuer.`,
    `The smallest deposit is ${smallest}, the largest ${largest}.`,
    interestClauses(scheme, rows),
    isInsured(institution)
      ? `Principal and interest are insured up to ${INSURED} per depositor and bank.`
      : 'The deposit is not insured. Repayment depends on the company.',
    withdrawalClause(scheme, rows),
    'At maturity the deposit is renewed or paid out, as you have chosen. It is renewed as far as ' +
      'it is still offered for the same tenure and amount. The rest is paid out.',
    'Tax is deducted at source (TDS) where the law requires it.',
  ];
}

/** How interest is calculated, for each kind of tenure that the rate card has. */
function interestClauses(scheme: SchemeRecord, rows: readonly SchemeRecord[]): string {
  const clauses = rows.map((row) => {
    const tenure = tenureFrom(row.tenure);
    const kind = tenure.wholeMonths === 0 ? 'days' : 'months or years';
    const clause = interestClause(interestConventionFor(scheme.issuer_key, tenure), true);
    return `With a tenure in ${kind}: ${clause}`;
  });
  return [...new Set(clauses)].join(' ');
}

/**
 * The sentence about early withdrawal that the screens show, for the longest tenure. With a shorter
 * tenure, the deposit may mature before its earliest withdrawal.
 */
function withdrawalClause(scheme: SchemeRecord, rows: readonly SchemeRecord[]): string {
  const tenures = rows.map(({ tenure }) => tenureFrom(tenure));
  const longest = tenures.reduce((a, b) => (b.days > a.days ? b : a));
  const { lock_in_days: lockInDays, withdrawal_penalty: penalty } = scheme;
  const withdrawalPenalty = penalty === null ? undefined : Percentage.of(penalty);
  const terms = { lockInDays, withdrawalPenalty, noInterestDays: scheme.no_interest_days };
  const withdrawal = earlyWithdrawalSentence(terms, longest);
  const hasShort = lockInDays < longest.days && tenures.some(({ days }) => days <= lockInDays);
  return hasShort
    ? `${withdrawal} A deposit that matures by then runs to maturity.`
    : withdrawal;
}

function rupees(amount: string): string {
  return formatRupees(Money.of(amount));
}

function percent(rate: string): string {
  return formatPercent(Percentage.of(rate));
}
