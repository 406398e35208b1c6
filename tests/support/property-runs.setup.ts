import { configureGlobal } from 'fast-check';

/** Property tests run 100 cases each; `npm run test:exhaustive` runs many more. */
const runs = process.env['PROPERTY_RUNS'];
if (runs !== undefined) configureGlobal({ numRuns: Number(runs) });
