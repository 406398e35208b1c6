/**
 * The whole published surface of the package. Each context is an entry of its own, too, with every
 * name written out: `@vriddhi/domain/fixed-deposits`. These are the only barrels of the repository;
 * inside it modules are imported directly.
 */
export * from './platform/index.ts';
export * from './fixed-deposits/index.ts';
export * from './accounts/index.ts';
export * from './private-market/index.ts';
export * from './content/index.ts';
export * from './referrals/index.ts';
