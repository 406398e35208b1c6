import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import {
  capTableOf,
  financialPeriods,
  overridesOf,
  profileOf,
} from '#infrastructure/backend/private-market/records/company-rows.ts';
import {
  commonRisks,
  type SampleCompany,
  sampleCompanies,
} from '#infrastructure/backend/private-market/seed/sample/sample-companies.ts';
import { sampleShares } from '#infrastructure/backend/private-market/seed/sample/shares.ts';

const NEWS_EVERY_DAYS = 9;

/** Seeds company data: figures, accounts, reasons, risks and news. */
export async function seedCompanies(
  database: Kysely<Database>,
  clock: SandboxClock,
): Promise<void> {
  await database.insertInto('share_companies').values(sampleCompanies.map(companyRow)).execute();
  const periods = sampleCompanies.flatMap((company) =>
    financialPeriods(company).map(({ startYear, endYear, statements }) => ({
      share_id: company.id,
      start_year: startYear,
      end_year: endYear,
      statements: JSON.stringify(statements),
    })),
  );
  await database.insertInto('share_financials').values(periods).execute();
  await database.insertInto('share_points').values(sampleCompanies.flatMap(pointRows)).execute();
  const today = clock.today();
  const news = sampleCompanies.flatMap(({ id, news: items }) =>
    items.map(([headline, source], at) => ({
      share_id: id,
      headline,
      source_url: `https://${source}/`,
      published_on: today.plus({ days: -(at * NEWS_EVERY_DAYS + (id % 6) + 1) }).iso,
    })),
  );
  await database.insertInto('share_news').values(news).execute();
}

function companyRow(company: SampleCompany) {
  const domain = sampleShares.find(({ id }) => id === company.id)?.domain;
  if (domain === undefined) throw new Error(`company ${company.id} has no share`);
  return {
    share_id: company.id,
    profile: JSON.stringify(profileOf(company, domain)),
    competitors: JSON.stringify(company.competitors.map((name) => ({ name }))),
    cap_table: JSON.stringify(capTableOf(company)),
    overrides: JSON.stringify(overridesOf(company)),
  };
}

function pointRows({ id, reasons, risks }: SampleCompany) {
  const rows = (kind: 'reason' | 'risk', points: SampleCompany['reasons']) =>
    points.map(([title, body], position) => ({ share_id: id, kind, position, title, body }));
  return [...rows('reason', reasons), ...rows('risk', [...risks, ...commonRisks])];
}
