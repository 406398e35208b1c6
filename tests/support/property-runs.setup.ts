import { configureGlobal } from 'fast-check';

/** Property tests run 100 cases each; `npm run test:exhaustive` runs many more. */
const asked = process.env['PROPERTY_RUNS'];
if (asked !== undefined) configureGlobal({ numRuns: Number(asked) });
