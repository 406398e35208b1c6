import * as v from 'valibot';
import { sendPage, serveFile } from '#infrastructure/backend/third-parties/third-party-page.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { allowReturnTo } from '#infrastructure/backend/http/security-headers.ts';
import {
  appOriginFor,
  signSlip,
  slipAt,
} from '#infrastructure/backend/private-market/records/deal-slips.ts';
import script from './signing.js?raw';
import styles from './signing.css?raw';
import {
  endPage,
  SIGNING_SCRIPT,
  SIGNING_STYLES,
  slipPage,
  unknownSlipPage,
  waitingPage,
} from './signing-page.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

const actSchema = v.strictObject({
  token: lineText(200),
  /** How the form ends the signing; undefined when the page is opened. */
  outcome: v.optional(v.picklist(['signed', 'failed', 'cancelled'])),
});

type DocumentPath = { readonly Params: { readonly document: string } };

/**
 * Adds the page of the e-signing service. The app frames it; it has another origin than the app.
 */
export function addSigningPage(sandbox: Sandbox): void {
  const { thirdParties, config, database } = sandbox;
  serveFile(thirdParties, { address: SIGNING_STYLES, text: styles });
  serveFile(thirdParties, { address: SIGNING_SCRIPT, text: script });
  thirdParties.get<DocumentPath>('/sign/:document', async ({ params }, reply) => {
    const appOrigin = await appOriginFor(database, params.document);
    if (appOrigin === undefined) return sendPage(reply.code(404), unknownSlipPage());
    allowReturnTo(reply, config, appOrigin);
    return sendPage(reply, waitingPage(params.document, appOrigin));
  });
  thirdParties.post<DocumentPath>('/sign/:document', async ({ params, body }, reply) => {
    const act = v.safeParse(actSchema, body);
    if (!act.success) {
      const message = 'Please choose how the signing ends.';
      throw new Refusal({ status: 400, code: 'invalid-act', message });
    }
    const { token, outcome } = act.output;
    const { document: documentId } = params;
    const slip = await inTransaction(sandbox.database, async (transaction) => {
      const found = await slipAt(sandbox, transaction, { documentId, token });
      if (outcome === 'signed' && found) await signSlip(sandbox, transaction, found);
      return found;
    });
    if (slip === undefined) return sendPage(reply.code(404), unknownSlipPage());
    const { app_origin: appOrigin } = slip;
    allowReturnTo(reply, config, appOrigin);
    if (outcome === undefined && slip.signed_at === null) {
      return sendPage(reply, slipPage(slip, appOrigin));
    }
    // A recorded signature is final; a later cancellation reports it as completed.
    const isSigned = outcome === 'signed' || slip.signed_at !== null;
    const event = isSigned ? 'completed' : (outcome ?? 'cancelled');
    return sendPage(reply, endPage(event, { documentId, appOrigin }));
  });
}
