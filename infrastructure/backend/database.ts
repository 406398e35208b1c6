/**
 * All tables of the backend. Each folder declares its own tables in `tables.ts` or `*.tables.ts` by
 * adding them to this interface.
 */
export interface Database {}
