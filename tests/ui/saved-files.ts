import { onTestFinished, vi } from 'vitest';

/** Records the files that the app saves from now on, because jsdom has no downloads. */
export function savedFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = (file) => (saved.push(file as Blob), 'blob:receipt');
  URL.revokeObjectURL = () => {};
  onTestFinished(() => click.mockRestore());
  return saved;
}

/** The first five characters, which identify a PDF. */
export const startOf = async (file: Blob) => (await file.text()).slice(0, 5);
