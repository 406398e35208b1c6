import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatPercent } from '#domain/platform/indian-formatting.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import {
  companyAmount,
  companyAmountLabel,
} from '#domain/private-market/catalogue/company-amount.ts';
import { priceLabel } from '#domain/private-market/catalogue/display-price.ts';
import { watchedPrice } from '#domain/private-market/catalogue/watchlist.ts';
import type {
  CapTableWire,
  CompanyProfileWire,
} from '#infrastructure/private-market/company-data.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import {
  printable,
  writeFacts,
  writeHead,
} from '#infrastructure/backend/documents/letterhead-pdf.ts';
import { moneyOrNone } from '#infrastructure/backend/private-market/records/share-prices.ts';
import { quoteFields } from '#infrastructure/backend/private-market/records/share-quotes.ts';
import { Font } from '#infrastructure/backend/documents/fonts.ts';
import { INK, MARGIN, pdf, SOFT_INK } from '#infrastructure/backend/documents/pdf.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';

export function noteAddress({ config }: Sandbox, shareId: number): string {
  return `${config.thirdPartyOrigin}/documents/investor-notes/${shareId}.pdf`;
}

export function addInvestorNotes({ thirdParties, database, clock }: Sandbox): void {
  thirdParties.get<{ Params: { file: string } }>(
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
    const message = 'We could not find this document.';
    throw new Refusal({ status: 404, code: 'not-found', message });
  }
  const points = await database
    .selectFrom('share_points')
    .selectAll()
    .where('share_id', '=', shareId)
    .orderBy('position')
    .execute();
  const quote = (await quoteFields(database, shareId)).get(shareId);
  return { share, points, quote };
}

/** A PDF of one or two pages: what the share is, its price, reasons to invest, and risks. */
function noteDocument(facts: Facts, day: string): Promise<Buffer> {
  const { share, points } = facts;
  const title = `${share.short_name}: investor note`;
  return pdf({ title, author: 'Vriddhi' }, (document) => {
    writeHead(document, { kind: 'Investor note', number: `As of ${day}` });
    document.fillColor(SOFT_INK).text(printable(share.industry)).moveDown(0.2);
    document.font(Font.Display).fontSize(18).fillColor(INK).text(printable(share.name));
    document.font(Font.Text).fontSize(11).moveDown(0.8);
    const about = (share.profile as CompanyProfileWire).description?.long ?? '';
    document.text(printable(about), { lineGap: 3 }).moveDown(1.2);
    writeFacts(document, figures(facts));
    document.moveDown(0.6);
    writePoints(
      document,
      'Reasons to invest',
      points.filter(({ kind }) => kind === 'reason'),
    );
    writePoints(
      document,
      'Risks',
      points.filter(({ kind }) => kind === 'risk'),
    );
    document.moveDown(1.2).fontSize(9).fillColor(SOFT_INK);
    document.text(`${SAMPLE} ${FACILITATOR}`, { lineGap: 2 });
  });
}

function writePoints(
  document: PDFKit.PDFDocument,
  heading: string,
  points: readonly { readonly title: string; readonly body: string }[],
): void {
  if (points.length === 0) return;
  // Moves a heading at the bottom of a page to the next page.
  if (document.y > document.page.height - MARGIN * 2.5) document.addPage();
  document.moveDown(0.8).font(Font.Strong).fontSize(13).fillColor(INK).text(heading);
  document.fontSize(11);
  for (const { title, body } of points) {
    document.moveDown(0.4).font(Font.Strong).fillColor(INK).text(printable(title));
    document.font(Font.Text).fillColor(SOFT_INK).text(printable(body), { lineGap: 2 });
  }
}

const SAMPLE = 'Sample document: all figures are illustrative, and no real money moves.';

const FACILITATOR =
  'Vriddhi only facilitates investments in unlisted shares. It is neither a broker nor an ' +
  'adviser, and this note is not advice.';

function figures(facts: Facts): readonly (readonly [string, string])[] {
  const { share } = facts;
  const profile = share.profile as CompanyProfileWire;
  const revenue = profile.latestAnnualRevenue;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['ISIN', share.isin],
    ['Price per share', priceOf(facts)],
    ['Minimum quantity', indianGroups(String(share.minimum_quantity))],
    ['Revenue of the last year', amount(revenue?.amountInBaseCurrency, revenue?.currency)],
    ['Profit of the last year', amount(profile.profitAfterTax, revenue?.currency)],
    ['Return on equity', percent(profile.returnOnEquity)],
    ['Valuation', valuation(share.cap_table as CapTableWire | null)],
  ];
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}

/** The price that the screens show, with the day of the last quote. */
function priceOf({ share, quote }: Facts): string | undefined {
  const price = watchedPrice({
    availableStock: share.available_stock,
    retailPrice: moneyOrNone(share.retail_price),
    minimumPrice: moneyOrNone(share.minimum_price),
    maximumPrice: moneyOrNone(share.maximum_price),
  });
  const quotedAt = quote?.last_quoted_at;
  if (price === undefined || !quotedAt) return price && priceLabel(price);
  const quotedOn = CalendarDate.inIndia(Date.parse(quotedAt));
  return `${priceLabel(price)}, quoted ${formatDate(quotedOn)}`;
}

function valuation(table: CapTableWire | null): string | undefined {
  return amount(table?.postMoneyValuation?.amount, table?.postMoneyValuation?.currency);
}

type Loose = string | number | null | undefined;

function amount(value: Loose, currency: string | null | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  const figure = companyAmount(String(value), currency === 'USD' ? 'USD' : 'INR');
  return companyAmountLabel(figure);
}

function percent(value: Loose): string | undefined {
  return value === undefined || value === null
    ? undefined
    : formatPercent(Percentage.of(String(value)));
}
