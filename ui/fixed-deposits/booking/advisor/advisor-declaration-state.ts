export interface AdvisorDeclarationState {
  readonly fd_investment_id: number;
  readonly fdId: number;
  readonly investorId: number;
  readonly uniqueId: string;
}

/** Reads the navigation state; undefined if it has another shape. */
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
