import { token } from './token.ts';

/** Where failures go that a person is not shown, and analytics events. Never personal data. */
export interface Reporting {
  failed(what: string, details?: Readonly<Record<string, unknown>>): void;
  happened(event: string, properties?: Readonly<Record<string, string | number | boolean>>): void;
}
export const Reporting = token<Reporting>('platform/reporting');
