// Runs within the page of the app, before its scripts.
import { openingCalls } from '#infrastructure/opening-calls.ts';
import { browserVault } from '#infrastructure/platform/browser-device.ts';
import {
  askEarly,
  type EarlyReplies,
  withEarlyReplies,
} from '#infrastructure/platform/early-replies.ts';
import { environmentFrom } from '#infrastructure/platform/environment.ts';
import { storedAsker } from '#infrastructure/platform/stored-asker.ts';
import { showOwnLetters } from './platform/own-letters.ts';

const send = window.fetch.bind(window);

/**
 * What the screen of the address will ask for at once. An address with a query may lead elsewhere
 * first.
 */
async function asked(): Promise<EarlyReplies> {
  const asker = await storedAsker(browserVault('vriddhi.session'));
  const { pathname, search } = window.location;
  const calls = search === '' ? openingCalls(pathname, asker?.investorId) : [];
  return askEarly(calls, {
    environment: environmentFrom(import.meta.env),
    accessToken: asker?.accessToken,
    fetch: send,
  });
}

const replies = asked();
window.vriddhiEarly = { replies, fetch: withEarlyReplies(send, replies) };
void showOwnLetters();
