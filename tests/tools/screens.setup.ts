import '@testing-library/jest-dom/vitest';
import { loadLayers } from '#ui/platform/design-system/use-layers.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A screen's code is loaded when it is first shown, by a machine that does other things too.
configure({ asyncUtilTimeout: 15_000 });

// Without global test functions, Testing Library does not clean up by itself.
afterEach(cleanup);

// As after the first touch of a page: a dialog opens within the press that opens it.
await loadLayers();
