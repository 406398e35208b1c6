import { configureGlobal } from 'fast-check';

/** A mutant must not live or die by luck: the same hundred cases each time, and no shrinking. */
configureGlobal({ seed: 20_261_121, endOnFailure: true });
