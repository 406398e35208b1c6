/** Names of the product documents that no request or reply contains, grouped by reason. */
const reasons = {
  'is the path of a page of the app': 'verifyMobile investmentDetails',
  'is a part of the address of a page, and goes no further':
    'where_from ir_co transactionId fdId investorId uniqueId',
  'is a key of the storage of the browser, which the tests of the stored data hold':
    'timerStart selectedTenure fdFinderSuggestion kindOfInvestment irRef irNotify irCo ' +
    'isReferred utm_source utm_medium utm_campaign utm_content',
  'is a part of the order or the payment that the tab keeps':
    'Interest_Rate Total_Interest_Earned tenureInYr activeRow tableApiResponse isSeniorCitizen ' +
    'CalculateFdResponse fd_mature_on totalInvestmentAmt orderStockLogo orderName pricePerUnit ' +
    'noOfUnits fullFilledPrice totalPayable',
  'is a field of a form or a part of a screen':
    'accountHolderName titleDetails accountType isChecked',
  'is a value in a list of the backend; the domain reads it':
    'upto_5_lakh above_5_lakh_upto_10_lakh service_private_sector others_retired ' +
    'women_special request_confirmed payment_requested price_offer_declined payment_received ' +
    'order_under_process payment_failed payment_due',
  'is the other of two readings, which the adapter reads too': 'total_equity_funding_currency',
  'is a pattern of a text, and no name': 'nY nM nD mM prefix_investorId minDays',
  'is a word for people': 'WhatsApp Pre-IPO Verify-PAN',
  'is the last part of a path': 'referral_stats fetchOrderSummary',
} as const;

export const offTheWire: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).flatMap(([reason, names]) =>
    names.split(' ').map((name): [string, string] => [name, reason]),
  ),
);

const NOT_SHOWN = 'goes with what is saved for a deposit; nothing shown depends on it';

/** Fields of a row that no call carries, by row and name. */
export const notCarried: ReadonlyMap<string, string> = new Map([
  ['AP-7.12 ifa_id', 'goes with the check of the code, not with its request'],
  ['AP-7.36 fd_investment_id', NOT_SHOWN],
  ['FD-7.54 fd_investment_id', NOT_SHOWN],
  ['PM-7.37 source', 'is optional, and its values are not documented'],
  ['PM-7.7 retail_basket_price', 'comes with the basket and is sent as investor_price'],
  ['FD-3.43 value', 'is a word of the sentence'],
  ['PM-7.47 newsInfo', 'comes with the company data'],
  ['PM-7.47 newsList', 'comes with the company data'],
]);

/** Rows about calls that no adapter sends as a named call, each with its proof. */
export const otherCalls: ReadonlyMap<string, string> = new Map([
  ['AP-7.65', 'an order of two calls: verify-payment.ts'],
  ['AP-7.70', 'sent by fetch alone: access-tokens.test.ts'],
  ['AP-7.74', 'answered by the backend alone: private-market-otp.test.ts'],
  ['AP-7.75', 'answered by the backend alone: private-market-otp.test.ts'],
  ['AP-7.76', 'a header: http-client.test.ts'],
  ['AP-7.77', 'a header: http-client.test.ts'],
  ['FD-2.81', 'when a call is made, not what it carries'],
  ['FD-7.1', 'holds for all calls'],
  ['PM-7.50', 'a service of others, with their own names'],
  ['PM-7.51', 'a service of others, with their own names'],
  ['PM-7.52', 'a service of others, with their own names'],
  ...['FD-7.89', 'FD-7.90', 'FD-7.91', 'FD-7.92', 'FD-7.93'].map((id): [string, string] => [
    id,
    'an event of the app, not a call',
  ]),
]);
