/**
 * The complete published surface of the package. Each context is also its own entry, such as
 * `@vriddhi/domain/fixed-deposits`. These index files are the only barrels of the repository;
 * inside it, modules are imported directly.
 */
export * from './platform/index.ts';
export * from './fixed-deposits/index.ts';
export * from './accounts/index.ts';
export * from './private-market/index.ts';
export * from './content/index.ts';
export * from './referrals/index.ts';
