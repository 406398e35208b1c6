import { token } from './token.ts';

/**
 * Receives analytics events, and failures that users do not see. Must not receive personal data.
 */
export interface Reporting {
  failed(what: string, details?: Readonly<Record<string, unknown>>): void;
  happened(event: string, properties?: Readonly<Record<string, string | number | boolean>>): void;
}
export const Reporting = token<Reporting>('platform/reporting');
