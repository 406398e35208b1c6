import '@testing-library/jest-dom/vitest';
import '#tests/support/modal-dialogs.ts';
import { setWindowWidth } from '#tests/ui/window-width.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Screens load their code when first shown, which may take long on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Testing Library cleans up automatically only with global test functions.
afterEach(cleanup);

// Test files share the window, if they have one.
const DEFAULT_WIDTH = 1024;
if ('window' in globalThis) {
  setWindowWidth(DEFAULT_WIDTH);
  afterEach(() => setWindowWidth(DEFAULT_WIDTH));
}

// Test files share loaded modules: an import that the end of a file cuts off would fail in each
// later file.
afterAll(() => vi.dynamicImportSettled());

// jsdom has no object URLs; tests watch these functions.
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => {};
