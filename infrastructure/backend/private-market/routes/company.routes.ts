import {
  type CapTableWire,
  companyDataQuery,
  companyDataReply,
  type CompanyProfileWire,
  type FinancialPeriodWire,
  quotesQuery,
  quotesReply,
  shareNewsQuery,
  shareNewsReply,
} from '#infrastructure/private-market/company-data.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { newsOf } from '#infrastructure/backend/private-market/pages/share-news.ts';

const NEWS_OF_COMPANY = 3;

export function addCompanyRoutes(sandbox: Sandbox): void {
  addCompanyData(sandbox);
  addNews(sandbox);
  addQuotes(sandbox);
}

function addCompanyData(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/gettracxndata',
    summary: 'Get the company behind a share: profile, competitors, cap table and accounts',
    access: 'public',
    query: companyDataQuery,
    reply: companyDataReply,
    run: async ({ query, database }) => {
      const company = await companyOf(database, query.domain);
      const news = await newsOf(sandbox, database, {
        shareId: company.share_id,
        limit: NEWS_OF_COMPANY,
      });
      const profile = company.profile as CompanyProfileWire;
      const data = {
        company: { data: { ...profile, newsInfo: { newsList: news } } },
        competitors: { data: company.competitors as { name: string }[] },
        captables: { data: company.cap_table === null ? [] : [company.cap_table as CapTableWire] },
        financials: { data: await periods(database, company.share_id) },
      };
      return { status: 200, message: 'Company', data };
    },
  });
}

async function companyOf(database: Kysely<Database>, domain: string) {
  const company = await database
    .selectFrom('share_companies as company')
    .innerJoin('shares as share', 'share.id', 'company.share_id')
    .selectAll('company')
    .where('share.domain_name', '=', domain)
    .executeTakeFirst();
  if (company !== undefined) return company;
  const message = 'We could not find this company.';
  throw new Refusal({ status: 404, code: 'company-unknown', message, field: 'domain' });
}

async function periods(
  database: Kysely<Database>,
  shareId: number,
): Promise<FinancialPeriodWire[]> {
  const rows = await database
    .selectFrom('share_financials')
    .selectAll()
    .where('share_id', '=', shareId)
    .orderBy('end_year', 'desc')
    .execute();
  return rows.map(({ start_year, end_year, statements }) => ({
    period: { start: { year: start_year }, end: { year: end_year } },
    ...(statements as Omit<FinancialPeriodWire, 'period'>),
  }));
}

function addNews(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/news/unlisted-share-news',
    summary: 'List news of a share, newest first, in pages',
    access: 'public',
    query: shareNewsQuery,
    reply: shareNewsReply,
    run: async ({ query, database }) => {
      const share = await database
        .selectFrom('shares')
        .select('id')
        .where('short_name', '=', query.share_symbol)
        .executeTakeFirst();
      const page = { limit: Number(query.limit), offset: Number(query.offset) };
      const data =
        share === undefined ? [] : await newsOf(sandbox, database, { shareId: share.id, ...page });
      return { status: 200, message: 'News', data };
    },
  });
}

function addQuotes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/share-price-history',
    summary: 'List quoted prices of a share with source and time, newest first',
    access: 'public',
    query: quotesQuery,
    reply: quotesReply,
    run: async ({ query, database }) => {
      const rows = await database
        .selectFrom('share_quotes')
        .select(['price_per_unit', 'quoted_by', 'quoted_at'])
        .where('share_id', '=', query.pre_ipo_stock_id)
        .orderBy('quoted_at', 'desc')
        .execute();
      const data = rows.map((row) => ({ ...row, quoted_at: row.quoted_at.toISOString() }));
      return { status: 200, message: 'Prices', data };
    },
  });
}
