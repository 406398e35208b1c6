import { token } from '#application/platform/token.ts';

/** The advisor's order that was reviewed last in this tab. */
export interface ReviewedAdvisorOrder {
  /** The id in the URL of the order; undefined if none was reviewed. */
  read(): string | undefined;
  keep(uniqueId: string): void;
}
export const ReviewedAdvisorOrder = token<ReviewedAdvisorOrder>(
  'fixed-deposits/reviewed-advisor-order',
);
