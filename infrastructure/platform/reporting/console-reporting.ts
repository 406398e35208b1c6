import type { Reporting } from '#application/platform/reporting.ts';
import { withoutPersonalData } from '#infrastructure/platform/http/without-personal-data.wire.ts';

/**
 * Keeps recent reports in memory for tests and support, and logs failures to the console in
 * development. Removes personal data first.
 */
export class ConsoleReporting implements Reporting {
  private static readonly KEPT = 200;
  private readonly reports: Report[] = [];

  /** @param deliver forwards each report, such as to the sandbox's log */
  constructor(
    private readonly isVerbose: boolean,
    private readonly deliver: (report: Report) => void = () => {},
  ) {}

  get recent(): readonly Report[] {
    return this.reports;
  }

  failed(what: string, details: ReportDetails = {}): void {
    const report = this.keep({ kind: 'failed', what, details });
    if (this.isVerbose) console.warn(`[vriddhi] ${report.what}`, report.details);
  }

  happened(event: string, properties: ReportDetails = {}): void {
    this.keep({ kind: 'happened', what: event, details: properties });
  }

  private keep({ kind, what, details }: Report): Report {
    const report = { kind, what: withoutPersonalData(what), details: cleaned(details) };
    this.reports.push(report);
    if (this.reports.length > ConsoleReporting.KEPT) this.reports.shift();
    this.deliver(report);
    return report;
  }
}

type ReportDetails = Readonly<Record<string, unknown>>;

export interface Report {
  readonly kind: 'failed' | 'happened';
  readonly what: string;
  readonly details: ReportDetails;
}

function cleaned(details: ReportDetails): ReportDetails {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutPersonalData(value) : value,
    ]),
  );
}
