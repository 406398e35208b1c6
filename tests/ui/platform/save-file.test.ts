import { savedFiles } from '#tests/ui/saved-files.ts';
import { saveFile } from '#ui/platform/save-file.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps the address of a saved file while the browser may still read it', () => {
  savedFiles();
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  saveFile(new Blob(['text']), 'file.txt');
  vi.advanceTimersByTime(39_999);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoked).toHaveBeenCalledTimes(1);
});
