/** The days on which customer support is open. */
export const SUPPORT_DAYS = 'Monday to Saturday';

/**
 * The opening hours of customer support, as each page shows them. The product documents state 10 to
 * 8 for the help blocks, but 9 to 9 for the contact page and the help of the private market.
 */
export const SUPPORT_HOURS = {
  landing: '10:00 AM to 8:00 PM',
  publicHelp: '10:00 am to 8:00 pm',
  contact: '9:00 am to 9:00 pm',
  privateMarketHelp: '9:00 am to 9:00 pm',
} as const;
