import { formatDate, formatPercent } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { companyAmount, companyAmountLabel } from '#domain/private-market/company-amount.ts';
import type {
  CapTableWire,
  CompanyProfileWire,
} from '#infrastructure/private-market/company-data.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import { INK, pdf, printedRupees, SOFT_INK } from '../platform/pdf.ts';
import { Refusal } from '../platform/refusal.ts';

/** Where the investor note of a share is. */
export function noteAddress({ config }: Sandbox, shareId: number): string {
  return `${config.outsideOrigin}/documents/investor-notes/${shareId}.pdf`;
}

/** Serves the investor notes. */
export function addInvestorNotes({ outside, database, clock }: Sandbox): void {
  outside.get<{ Params: { file: string } }>(
    '/documents/investor-notes/:file',
    async ({ params }, reply) => {
      const id = /^(\d{1,9})\.pdf$/.exec(params.file)?.[1];
      const facts = await factsOf(database, Number(id ?? 0));
      const day = formatDate(clock.today());
      return reply.type('application/pdf').send(await noteDocument(facts, day));
    },
  );
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

async function factsOf(database: Kysely<Database>, shareId: number) {
  const share = await database
    .selectFrom('shares as share')
    .innerJoin('share_companies as company', 'company.share_id', 'share.id')
    .selectAll('share')
    .select(['company.profile', 'company.cap_table'])
    .where('share.id', '=', shareId)
    .where('share.has_investor_note', '=', true)
    .executeTakeFirst();
  if (share === undefined) {
    const message = 'There is no such document.';
    throw new Refusal({ status: 404, code: 'not-found', message });
  }
  const points = await database
    .selectFrom('share_points')
    .selectAll()
    .where('share_id', '=', shareId)
    .orderBy('position')
    .execute();
  return { share, points };
}

/** A share on two pages: what it is, what it costs, why, and what can go wrong. */
function noteDocument({ share, points }: Facts, day: string): Promise<Buffer> {
  const title = `${share.short_name}: investor note`;
  return pdf({ title, author: 'Vriddhi' }, (document) => {
    document.font('Helvetica-Bold').fontSize(20).fillColor(INK).text(share.name);
    document.font('Helvetica').fontSize(11).fillColor(SOFT_INK);
    document.text(`${share.industry}, ISIN ${share.isin}, as of ${day}`);
    document.moveDown().fillColor(INK);
    document.text('Sample document. All figures are illustrative and no real money moves.');
    document.moveDown().text((share.profile as CompanyProfileWire).description?.long ?? '');
    document.moveDown();
    for (const [label, value] of figures(share)) {
      document.font('Helvetica-Bold').text(`${label}: `, { continued: true });
      document.font('Helvetica').text(value);
    }
    for (const kind of ['reason', 'risk'] as const) {
      const heading = kind === 'reason' ? 'Reasons to invest' : 'Risks';
      document.moveDown().font('Helvetica-Bold').fontSize(13).text(heading).fontSize(11);
      for (const point of points.filter((each) => each.kind === kind)) {
        document.moveDown(0.4).font('Helvetica-Bold').text(point.title);
        document.font('Helvetica').text(point.body);
      }
    }
    document.moveDown().fontSize(9).fillColor(SOFT_INK).text(FACILITATOR);
  });
}

const FACILITATOR =
  'Vriddhi only facilitates investments in unlisted shares. It is neither a broker nor an adviser, and this note is no advice.';

function figures(share: Facts['share']): readonly (readonly [string, string])[] {
  const profile = share.profile as CompanyProfileWire;
  const revenue = profile.latestAnnualRevenue;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Price of one share', share.retail_price === null ? undefined : rupees(share.retail_price)],
    ['Fewest shares', String(share.minimum_quantity)],
    ['Revenue of the last year', amount(revenue?.amountInBaseCurrency, revenue?.currency)],
    ['Profit of the last year', amount(profile.profitAfterTax, revenue?.currency)],
    ['Return on equity', percent(profile.returnOnEquity)],
    ['Valuation', valuation(share.cap_table as CapTableWire | null)],
  ];
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}

function valuation(table: CapTableWire | null): string | undefined {
  return amount(table?.postMoneyValuation?.amount, table?.postMoneyValuation?.currency);
}

type Loose = string | number | null | undefined;

function amount(value: Loose, currency: string | null | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  const figure = companyAmount(String(value), currency === 'USD' ? 'USD' : 'INR');
  return companyAmountLabel(figure).replace('₹', 'Rs. ');
}

function percent(value: Loose): string | undefined {
  return value === undefined || value === null
    ? undefined
    : formatPercent(Percentage.of(String(value)));
}

function rupees(text: string): string {
  return printedRupees(Money.of(text));
}
