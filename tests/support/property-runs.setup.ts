import { configureGlobal } from 'fast-check';

/**
 * In the gate, property tests run 100 cases each, the same ones in every run. At night they run
 * more cases with a random seed, which fast-check prints if a property fails.
 */
const { PROPERTY_RUNS: runs = '100', PROPERTY_SEED: seed = '20261118' } = process.env;
configureGlobal({ numRuns: Number(runs), ...(seed === 'random' ? {} : { seed: Number(seed) }) });
