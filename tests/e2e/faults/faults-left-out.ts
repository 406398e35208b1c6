import type { CallName } from './faults-scene.ts';

/**
 * Requests that no screen of the matrix makes, with the reason and the test of their screen.
 * tests/contracts/platform/left-out-faults.exhaustive.test.ts tests each of their faults.
 */
export const leftOut: Readonly<Partial<Record<CallName, string>>> = {
  'POST /api/log/report': 'tells an error to the log: no screen waits for it',
  'POST /api/main/login/refreshtoken':
    'made for every call of the table, which meets an old token: tests/infrastructure/platform/access-tokens.test.ts',
  'POST /api/main/user/enrollment':
    'goes on unseen when another code was sent: tests/ui/accounts/sign-in.test.tsx',
  'POST /api/private-market/login/sendotp':
    'no screen asks for it: it is for other clients, tests/contracts/accounts/private-market-otp.test.ts',
  'POST /api/main/investment/cancel-order':
    'asked in the dialog of an unpaid order: tests/ui/fixed-deposits/unpaid-orders.test.tsx',
  'PUT /api/private-market/preipo/cancel':
    'asked in the dialog of an unpaid order: tests/ui/private-market/orders.test.tsx',
  'PUT /api/private-market/pre-ipo/sell-request/answer':
    'asked once a buyer is found: tests/ui/private-market/sale-consent.test.tsx',
  'POST /api/main/onboarding/skipprofile':
    'configured, but no screen asks for it: tests/contracts/accounts/configured-paths.test.ts',
  'POST /api/main/onboarding/getupistatus':
    'asked every three seconds, by an answer of the payment app: tests/ui/accounts/upi.exhaustive.test.tsx',
  'POST /api/main/onboarding/submitvideokyc':
    'needs a camera: tests/ui/accounts/video-kyc.exhaustive.test.tsx',
  'POST /api/main/onboarding/getdigilocker-uistream-status':
    'asked on the way back from the identity page: tests/ui/accounts/kyc.test.tsx',
  'POST /api/main/getpanprofile':
    'asked for a PAN of the central register alone: tests/ui/accounts/kyc.test.tsx',
  'GET /api/orders/ifa/invest/Resume-preipo-booking':
    'finds the order of a link in a message, then shows its summary: tests/contracts/private-market/order-wire.test.ts',
  'GET /api/news/news': 'of a public page without the app: tests/ui/site/news.test.tsx',
  'GET /api/main/investment/getmkycstatus':
    'asked on the way back from the identity page: tests/ui/fixed-deposits/identity-return.test.tsx',
  'GET /api/main/investment/aadhaar-validation':
    'asked on the way back from the identity page: tests/ui/fixed-deposits/identity-return.test.tsx',
};
