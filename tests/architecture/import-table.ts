import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Context names are the same in every layer; a layer has only the folders that it needs. */
export const contexts = [
  'fixed-deposits',
  'private-market',
  'accounts',
  'referrals',
  'content',
  'site',
];
export const layers = ['domain', 'application', 'infrastructure', 'ui'] as const;

/** An import between contexts (or from the platform into one) that is meant, and why. */
export interface ContextException {
  /** A path from the root of the repository, or the beginning of one. */
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

const ours = `^(${layers.join('|')})/`;
const room = '(?:domain|application|infrastructure|infrastructure/backend|ui)';
/** The folders that every context of the backend may import. */
const platform =
  '(?:platform|http|database|commands|scheduling|ledger|telemetry|documents|third-parties|sandbox)';
const anyContext = `(?:${contexts.join('|')})`;

const domainRules: readonly IForbiddenRuleType[] = [
  {
    name: 'domain-imports-nothing-of-ours',
    comment: 'The domain knows no other layer: it is published on its own.',
    from: { path: '^domain/' },
    to: { path: `${ours}|^tests/`, pathNot: '^domain/' },
  },
  {
    name: 'domain-packages',
    comment: 'The domain uses decimal.js and date-fns, nothing else.',
    from: { path: '^domain/' },
    to: { path: 'node_modules/', pathNot: 'node_modules/(decimal\\.js|date-fns)/' },
  },
  {
    name: 'domain-without-node',
    comment: 'Only the command line of the package touches Node.',
    from: { path: '^domain/', pathNot: '^domain/bin/' },
    to: { dependencyTypes: ['core'] },
  },
];

const layerRules: readonly IForbiddenRuleType[] = [
  {
    name: 'application-imports-domain',
    comment: 'What the program does, in sentences: it knows the domain and its own ports.',
    from: { path: '^application/' },
    to: { path: `${ours}|^tests/`, pathNot: '^(domain|application)/' },
  },
  {
    name: 'application-without-packages',
    comment: 'No React, MobX, inversify, HTTP or Node in the application layer.',
    from: { path: '^application/' },
    to: { path: 'node_modules/' },
  },
  {
    name: 'application-without-node',
    comment: 'The application layer runs anywhere.',
    from: { path: '^application/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'infrastructure-imports-application-and-domain',
    comment: 'Adapters do not depend on screens.',
    from: { path: '^infrastructure/' },
    to: { path: '^(ui|tests)/' },
  },
  {
    name: 'ui-imports-application-and-domain',
    comment: 'Only the entries, of app, its page and public pages, know the infrastructure.',
    from: {
      path: '^ui/',
      pathNot: '^ui/((main|site)\\.tsx|(boot|site|start|theme)\\.inline\\.ts|build/.+)$',
    },
    to: { path: '^(infrastructure|tests)/' },
  },
  {
    name: 'ui-without-node',
    comment: 'Screens run in a browser.',
    from: { path: '^ui/', pathNot: '^ui/build/' },
    to: { dependencyTypes: ['core'] },
  },
];

const sandboxRules: readonly IForbiddenRuleType[] = [
  {
    name: 'app-does-not-know-its-backend',
    comment: 'The sandbox is reached over HTTP, like the real APIs.',
    from: { path: '^(ui|infrastructure)/', pathNot: '^infrastructure/backend/' },
    to: { path: '^infrastructure/backend/' },
  },
  {
    name: 'backend-shares-only-the-wire',
    comment: 'Backend and adapters share the wire schemas; neither knows the other.',
    from: { path: '^infrastructure/backend/' },
    to: { path: '^infrastructure/', pathNot: '^infrastructure/backend/|\\.wire\\.ts$' },
  },
  {
    name: 'backend-without-screens',
    comment: 'React and MobX belong to ui.',
    from: { path: '^infrastructure/' },
    to: { path: 'node_modules/(react|react-dom|react-router|react-router-dom|mobx[^/]*)/' },
  },
];

/** The rules that an exception may lift. */
export const contextRules: readonly IForbiddenRuleType[] = [
  {
    name: 'platform-imports-no-context',
    comment: 'The platform is below every context.',
    from: { path: `^${room}/${platform}/` },
    to: { path: `^${room}/${anyContext}/` },
  },
  {
    name: 'contexts-do-not-import-one-another',
    comment: 'A context knows the platform and itself.',
    from: { path: `^${room}/(${anyContext})/` },
    to: { path: `^${room}/${anyContext}/`, pathNot: `^${room}/$1/` },
  },
];

const generalRules: readonly IForbiddenRuleType[] = [
  {
    name: 'no-circles',
    comment: 'Two files that import each other, even only types, are one file or lack a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'An import leads somewhere. Inside the domain imports are relative: it is a package.',
    // These clients use the published package, by an import map or after an installation.
    from: { pathNot: '^tests/clients/' },
    to: { couldNotResolve: true },
  },
  {
    name: 'declared-packages',
    comment: 'The product uses packages that package.json declares, none meant for development.',
    from: { path: ours, pathNot: '^ui/build/' },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: '@types/|^domain/' },
  },
];

/** Who may import whom: the table of the architecture, as rules for dependency-cruiser. */
export const importTable: readonly IForbiddenRuleType[] = [
  ...domainRules,
  ...layerRules,
  ...sandboxRules,
  ...contextRules,
  ...generalRules,
].map((rule) => ({ severity: 'error', ...rule }));
