import '@testing-library/jest-dom/vitest';
import { loadLayers } from '#ui/platform/design-system/use-layers.ts';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Without global test functions, Testing Library does not clean up by itself.
afterEach(cleanup);

// As after the first touch of a page: a dialog opens within the press that opens it.
await loadLayers();
