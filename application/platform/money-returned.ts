/**
 * Says what happens to money of a payment that failed, or whose outcome is unknown: with UPI and
 * net banking, an account may have been debited all the same. The Reserve Bank of India requires
 * that it is returned within five days, without a complaint: DPSS.CO.PD No.629/02.01.014/2019-20.
 */
export const MONEY_RETURNED =
  'If money left your account, it is returned to the same account within 5 days. You do not ' +
  'need to ask.';
