import type { ContextException } from './import-table.ts';

/** Contexts do not import one another, and the platform imports none: these are the exceptions. */
export const contextExceptions: readonly ContextException[] = [
  {
    from: 'ui/platform/routes.tsx',
    to: 'ui/',
    reason: 'the one table of routes names the screen of each, and loads it when it is wanted',
  },
];
