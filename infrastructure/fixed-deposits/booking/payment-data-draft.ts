import type { PaymentData } from '#application/fixed-deposits/booking/payment-data-draft.ts';
import { journeyDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { storedTenure } from '#infrastructure/fixed-deposits/catalogue/stored-rate-row.ts';
import { readStored } from '#infrastructure/platform/storage/stored-json.ts';
import {
  storedDate,
  storedId,
  storedMoney,
  storedPercentage,
} from '#infrastructure/platform/storage/stored-values.ts';
import * as v from 'valibot';

/**
 * The product documents fix the key names. The last three are not essential, so an unreadable value
 * counts as absent.
 */
const stored = v.object({
  investment_amount: storedMoney,
  transaction_id: v.string(),
  fd_name: v.string(),
  rate_of_interest: storedPercentage,
  tenure: storedTenure,
  logo_url: v.fallback(v.optional(v.string()), undefined),
  fd_mature_on: v.fallback(v.optional(storedDate), undefined),
  fd_investment_id: v.fallback(v.optional(storedId), undefined),
});

export const paymentDataDraft = journeyDraft<PaymentData>(JourneyKey.PaymentData, {
  read: (text) => {
    const kept = readStored(stored, text);
    if (kept === undefined) return undefined;
    return {
      principal: kept.investment_amount,
      transactionId: kept.transaction_id,
      depositName: kept.fd_name,
      annualRatePercent: kept.rate_of_interest,
      tenure: kept.tenure,
      logoUrl: kept.logo_url,
      maturityDate: kept.fd_mature_on,
      depositOrderId: kept.fd_investment_id,
    };
  },
  write: (data) =>
    JSON.stringify({
      investment_amount: data.principal.text,
      transaction_id: data.transactionId,
      logo_url: data.logoUrl,
      fd_name: data.depositName,
      rate_of_interest: data.annualRatePercent.text,
      tenure: data.tenure.text,
      fd_mature_on: data.maturityDate?.iso,
      fd_investment_id: data.depositOrderId,
    }),
});
