import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../platform/clock.ts';
import type { SandboxConfig } from '../platform/config.ts';
import { createServer } from '../platform/create-server.ts';
import { addOutsideHeaders } from '../platform/security-headers.ts';
import { acceptForms } from './forms.ts';
import icon from './icon.svg?raw';
import { BASE_STYLES, ICON, serveFile } from './page.ts';
import pageStyles from './page.css?raw';
import paymentStyles from './payment.css?raw';
import { PAYMENT_STYLES } from './payment-page.ts';

/** The server of the outside parties: an origin of its own, with forms and pages. */
export function createOutsideServer(config: SandboxConfig, clock: SandboxClock): FastifyInstance {
  const { server: outside } = createServer(config, clock);
  addOutsideHeaders(outside, config);
  acceptForms(outside);
  serveFile(outside, { address: BASE_STYLES, text: pageStyles });
  serveFile(outside, { address: PAYMENT_STYLES, text: paymentStyles });
  serveFile(outside, { address: ICON, text: icon });
  return outside;
}
