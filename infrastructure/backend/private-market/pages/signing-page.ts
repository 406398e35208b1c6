import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { html, type Html } from '#infrastructure/backend/third-parties/html.ts';
import type { Page } from '#infrastructure/backend/third-parties/third-party-page.ts';
import { amountsOf } from '#infrastructure/backend/private-market/records/order-records.ts';
import type { SlipRecord } from '#infrastructure/backend/private-market/records/deal-slips.ts';

export const SIGNING_STYLES = '/sign/files/signing.css';
export const SIGNING_SCRIPT = '/sign/files/signing.js';

/** The events that the page sends to the framing app. */
export type SigningEvent = 'ready' | 'completed' | 'cancelled' | 'failed';

const parts = { styles: [SIGNING_STYLES], scripts: [SIGNING_SCRIPT] } as const;

/**
 * Shows a waiting page until the framing app sends the token as a message. No URL contains the
 * token.
 */
export function waitingPage(documentId: string, appOrigin: string): Page {
  return {
    title: 'Opening your deal slip',
    ...parts,
    body: frame(
      { event: 'ready', documentId, appOrigin },
      html`<p class="sign-waiting" role="status">Opening your deal slip …</p>
        <form id="open" method="post"><input type="hidden" name="token" /></form>`,
    ),
  };
}

export function slipPage(slip: SlipRecord, appOrigin: string): Page {
  const { document_id: documentId } = slip;
  const amounts = amountsOf({ ...slip, requested_at: slip.ordered_at });
  const rupees = (amount: Money | undefined) => formatRupees(amount ?? Money.zero);
  return {
    title: 'Sign your deal slip',
    ...parts,
    body: frame(
      { documentId, appOrigin },
      html`<h1>Deal slip for ${slip.name ?? 'shares'}</h1>
        <dl class="sign-facts">
          ${fact('Buyer', slip.investor_name ?? 'Not on file')}
          ${fact('Shares', indianGroups(String(slip.units)))}
          ${fact('Price per share', rupees(amounts?.pricePerUnit))}
          ${fact('Stamp duty', rupees(amounts?.stampDuty))}
          ${fact('Total paid', rupees(amounts?.totalPayable))} ${fact('Document', documentId)}
        </dl>
        <p class="soft">
          I buy these shares at this price. For unlisted shares I pay Vriddhi, which pays the seller
          and earns the difference between the two prices. I know that they are not listed, that
          they may be hard to sell, and that they are locked in for ${String(IPO_LOCK_IN_MONTHS)}
          months after the company lists.
        </p>
        <form method="post">
          <input type="hidden" name="token" value="${slip.token}" />
          <div class="sign-buttons">
            <button class="button" name="outcome" value="signed">Sign the deal slip</button>
            <button class="button button--danger" name="outcome" value="failed">
              Let the signing fail
            </button>
            <button class="button button--quiet" name="outcome" value="cancelled">Cancel</button>
          </div>
        </form>`,
    ),
  };
}

const ENDINGS = {
  completed: 'Signed. You can close this window.',
  cancelled: 'Nothing was signed. You can close this window.',
  failed: 'The signing failed. You can close this window and try again.',
} as const;

/** Shows how the signing ended, and reports it to the framing app. */
export function endPage(
  event: Exclude<SigningEvent, 'ready'>,
  { documentId, appOrigin }: { readonly documentId: string; readonly appOrigin: string },
): Page {
  return {
    title: 'Deal slip',
    ...parts,
    body: frame(
      { event, documentId, appOrigin },
      html`<h1>Deal slip</h1>
        <p role="status">${ENDINGS[event]}</p>`,
    ),
  };
}

/** The page for an unknown document or token, and for one that cannot be signed any more. */
export function unknownSlipPage(): Page {
  return {
    title: 'Unknown document',
    styles: [SIGNING_STYLES],
    body: html`<main class="sign">
      <h1>We could not find this document</h1>
      <p>Please close this window and start again from your orders.</p>
    </main>`,
  };
}

interface FrameFacts {
  readonly event?: SigningEvent;
  readonly documentId: string;
  readonly appOrigin: string;
}

function frame({ event, documentId, appOrigin }: FrameFacts, inner: Html): Html {
  return html`<header class="sign-banner">Sandbox signing page. Nothing here binds you.</header>
    <main
      class="sign"
      id="sign"
      ${event !== undefined && html`data-event="${event}"`}
      data-document="${documentId}"
      data-app-origin="${appOrigin}"
    >
      ${inner}
    </main>`;
}

function fact(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}
