import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
import { earlyWithdrawalSentence } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import {
  type SchemeRecord,
  schemes,
} from '#infrastructure/backend/fixed-deposits/records/catalogue-queries.ts';
import { tenureFrom } from '#infrastructure/backend/fixed-deposits/records/stored-tenure.ts';
import { INK, pdf, printedRupees, SOFT_INK } from '#infrastructure/backend/documents/pdf.ts';

/** The sentence about deposit insurance with `Rs.`, because the PDF fonts have no rupee sign. */
const INSURED = DEPOSIT_INSURANCE_LIMIT.replace('₹', 'Rs. ');

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
        const message = 'There is no such document.';
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
    document.font('Helvetica-Bold').fontSize(20).text(scheme.name);
    document.font('Helvetica').fontSize(11).fillColor(SOFT_INK).text(scheme.issuer_name);
    document.moveDown().fillColor(INK);
    document.text('Sample document. All figures are illustrative and no real money moves.');
    clauses(scheme, rows).forEach((clause, index) => {
      document.moveDown(0.6).text(`${index + 1}.  ${clause}`);
    });
    document.moveDown().font('Helvetica-Bold').text('Rates at maturity, per cent a year');
    document.font('Helvetica').moveDown(0.4);
    for (const row of rows) {
      const rates = [row.rate_r, row.rate_f, row.rate_sc, row.rate_fsc].map(percent).join('   ');
      document.text(`${row.tenure.padEnd(8)}   ${rates}`);
    }
    const columns = 'In this order: other investors, women, senior citizens, senior women.';
    document.fontSize(9).moveDown(0.4).text(columns);
  });
}

function clauses(scheme: SchemeRecord, rows: readonly SchemeRecord[]): readonly string[] {
  const { issuer_name: issuer, institution } = scheme;
  const smallest = rupees(scheme.minimum_amount);
  const largest = rupees(scheme.maximum_amount);
  return [
    `The deposit is made with ${issuer}. Money goes straight to the issuer.`,
    `The smallest deposit is ${smallest}, the largest ${largest}.`,
    'A month counts 30 days and a year 360 days; interest is rounded once, to the nearest rupee.',
    institution === 'bank'
      ? `Principal and interest are insured up to ${INSURED} for each depositor and bank.`
      : 'The deposit is not insured. Repayment depends on the company.',
    withdrawalClause(scheme, rows),
    'At maturity it is renewed or paid out, as the depositor has chosen.',
    'Tax is deducted at source where the law says so.',
  ];
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
  const sentence = earlyWithdrawalSentence(terms, longest);
  const hasShort = lockInDays < longest.days && tenures.some(({ days }) => days <= lockInDays);
  return hasShort ? `${sentence} A deposit that matures by then runs to maturity.` : sentence;
}

function rupees(amount: string): string {
  return printedRupees(Money.of(amount));
}

function percent(rate: string): string {
  return formatPercent(Percentage.of(rate));
}
