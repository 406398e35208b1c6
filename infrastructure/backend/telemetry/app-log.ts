import {
  type AppReport,
  appReportReply,
  appReportRequest,
} from '#infrastructure/platform/reporting/app-report.wire.ts';
import { withoutPersonalData } from '#infrastructure/platform/http/without-personal-data.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';

/** Number of reports in the log; older ones are deleted. */
const KEPT = 500;
const SHOWN = 100;

/** Stores what the app reports and lists the reports on the console. */
export function addAppLog(sandbox: Sandbox): void {
  const { clock, control, database } = sandbox;
  route(sandbox, {
    method: 'POST',
    path: '/api/log/report',
    summary: 'Report an event or a failure of the app for the console log',
    access: 'public',
    rateLimit: { max: 600, perSeconds: 60 },
    body: appReportRequest,
    reply: appReportReply,
    run: async ({ body }) => {
      const { id } = await database
        .insertInto('app_reports')
        .values({ kind: body.kind, ...withoutPersonal(body), reported_at: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await database.deleteFrom('app_reports').where('id', '<=', id - KEPT).execute();
      return { status: 200, message: 'Noted' } as const;
    },
  });
  control({
    method: 'GET',
    path: '/sandbox/api/app-log',
    run: async () => {
      const rows = await database
        .selectFrom('app_reports')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(SHOWN)
        .execute();
      return rows.map(({ reported_at: at, ...report }) => ({ ...report, at: at.toISOString() }));
    },
  });
}

/** Removes personal data, as the app already does, because anyone can send a report. */
function withoutPersonal({ what, details }: AppReport): Pick<AppReport, 'what' | 'details'> {
  return { what: withoutPersonalData(what), details: JSON.stringify(cleaned(parsed(details))) };
}

function parsed(details: string): unknown {
  try {
    return JSON.parse(details);
  } catch {
    return details;
  }
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutPersonalData(value);
  if (typeof value === 'number') {
    const text = String(value);
    return withoutPersonalData(text) === text ? value : withoutPersonalData(text);
  }
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [withoutPersonalData(name), cleaned(part)]),
  );
}
