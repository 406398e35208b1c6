/** The local key of the documents: the advisor whose link brought the person here. */
const KEY = 'Ifaid';

export function advisorId(): number | undefined {
  try {
    const text = localStorage.getItem(KEY) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}
