import { configureGlobal } from 'fast-check';

/** A fixed seed and no shrinking, so that chance does not decide whether a mutant is killed. */
configureGlobal({ seed: 20_261_121, endOnFailure: true });
