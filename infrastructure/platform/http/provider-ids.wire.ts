/** The advisor id to send for an investor without an advisor (PM-9.2, PM-9.3). */
export const HOUSE_ADVISOR_ID = 1;
/** The supplier id to send with every order of shares (PM-9.4). */
export const SUPPLIER_ID = 1;
