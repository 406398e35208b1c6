import type { Draft } from '#application/platform/draft.ts';
import { token } from '#application/platform/token.ts';

/** The id in the URL of the advisor's order that was reviewed last in this tab. */
export type ReviewedAdvisorOrder = Draft<string>;
export const ReviewedAdvisorOrder = token<ReviewedAdvisorOrder>(
  'fixed-deposits/reviewed-advisor-order',
);
