import type { Reporting } from '#application/platform/reporting.ts';

/**
 * Keeps the last reports in memory, where a support page or a test can read them, and says failures
 * on the console in development. Nothing leaves the device.
 */
export class ConsoleReporting implements Reporting {
  private static readonly KEPT = 200;
  private readonly reports: Report[] = [];

  constructor(private readonly isVerbose: boolean) {}

  get recent(): readonly Report[] {
    return this.reports;
  }

  failed(what: string, details: ReportDetails = {}): void {
    this.keep({ kind: 'failed', what, details });
    if (this.isVerbose) console.warn(`[vriddhi] ${what}`, details);
  }

  happened(event: string, properties: ReportDetails = {}): void {
    this.keep({ kind: 'happened', what: event, details: properties });
  }

  private keep(report: Report): void {
    this.reports.push(report);
    if (this.reports.length > ConsoleReporting.KEPT) this.reports.shift();
  }
}

type ReportDetails = Readonly<Record<string, unknown>>;

export interface Report {
  readonly kind: 'failed' | 'happened';
  readonly what: string;
  readonly details: ReportDetails;
}
