import { onTestFinished, vi } from 'vitest';

/** The files that the app saves from here on: a DOM has no downloads. */
export function savedFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = (file) => (saved.push(file as Blob), 'blob:receipt');
  URL.revokeObjectURL = () => {};
  onTestFinished(() => click.mockRestore());
  return saved;
}

/** The first letters, by which a PDF is known. */
export const startOf = async (file: Blob) => (await file.text()).slice(0, 5);
