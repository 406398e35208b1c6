import type { CallName, FaultName } from './faults-scene.ts';

/** The server's message of injected failures. */
export const REFUSED_ON_PURPOSE = 'Refused on purpose.';

type Told = Readonly<Record<FaultName, string>>;

const OFFLINE = 'You seem to be offline. Please check your network connection and try again.';

/**
 * The messages where the product documents fix none: the server's, or the app's. Screen tests check
 * upper and lower case.
 */
const USUAL: Told = {
  '409': REFUSED_ON_PURPOSE,
  '500': REFUSED_ON_PURPOSE,
  'connection lost before the work': OFFLINE,
  'no answer': 'This is taking longer than it should. Please try again.',
  'half a reply': 'something went wrong',
  'connection lost after the work': OFFLINE,
};

const CUT = 'connection lost before the work';
const NO_ANSWER = 'no answer';
const CUT_AFTER = 'connection lost after the work';

/** For a command whose reply is lost: the app checks its outcome. */
const lost = (words: string) => ({ [CUT]: words, [NO_ANSWER]: words, [CUT_AFTER]: words });
const half = (words: string) => ({ 'half a reply': words });
const refused = (words: string) => ({ '409': words, '500': words });
/** For all failures except rejections, which show the server's message. */
const unanswered = (words: string) => ({ ...lost(words), ...half(words) });
/** A truncated file is detected, because the connection closes before its end. */
const FILE = half(OFFLINE);
const httpError = { '409': 'HTTP error! Status: 409', '500': 'HTTP error! Status: 500' };
const WENT_WRONG = 'something went wrong';
/** Spelt as in the product documents. */
const WENT_WRONG_SIC = 'somethings went wrong';
const PART = 'This part could not be loaded';
const CHECKING_PAYMENT = lost('We could not reach the bank for an answer yet.');
const NOT_SIGNED = 'Failed to update signed status. Please try again.';
const NO_BANK_PAGE = half('Network response was not ok');

type OwnWords = Readonly<Partial<Record<CallName, string | Partial<Told>>>>;

const depositWords: OwnWords = {
  'GET /api/main/investment/unpaid-orders': 'Some of what waits for you could not be loaded.',
  'POST /api/main/products/calculatefd': WENT_WRONG,
  'GET /api/fd-partner/v1/calculators/:amount/:days/:months/:years/suryoday': WENT_WRONG,
  'POST /api/main/products/fd-finder': WENT_WRONG,
  'POST /api/main/products/getterms': 'The terms could not be loaded.',
  'POST /api/main/investment/startfd': lost('checking what became of your order'),
  'POST /api/main/investment/updatedeclarations': lost('checking whether your answers are kept'),
  'POST /api/main/investment/updatenominees': {
    ...lost('We have not heard back yet. Nothing has been paid, and you pay once at most.'),
    '500': 'Unexpected error caused by server',
    'half a reply': 'Payment failed, please try again',
  },
  'POST /api/main/investment/fd-status': {
    ...CHECKING_PAYMENT,
    ...refused('Error in Payment'),
    'half a reply': 'Error in Payment',
  },
  'GET /api/main/investment/verify-payment': {
    ...CHECKING_PAYMENT,
    '409': 'Nominees',
    '500': 'We could not confirm your payment.',
    'half a reply': 'We could not reach the bank for an answer yet.',
  },
  'POST /api/main/investment/updatematurityaction': lost('checking whether your choice is kept'),
  'POST /api/main/investment/getportfoliosummary': 'No data found',
  'POST /api/main/investment/getportfolio': 'No data found',
  'POST /api/main/investment/getpassbook': WENT_WRONG,
  'POST /api/main/investment/getinvestmentdetail': WENT_WRONG,
  'GET /api/main/investment/getreceipt': FILE,
  'POST /api/ifa/ifa/invest/Resumefdbooking': {
    ...unanswered('Error while processing payment. Please try again.'),
    '500': 'Error while processing payment. Please try again.',
  },
  'POST /api/ifa/ifa/redirection/utility': 'Failed to fetch bank details.',
  'POST /api/fd-partner/v2/sessions': NO_BANK_PAGE,
  'GET /api/fd-partner/v2/guid-session-data/:id': NO_BANK_PAGE,
  'POST /api/fd-partner/v2/session-events': NO_BANK_PAGE,
};

const accountWords: OwnWords = {
  'POST /api/main/contact': half('Your message could not be sent.'),
  'POST /api/main/login/sendotp': WENT_WRONG_SIC,
  'POST /api/main/login/verifyotp': {
    ...unanswered('OTP has expired.'),
    ...refused('Invalid OTP'),
  },
  'POST /api/main/onboarding/skips': WENT_WRONG_SIC,
  'POST /api/main/onboarding/verifypan': unanswered('Failed to verify PAN'),
  'POST /api/main/onboarding/savepan': unanswered(WENT_WRONG),
  'POST /api/main/onboarding/verifybank': unanswered(WENT_WRONG_SIC),
  'POST /api/main/onboarding/getupiintent': WENT_WRONG_SIC,
  'POST /api/main/isdematverified': 'failed to get the demat account information',
  'POST /api/main/savedemat': {
    ...unanswered('Failed to save demat account. Please try again.'),
    '500': 'Failed to save demat account. Please try again.',
  },
  'GET /api/main/demat/cml': 'Your CML could not be fetched. Please try again.',
  'POST /api/main/investment/updatepersonalinfo': WENT_WRONG,
  'POST /api/main/investment/updateparentinfo': 'Something went wrong while updating data',
  'POST /api/main/investment/updateaddress':
    'Your address is not saved yet. Please press Continue again.',
  'POST /api/main/profile': WENT_WRONG,
  'POST /api/main/profile/activity': WENT_WRONG,
  'POST /api/main/profile/consents': WENT_WRONG,
  'POST /api/main/profile/updateprofile':
    'Image upload failed: File size must be 2 MB or less, or something went wrong.',
  'POST /api/main/profile/removepicture': 'Your picture is not removed. Please try again.',
  'POST /api/main/profile/updateconsent': 'Your choice is not saved. Please try again.',
  'POST /api/main/profile/exportdata': 'Your data could not be put together. Please try again.',
  'POST /api/main/investor/delete': lost('Something went wrong. Please try again later.'),
  'POST /api/main/login/sessions': WENT_WRONG,
  'POST /api/main/login/endothersessions': 'We could not sign it out. Please try again.',
  'POST /api/main/login/endsession': 'We could not sign it out. Please try again.',
  'POST /api/main/user/referral_stats': 'Your referrals could not be loaded',
};

const marketCopy: OwnWords = {
  'GET /api/private-market/gettracxndata': PART,
  'GET /api/private-market/share-price-history': PART,
  'GET /api/pricing/ifa/pricing/tier/with-override': 'Failed to load pricing information',
  'GET /api/private-market/basket-orders/filter': 'something wen wrong',
  'POST /api/private-market/preipoportfolio': httpError,
  'GET /api/private-market/preipo-orderhistory': httpError,
  'GET /api/private-market/pre-ipo/share-sales': httpError,
  'GET /api/private-market/pre-ipo/sell-requests': 'Your sell requests could not be loaded',
  'GET /api/private-market/getpreipoproducts': 'Failed to load shares. Please try again.',
  'GET /api/private-market/baskets': 'The baskets could not be loaded',
  'GET /api/private-market/baskets/constituents': half(
    'Sorry, but we just encountered a technical error. Click the button below to retry.',
  ),
  'POST /api/private-market/share-note/send': 'The note could not be sent just now.',
  'GET /api/news/unlisted-share-news': 'More news could not be loaded. Please try again.',
  'GET /api/private-market/deal-slip': FILE,
  'GET /api/signing/upload-and-gettoken': 'Some Technical Issue',
  'PUT /api/private-market/preipo/status': {
    ...refused('Some Techincal Error in accepting offer'),
    ...lost('We did not get a reply. We are checking what happened.'),
  },
  'GET /api/private-market/order-summary': half('Error fetching order summary'),
  'POST /api/private-market/intiatepayment': half(
    'Some Technical Issue In Initiating Payment Request',
  ),
  'GET /api/private-market/payment-status': 'We do not know yet',
  'POST /api/signing/digio-signed-status': {
    ...refused(NOT_SIGNED),
    ...half(NOT_SIGNED),
    ...lost('We are finding out whether your signature arrived.'),
  },
};

/** Requests with messages of their own, for all faults or for some. */
const OWN: OwnWords = { ...depositWords, ...accountWords, ...marketCopy };

export function toldOf(call: CallName, fault: FaultName): string {
  const own = OWN[call];
  if (typeof own === 'string') return own;
  return own?.[fault] ?? USUAL[fault];
}
