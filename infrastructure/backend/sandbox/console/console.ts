import { html, type Html } from '#infrastructure/backend/third-parties/html.ts';
import { sendPage, serveFile } from '#infrastructure/backend/third-parties/third-party-page.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import type { RouteTable } from '#infrastructure/backend/http/route-table.ts';
import { openApi } from '#infrastructure/backend/http/openapi.ts';
import { advisorDesk } from './advisor-desk.ts';
// oxlint-disable-next-line import/default -- Imports the text of the script, not its exports.
import advisorScript from './advisor-desk.js?raw';
import apiScript from './api-page.js?raw';
import apiStyles from './api-page.css?raw';
import { apiPage } from './api-page.ts';
import { faultBuilder } from './fault-builder.ts';
// oxlint-disable-next-line import/default -- Imports the text of the script, not its exports.
import reconciliationScript from './reconciliation-card.js?raw';
import { marketDesk } from './market-desk.ts';
// oxlint-disable-next-line import/default -- Imports the text of the script, not its exports.
import marketScript from './market-desk.js?raw';
// oxlint-disable-next-line import/default -- Imports the text of the script, not its exports.
import faultScript from './fault-builder.js?raw';
// oxlint-disable-next-line import/default -- Imports the text of the script, not its exports.
import script from './console.js?raw';
// oxlint-disable-next-line import/default -- Imports the text of the script, not its exports.
import storyScript from './story.js?raw';
import styles from './console.css?raw';
import cardStyles from './cards.css?raw';

const STYLES = '/sandbox/files/console.css';
const SCRIPT = '/sandbox/files/console.js';
const API_SCRIPT = '/sandbox/files/api-page.js';

/** The scripts of the console, one per card that needs one. */
const CARD_SCRIPTS = [
  [SCRIPT, script],
  ['/sandbox/files/advisor-desk.js', advisorScript],
  ['/sandbox/files/reconciliation-card.js', reconciliationScript],
  ['/sandbox/files/market-desk.js', marketScript],
  ['/sandbox/files/fault-builder.js', faultScript],
  ['/sandbox/files/story.js', storyScript],
] as const;

const JUMPS = [
  ['+1 minute', 60],
  ['+10 minutes', 600],
  ['+1 hour', 3600],
  ['+1 day', 86_400],
  ['+1 week', 7 * 86_400],
  ['+1 month', 30 * 86_400],
  ['+1 year', 365 * 86_400],
] as const;

/** Serves the console at `/sandbox` and the API description at `/sandbox/openapi`. */
export function addConsole({ thirdParties, config, routes }: Sandbox): void {
  serveFile(thirdParties, { address: STYLES, text: styles + cardStyles + apiStyles });
  serveFile(thirdParties, { address: API_SCRIPT, text: apiScript });
  for (const [address, text] of CARD_SCRIPTS) serveFile(thirdParties, { address, text });
  thirdParties.get('/', (_request, reply) => reply.redirect('/sandbox', 302));
  thirdParties.get('/sandbox', (_request, reply) =>
    sendPage(unframed(reply), {
      title: 'Sandbox of Vriddhi',
      styles: [STYLES],
      scripts: CARD_SCRIPTS.map(([address]) => address),
      body: consoleBody(config.appOrigin, routes),
    }),
  );
  thirdParties.get('/sandbox/openapi', (_request, reply) =>
    sendPage(unframed(reply), {
      title: 'The API of Vriddhi',
      styles: [STYLES],
      scripts: [API_SCRIPT],
      body: apiPage(openApi(routes, config.version), routes),
    }),
  );
}

/**
 * The groups of the console: an id in the first card, and the label. An id inside a closed card
 * opens it.
 */
const GROUPS = [
  ['phone-title', 'Phone'],
  ['story-title', 'Story'],
  ['clock-title', 'Clock'],
  ['people-title', 'People and data'],
  ['market', 'Desk'],
  ['advisor', 'Advisor'],
  ['faults-card', 'Faults'],
  ['magic-values', 'Magic values'],
  ['ledger', 'Ledger and log'],
] as const;

function consoleBody(appOrigin: string, routes: RouteTable): Html {
  const groups = GROUPS.map(([id, label]) => html`<a href="#${id}">${label}</a>`);
  return html`
    <header class="top">
      <div class="row">
        <div>
          <h1>Sandbox of Vriddhi</h1>
          <p>Everything around the app: messages, payments, the desk, the clock and faults.</p>
        </div>
        <nav class="links" aria-label="Elsewhere">
          <a href="${appOrigin}">Open the app</a>
          <a href="/sandbox/video-kyc">Video KYC to review</a>
          <a href="/sandbox/bank-reviews">Bank accounts to review</a>
          <a href="/sandbox/openapi">The API</a>
        </nav>
      </div>
      <p class="notice">
        No real money moves here. No message leaves this machine: everything sent appears below.
      </p>
    </header>
    <nav class="groups" aria-label="On this page">${groups}</nav>
    <main>
      <p id="said" class="said" role="status"></p>
      <div class="board">
        <div class="column">${phone()}</div>
        <div class="column">${storyCard()} ${clock()}</div>
        <div class="column">${people()} ${sampleDataCard()}</div>
        <div class="column wide">${marketDesk()}</div>
        <div class="column">${advisorDesk()} ${faultBuilder(routes)}</div>
        <div class="column">${magicValues()} ${reconciliationCard()} ${appLog()}</div>
      </div>
    </main>
  `;
}

function phone(): Html {
  return html`
    <section class="card phone" aria-labelledby="phone-title">
      <div class="row">
        <h2 id="phone-title">Phone</h2>
        <span id="message-count" class="soft"></span>
      </div>
      <label class="field">
        Mobile number or email
        <input id="recipient" type="search" autocomplete="off" placeholder="All messages" />
      </label>
      <ol id="messages" class="messages" aria-label="Messages, newest first"></ol>
      <p id="no-messages" class="soft empty">
        No messages yet. Sign in to the app, and the code appears here.
      </p>
    </section>
  `;
}

function clock(): Html {
  const buttons = JUMPS.map(
    ([label, seconds]) =>
      html`<button class="button button--quiet" type="button" data-advance="${seconds}">
        ${label}
      </button>`,
  );
  return html`
    <section class="card" aria-labelledby="clock-title">
      <h2 id="clock-title">Clock</h2>
      <p id="now" class="now"></p>
      <p id="offset" class="soft"></p>
      <div class="buttons">${buttons}</div>
      <p class="soft">Moving the clock runs all due jobs. Reset sets it back.</p>
    </section>
  `;
}

function people(): Html {
  return html`
    <section class="card" aria-labelledby="people-title">
      <h2 id="people-title">Sample investors</h2>
      <ul id="people" class="list"></ul>
      <p class="soft">Any other mobile number signs up a new investor.</p>
    </section>
  `;
}

function magicValues(): Html {
  return html`
    <details class="card fold">
      <summary><h2>Magic values</h2></summary>
      <p id="magic-values" class="soft">
        Enter one of these in the app to get that outcome. All other values work as usual.
      </p>
      <div id="magic"></div>
    </details>
  `;
}

function appLog(): Html {
  return html`
    <details class="card fold">
      <summary><h2>App log</h2></summary>
      <p class="soft">
        Events and failures that the app reports, newest first, without personal data.
      </p>
      <ol id="log" class="list log" aria-label="Reports, newest first"></ol>
      <p id="no-log" class="soft">Nothing reported yet.</p>
    </details>
  `;
}

function sampleDataCard(): Html {
  return html`
    <section class="card" aria-labelledby="sample-data-title">
      <h2 id="sample-data-title">Sample data</h2>
      <label class="switch">
        <input id="desk" type="checkbox" />
        <span>The desk acts automatically</span>
      </label>
      <button id="reset" class="button button--danger" type="button">
        Reset to the sample data
      </button>
      <p class="soft">A reset deletes everyone who signed up here and all their investments.</p>
      <dialog id="confirm-reset" aria-labelledby="confirm-title">
        <form method="dialog" class="confirm">
          <h2 id="confirm-title">Reset to the sample data?</h2>
          <p>Everything entered since then is deleted, and the clock is set back.</p>
          <div class="buttons">
            <button class="button button--quiet" value="keep">Keep it</button>
            <button class="button button--danger" value="reset">Reset</button>
          </div>
        </form>
      </dialog>
    </section>
  `;
}

/** No page may frame the console, because its buttons change the data. */
function unframed<Reply extends { header(name: string, value: string): Reply }>(
  reply: Reply,
): Reply {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return reply.header('content-security-policy', policy.join('; '));
}

function reconciliationCard(): Html {
  return html`
    <details class="card fold">
      <summary><h2>Ledger</h2></summary>
      <p id="ledger" class="soft">
        The balance of each ledger account over all investors. They add up to zero. No real money.
      </p>
      <ul id="balances" class="list" aria-label="Balances"></ul>
      <p id="reconciliation" class="soft">Press Check to compare every record with the ledger.</p>
      <div class="buttons">
        <button id="check-ledger" class="button button--quiet" type="button">Check</button>
      </div>
    </details>
  `;
}

/** The card that plays the whole story of a new sample investor, one line per step. */
function storyCard(): Html {
  return html`
    <section class="card" aria-labelledby="story-title">
      <h2 id="story-title">The whole story</h2>
      <p class="soft">
        Signs up a new investor, completes the KYC, books and pays for a deposit, buys unlisted
        shares up to their transfer, and moves the clock by a year.
      </p>
      <div class="buttons">
        <button id="play-story" class="button" type="button">Play the whole story</button>
        <button id="stop-story" class="button button--quiet" type="button" hidden>Stop</button>
      </div>
      <ol id="story" class="list story" aria-label="Steps of the story"></ol>
      <p id="story-end" class="story-end" role="status"></p>
    </section>
  `;
}
