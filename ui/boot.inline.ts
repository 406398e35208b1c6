// Inlined into the HTML of screens whose first requests are prefetched, instead of
// `start.inline.ts`.
import {
  type CallsFile,
  initialRequests,
  type PrefetchPlan,
} from '#infrastructure/initial-requests.ts';
import { browserVault } from '#infrastructure/platform/browser-device.ts';
import { prefetch, type PrefetchedByKey } from '#infrastructure/platform/http/response-prefetch.ts';
import { environmentFrom } from '#infrastructure/platform/environment.ts';
import { storedCredentials } from '#infrastructure/platform/sessions/stored-credentials.ts';
import './start.inline.ts';

/** The requests of all contexts. They are found by pattern, so a new one needs no registration. */
const files = Object.values(
  import.meta.glob<CallsFile>('../infrastructure/*/**/*.calls.ts', { eager: true }),
);

/** How long the app waits to learn which requests were prefetched. */
const LONGEST_WAIT_MILLISECONDS = 1000;

/**
 * Sends the first requests of the screen at this URL ahead of time. A URL with a query may
 * redirect, so nothing is sent for it.
 */
async function prefetched(): Promise<PrefetchedByKey> {
  const investor = await storedCredentials(browserVault('vriddhi.session'));
  const { pathname, search } = window.location;
  const opening = { pathname, investor };
  const requests = search === '' ? initialRequests(planOfDocument(), opening, files) : [];
  return prefetch(requests, {
    environment: environmentFrom(import.meta.env),
    accessToken: investor?.accessToken,
    fetch: window.fetch.bind(window),
  });
}

function planOfDocument(): PrefetchPlan {
  return JSON.parse(document.getElementById('prefetch')?.textContent ?? '') as PrefetchPlan;
}

const none: PrefetchedByKey = new Map();
const timeIsUp = new Promise<PrefetchedByKey>((resolve) => {
  setTimeout(() => resolve(none), LONGEST_WAIT_MILLISECONDS);
});
window.vriddhiPrefetch = Promise.race([prefetched().catch(() => none), timeIsUp]);
