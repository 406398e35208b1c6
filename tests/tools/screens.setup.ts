import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Without global test functions, Testing Library does not clean up by itself.
afterEach(cleanup);
