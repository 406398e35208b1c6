import { appReportReply, appReportRequest } from '../../platform/app-report.wire.ts';
import type { Sandbox } from './context.ts';
import { route } from './route.ts';

/** Of each app's reports, the newest. */
const KEPT = 500;
const SHOWN = 100;

/** Takes the reports of the app, and shows them on the console. */
export function addAppLog(sandbox: Sandbox): void {
  const { clock, control, database } = sandbox;
  route(sandbox, {
    method: 'POST',
    path: '/api/log/report',
    summary: 'An event or a failure of the app, for the log of the console',
    access: 'public',
    rateLimit: { max: 600, perSeconds: 60 },
    body: appReportRequest,
    reply: appReportReply,
    run: async ({ body }) => {
      const { id } = await database
        .insertInto('app_reports')
        .values({ ...body, reported_at: clock.now() })
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
