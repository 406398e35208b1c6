import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type CallsFile,
  initialRequests,
  type OpeningInvestor,
} from '#infrastructure/initial-requests.ts';
import type { PrefetchRequest } from '#infrastructure/platform/http/response-prefetch.ts';
import { routeFiles } from '#ui/routes.ts';
import { matchPath } from 'react-router-dom';

const callsFiles = await Promise.all(
  globSync('infrastructure/*/**/*.calls.ts').map(
    (path) => import(resolve(path)) as Promise<CallsFile>,
  ),
);

/** The routes whose documents prefetch requests. */
export const prefetching = Object.values(routeFiles).flatMap(({ routes, documents = {} }) =>
  routes.flatMap(({ path, guarded }) => {
    const requests = documents[path]?.prefetch;
    return requests === undefined ? [] : { path, guarded, requests };
  }),
);

/** The requests that the document at an address prefetches. */
export function initialRequestsAt(
  pathname: string,
  investor: OpeningInvestor | undefined,
): readonly PrefetchRequest[] {
  const found = prefetching.find(({ path }) => matchPath(path, pathname) !== null);
  if (found === undefined) return [];
  const { path, guarded: isGuarded = false, requests } = found;
  return initialRequests({ path, isGuarded, requests }, { pathname, investor }, callsFiles);
}
