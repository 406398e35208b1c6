/** The page of an advisor's order. */
export function advisorOrderPath(uniqueId: string): string {
  return `/ifa-journey/${encodeURIComponent(uniqueId)}`;
}

/** What the page of the declarations is given on the way. */
export interface AdvisorDeclarationState {
  readonly fd_investment_id: number;
  readonly fdId: number;
  readonly investorId: number;
  readonly uniqueId: string;
}

/** The same, out of whatever a navigation left behind. */
export function advisorDeclarationState(state: unknown): AdvisorDeclarationState | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { fd_investment_id, fdId, investorId, uniqueId } = state as Record<string, unknown>;
  if (!isId(fd_investment_id) || !isId(fdId) || !isId(investorId)) return undefined;
  if (typeof uniqueId !== 'string' || uniqueId === '') return undefined;
  return { fd_investment_id, fdId, investorId, uniqueId };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
