// Inlined in place of `start.inline.ts` into the documents of screens with initial requests.
import { initialRequests } from '#infrastructure/initial-requests.ts';
import { browserVault } from '#infrastructure/platform/browser-device.ts';
import {
  prefetch,
  type PrefetchedResponses,
  withPrefetchedResponses,
} from '#infrastructure/platform/http/response-prefetch.ts';
import { environmentFrom } from '#infrastructure/platform/environment.ts';
import { storedCredentials } from '#infrastructure/platform/sessions/stored-credentials.ts';
import './start.inline.ts';

const send = window.fetch.bind(window);

/**
 * Sends the first requests of the screen at this address ahead of time. An address with a query may
 * redirect, so nothing is sent for it.
 */
async function asked(): Promise<PrefetchedResponses> {
  const asker = await storedCredentials(browserVault('vriddhi.session'));
  const { pathname, search } = window.location;
  const calls = search === '' ? initialRequests(pathname, asker) : [];
  return prefetch(calls, {
    environment: environmentFrom(import.meta.env),
    accessToken: asker?.accessToken,
    fetch: send,
  });
}

const replies = asked();
window.vriddhiPrefetch = { replies, fetch: withPrefetchedResponses(send, replies) };
