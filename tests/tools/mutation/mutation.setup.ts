import { configureGlobal } from 'fast-check';

/**
 * Property tests get a fixed seed and do not shrink, so that chance does not decide whether a
 * mutant is killed.
 */
configureGlobal({ seed: 20_261_121, endOnFailure: true });
