import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import type { SandboxConfig } from '#infrastructure/backend/config.ts';
import { createServer } from '#infrastructure/backend/http/create-server.ts';
import { addThirdPartyHeaders } from '#infrastructure/backend/http/security-headers.ts';
import { acceptForms } from './forms.ts';
import icon from './icon.svg?raw';
import { BASE_STYLES, ICON, serveFile } from './third-party-page.ts';
import pageStyles from './third-party-page.css?raw';
import paymentStyles from './payment.css?raw';
import { PAYMENT_STYLES } from './payment-page.ts';

export function createThirdPartyServer(
  config: SandboxConfig,
  clock: SandboxClock,
): FastifyInstance {
  const { server: thirdParties } = createServer(config, clock);
  addThirdPartyHeaders(thirdParties, config);
  acceptForms(thirdParties);
  serveFile(thirdParties, { address: BASE_STYLES, text: pageStyles });
  serveFile(thirdParties, { address: PAYMENT_STYLES, text: paymentStyles });
  serveFile(thirdParties, { address: ICON, text: icon });
  return thirdParties;
}
