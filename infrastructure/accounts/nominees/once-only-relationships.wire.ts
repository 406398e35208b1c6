/** The ids of relationships that a person can have only once, such as mother. */
const ONCE_ONLY: ReadonlySet<number> = new Set([20, 21, 22, 23, 29, 30]);

/** Whether a person can have the relationship of this id only once. */
export function isOnceOnlyRelationship(relationshipId: number): boolean {
  return ONCE_ONLY.has(relationshipId);
}
