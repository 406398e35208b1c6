import type { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { payoutCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import {
  payoutFrequencies,
  payoutFrequencyForLabel,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { writtenYears } from '#domain/fixed-deposits/interest/yields.ts';
import {
  rateRowToStore,
  storedRateRow,
  storedTenure,
} from '#infrastructure/fixed-deposits/catalogue/stored-rate-row.ts';
import { readStored } from '#infrastructure/platform/storage/stored-json.ts';
import {
  storedDate,
  storedInteger,
  storedMoney,
  storedPercentage,
} from '#infrastructure/platform/storage/stored-values.ts';
import * as v from 'valibot';

const flag = v.optional(v.boolean(), false);

/** The fields that are read back; the product documents fix the key names. */
const stored = v.object({
  fdid: storedInteger,
  fd_name: v.string(),
  issuer_name: v.string(),
  osb_issuer_id: v.string(),
  logo_url: v.string(),
  InvestmentAmount: storedMoney,
  Interest_Rate: storedPercentage,
  Total_Interest_Earned: storedMoney,
  maturity_amount: storedMoney,
  tenure: storedTenure,
  payout: v.object({
    label: v.pipe(
      v.string(),
      v.transform((label) => payoutFrequencyForLabel(label)),
      v.picklist(payoutFrequencies),
    ),
  }),
  activeRow: storedRateRow,
  tableApiResponse: v.array(storedRateRow),
  isSeniorCitizen: flag,
  hasDeclinedSeniorRate: flag,
  CalculateFdResponse: v.object({
    maturity_date: storedDate,
    interestDetails: v.array(v.object({ payout: storedMoney })),
  }),
  maturity_action_id: v.optional(storedInteger),
  areNomineesAsked: flag,
  areTermsRefused: flag,
  lock_days: v.optional(storedInteger),
  withdrawal_penalty: v.optional(storedPercentage),
  no_interest_days: v.optional(storedInteger),
  isInsured: v.optional(v.boolean()),
  wasUpgradeOffered: flag,
  repeatOf: v.optional(storedInteger),
  isUncheckedAccepted: flag,
});
type StoredOrder = v.InferOutput<typeof stored>;
const storedIssuer = v.object({ osb_issuer_id: v.string() });

export class StoredDepositOrderDraft implements DepositOrderDraft {
  constructor(private readonly journey: JourneyStore) {}

  read(): DepositOrderSummary | undefined {
    const kept = readStored(stored, this.journey.read(JourneyKey.DepositOrderSummary));
    return kept && orderFrom(kept);
  }

  readIssuer(): IssuerId | undefined {
    const text = this.journey.read(JourneyKey.DepositOrderSummary);
    return readStored(storedIssuer, text)?.osb_issuer_id;
  }

  keep(order: DepositOrderSummary): void {
    const text = JSON.stringify(orderToStore(order));
    this.journey.write(JourneyKey.DepositOrderSummary, text);
    this.journey.write(JourneyKey.DepositId, String(order.depositId));
    this.journey.write(JourneyKey.SelectedTenure, order.tenure.text);
    this.journey.write(JourneyKey.PayoutMechanism, payoutLabel(order.payoutFrequency));
  }

  forget(): void {
    this.journey.remove(JourneyKey.DepositOrderSummary);
    this.journey.remove(JourneyKey.DepositOrderId);
    this.journey.remove(JourneyKey.DepositId);
  }
}

function orderFrom(kept: StoredOrder): DepositOrderSummary {
  const { maturity_date: maturityDate, interestDetails } = kept.CalculateFdResponse;
  return {
    depositId: kept.fdid,
    depositName: kept.fd_name,
    issuerName: kept.issuer_name,
    issuerId: kept.osb_issuer_id,
    logoUrl: kept.logo_url,
    principal: kept.InvestmentAmount,
    tenure: kept.tenure,
    payoutFrequency: kept.payout.label,
    annualRatePercent: kept.Interest_Rate,
    totalInterest: kept.Total_Interest_Earned,
    maturityAmount: kept.maturity_amount,
    maturityDate,
    payoutAmount: interestDetails[0]?.payout,
    isSeniorCitizen: kept.isSeniorCitizen,
    earlyWithdrawal: earlyWithdrawalFrom(kept),
    isInsured: kept.isInsured,
    hasDeclinedSeniorRate: kept.hasDeclinedSeniorRate || undefined,
    row: kept.activeRow,
    rows: kept.tableApiResponse,
    maturityInstructionId: kept.maturity_action_id,
    areNomineesAsked: kept.areNomineesAsked || undefined,
    areTermsRefused: kept.areTermsRefused || undefined,
    wasUpgradeOffered: kept.wasUpgradeOffered,
    repeatOf: kept.repeatOf,
    isUncheckedAccepted: kept.isUncheckedAccepted || undefined,
  };
}

function earlyWithdrawalFrom(kept: StoredOrder): DepositOrderSummary['earlyWithdrawal'] {
  const {
    lock_days: lockInDays,
    withdrawal_penalty: withdrawalPenalty,
    no_interest_days: noInterestDays,
  } = kept;
  if (lockInDays === undefined) return undefined;
  return {
    lockInDays,
    ...(withdrawalPenalty !== undefined && { withdrawalPenalty }),
    ...(noInterestDays !== undefined && { noInterestDays }),
  };
}

/** Some fields are only for other readers of the documented format; the app does not read them. */
function orderToStore(order: DepositOrderSummary) {
  const { payoutFrequency, payoutAmount, earlyWithdrawal } = order;
  return {
    fdid: order.depositId,
    fd_name: order.depositName,
    issuer_name: order.issuerName,
    logo_url: order.logoUrl,
    osb_issuer_id: order.issuerId,
    InvestmentAmount: order.principal.text,
    Interest_Rate: order.annualRatePercent.text,
    Total_Interest_Earned: order.totalInterest.text,
    maturity_amount: order.maturityAmount.text,
    tenure: order.tenure.text,
    tenureInYr: writtenYears({ tenure: order.tenure }),
    selectedTenure: order.tenure.text,
    payout: { label: payoutLabel(payoutFrequency), value: payoutCode(payoutFrequency) },
    activeRow: rateRowToStore(order.row),
    tableApiResponse: order.rows.map(rateRowToStore),
    isSeniorCitizen: order.isSeniorCitizen,
    hasDeclinedSeniorRate: order.hasDeclinedSeniorRate,
    CalculateFdResponse: {
      maturity_amount: order.maturityAmount.text,
      maturity_date: order.maturityDate.iso,
      tenure: order.tenure.text,
      interestDetails: payoutAmount === undefined ? [] : [{ payout: payoutAmount.text }],
      aggrigated_interest: order.totalInterest.text,
      depositAmount: order.principal.text,
    },
    maturity_action_id: order.maturityInstructionId,
    areNomineesAsked: order.areNomineesAsked,
    areTermsRefused: order.areTermsRefused,
    isInsured: order.isInsured,
    lock_days: earlyWithdrawal?.lockInDays,
    withdrawal_penalty: earlyWithdrawal?.withdrawalPenalty?.text,
    no_interest_days: earlyWithdrawal?.noInterestDays,
    wasUpgradeOffered: order.wasUpgradeOffered,
    repeatOf: order.repeatOf,
    isUncheckedAccepted: order.isUncheckedAccepted,
  };
}
