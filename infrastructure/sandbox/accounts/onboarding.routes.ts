import {
  onboardingRequest,
  skipProfileReply,
  upiIntentReply,
} from '#infrastructure/accounts/onboarding.wire.ts';
import type { Sandbox } from '../platform/context.ts';
import { route } from '../platform/route.ts';

/** Paths that the documents configure and no screen of theirs calls. */
export function onboardingRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/getupiintent',
    summary: 'A link that opens a payment app for one rupee; nobody is paid',
    access: 'session',
    body: onboardingRequest,
    reply: upiIntentReply,
    run: ({ investorId }) => {
      const payment = new URLSearchParams({
        pa: 'vriddhi@sandbox',
        pn: 'Vriddhi Sandbox',
        am: '1.00',
        cu: 'INR',
        tr: `VERIFY${investorId}`,
      });
      const data = { upi_intent: `upi://pay?${payment}` };
      return Promise.resolve({ status: 200, message: 'Link made.', data });
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/skipprofile',
    summary: 'Puts the profile off, which nothing but a booking asks for',
    access: 'session',
    body: onboardingRequest,
    reply: skipProfileReply,
    run: () => Promise.resolve({ status: 200, message: 'You can do this later.' }),
  });
}
