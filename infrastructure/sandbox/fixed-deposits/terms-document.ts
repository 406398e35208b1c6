import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { type SchemeRecord, schemes } from './catalogue-queries.ts';
import { INK, pdf, printedRupees, SOFT_INK } from '../platform/pdf.ts';

/** Where the issuer of a deposit publishes its terms. */
export function termsAddress({ config }: Sandbox, productId: number): string {
  return `${config.outsideOrigin}/documents/deposit-terms/${productId}.pdf`;
}

/** Serves the terms documents of the issuers. */
export function addTermsDocuments({ outside, database }: Sandbox): void {
  outside.get<{ Params: { file: string } }>(
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

/** The terms of a deposit on one page. */
function termsDocument(scheme: SchemeRecord, rows: readonly SchemeRecord[]): Promise<Buffer> {
  const title = `${scheme.name}: terms and conditions`;
  return pdf({ title, author: scheme.issuer_name }, (document) => {
    document.font('Helvetica-Bold').fontSize(20).text(scheme.name);
    document.font('Helvetica').fontSize(11).fillColor(SOFT_INK).text(scheme.issuer_name);
    document.moveDown().fillColor(INK);
    document.text('Sample document. All figures are illustrative and no real money moves.');
    clauses(scheme).forEach((clause, index) => {
      document.moveDown(0.6).text(`${index + 1}.  ${clause}`);
    });
    document.moveDown().font('Helvetica-Bold').text('Rates at maturity, per cent a year');
    document.font('Helvetica').moveDown(0.4);
    for (const row of rows) {
      const rates = [row.rate_r, row.rate_f, row.rate_sc, row.rate_fsc].map(percent).join('   ');
      document.text(`${row.tenure.padEnd(8)}   ${rates}`);
    }
    const columns = 'In this order: everybody else, women, senior citizens, senior women.';
    document.fontSize(9).moveDown(0.4).text(columns);
  });
}

function clauses(scheme: SchemeRecord): readonly string[] {
  const { issuer_name: issuer, institution } = scheme;
  const smallest = rupees(scheme.minimum_amount);
  const largest = rupees(scheme.maximum_amount);
  return [
    `The deposit is made with ${issuer}. Money goes straight to the issuer.`,
    `The smallest deposit is ${smallest}, the largest ${largest}.`,
    'A month counts 30 days and a year 360 days; interest is rounded once, to the nearest rupee.',
    institution === 'bank'
      ? 'Principal and interest are insured up to Rs. 5,00,000 for each depositor and bank.'
      : 'The deposit is not insured. The company and its rating stand behind it.',
    'The deposit can be broken from three calendar months after it was made, with less interest.',
    'At maturity it is renewed or paid out, as the depositor has chosen.',
    'Tax is deducted at source where the law says so.',
  ];
}

function rupees(amount: string): string {
  return printedRupees(Money.of(amount));
}

function percent(rate: string): string {
  return formatPercent(Percentage.of(rate));
}
