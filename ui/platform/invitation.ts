/** The local key of the documents: the code of the friend whose link brought the person here. */
const KEY = 'irCo';

export function invitationCode(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    // Storage is forbidden: nobody is known to have invited.
    return undefined;
  }
}
