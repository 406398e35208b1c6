import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import type { SandboxConfig } from '#infrastructure/backend/config.ts';
import { createServer } from '#infrastructure/backend/http/create-server.ts';
import { addThirdPartyHeaders, isJson } from '#infrastructure/backend/http/security-headers.ts';
import { acceptForms } from './forms.ts';
import icon from './icon.svg?raw';
import { html } from './html.ts';
import { BASE_STYLES, ICON, page, serveFile } from './third-party-page.ts';
import pageStyles from './third-party-page.css?raw';
import paymentStyles from './payment.css?raw';
import { PAYMENT_STYLES } from './payment-page.ts';

export function createThirdPartyServer(
  config: SandboxConfig,
  clock: SandboxClock,
): FastifyInstance {
  const { server: thirdParties } = createServer(config, clock);
  showRefusals(thirdParties);
  addThirdPartyHeaders(thirdParties, config);
  acceptForms(thirdParties);
  serveFile(thirdParties, { address: BASE_STYLES, text: pageStyles });
  serveFile(thirdParties, { address: PAYMENT_STYLES, text: paymentStyles });
  serveFile(thirdParties, { address: ICON, text: icon });
  return thirdParties;
}

/** Shows refusals to a person who opens or sends a page as a page. Programs get them as JSON. */
function showRefusals(thirdParties: FastifyInstance): void {
  thirdParties.addHook('onSend', async (request, reply, payload) => {
    const isOpened = request.headers.accept?.includes('text/html') === true;
    if (reply.statusCode < 400 || !isOpened || !isJson(reply)) return payload;
    const { message } = JSON.parse(String(payload)) as { readonly message: string };
    reply.type('text/html; charset=utf-8');
    const title = 'This did not work';
    const body = html`<main class="sheet">
      <h1>${title}</h1>
      <p>${message}</p>
    </main>`;
    return page({ title, body });
  });
}
