/** A value that this tab keeps for the next steps of a journey and for reloads. */
export interface Draft<Value> {
  /** Undefined if none is stored or it is unreadable. */
  read(): Value | undefined;
  keep(value: Value): void;
  forget(): void;
}

/** Returns and removes the stored value, so that it is used only once. */
export function takeFrom<Value>(draft: Draft<Value>): Value | undefined {
  const value = draft.read();
  draft.forget();
  return value;
}
