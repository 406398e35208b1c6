import { vi } from 'vitest';

/** Records the files that the app saves from now on, because jsdom has no downloads. */
export function savedFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:receipt';
  });
  return saved;
}

/** The first five characters, which identify a PDF. */
export const startOf = async (file: Blob) => (await file.text()).slice(0, 5);

/** Whether the file begins with the mark by which spreadsheets know that it is UTF-8. */
export async function isMarkedAsUtf8(file: Blob): Promise<boolean> {
  const [first, second, third] = new Uint8Array(await file.arrayBuffer());
  return first === 0xef && second === 0xbb && third === 0xbf;
}
