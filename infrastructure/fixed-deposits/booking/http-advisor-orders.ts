import type {
  AdvisedInvestor,
  AdvisorOrder,
  AdvisorOrders,
} from '#application/fixed-deposits/booking/advisor-orders.ts';
import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import {
  annualIncomeLabels,
  incomeSourceLabels,
  occupationLabels,
} from '#domain/accounts/profile/professional.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type * as v from 'valibot';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { investorIdOf } from '#infrastructure/platform/sessions/signed-in.ts';
import {
  advisedBanksReply,
  advisedPersonReply,
  advisorOrderReply,
  redirectionReply,
  resumeBookingReply,
} from './advisor-orders.wire.ts';
import { webAddress } from '#infrastructure/platform/http/web-address.ts';

const api = 'ifa';
const PROFILE = '/ifa/investors/profile';

export class HttpAdvisorOrders implements AdvisorOrders {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  order(uniqueId: string, { signal }: CallOptions) {
    const body = { unique_id: uniqueId };
    const reply = decodeReply(advisorOrderReply, ({ data }) => orderOf(data));
    return this.http.send({ api, path: '/ifa/invest/fetchOrderSummary', body, reply, signal });
  }

  async investor({ signal }: CallOptions): Promise<Result<AdvisedInvestor, PortFailure>> {
    const given = { method: 'Get', investor_id: investorIdOf(this.session) };
    const bankBody = { ...given, display_location: 'Bank' };
    const body = { ...given, display_location: 'PersonalDetails' };
    const bankReply = decodeReply(advisedBanksReply, ({ data }) => bankAccountsOf(data));
    const reply = decodeReply(advisedPersonReply, ({ data }) => personOf(data));
    const [banks, person] = await Promise.all([
      this.http.send({ api, path: PROFILE, body: bankBody, reply: bankReply, signal }),
      this.http.send({ api, path: PROFILE, body, reply, signal }),
    ]);
    if (!banks.ok) return banks;
    if (!person.ok) return person;
    return success({ ...person.value, bankAccounts: banks.value });
  }

  resume(uniqueId: string, { signal }: CallOptions) {
    const body = { unique_id: uniqueId };
    const reply = decodeReply(resumeBookingReply, (resumed) => ({
      paymentUrl: resumedPaymentUrl(resumed),
    }));
    const path = '/ifa/invest/Resumefdbooking';
    const changes = `payment of the advisor's order ${uniqueId}`;
    return this.http.send({ api, path, body, reply, changes, signal });
  }

  uniqueIdOf(depositOrderId: DepositOrderId, { signal }: CallOptions) {
    const body = { fd_investment_id: depositOrderId };
    const reply = decodeReply(redirectionReply, ({ data }) => data.unique_id);
    return this.http.send({ api, path: '/ifa/redirection/utility', body, reply, signal });
  }
}

type Data<Reply extends v.GenericSchema<unknown, { data: unknown }>> =
  v.InferOutput<Reply>['data'];

function orderOf(data: Data<typeof advisorOrderReply>): AdvisorOrder {
  const tenure = Tenure.parse(data.TenureSelected);
  if (!tenure.ok) throw new Error(`fetchOrderSummary: ${data.TenureSelected} is not a tenure`);
  return {
    depositOrderId: data.fd_investment_id,
    depositId: data.fdid,
    investorId: data.investor_id,
    advisorName: data.ifa_name,
    issuerId: data.issuer_id,
    ...(data.session_id !== '' && { transactionId: data.session_id }),
    depositName: data.FdName,
    principal: Money.of(data.InvestmentAmount),
    totalInterest: Money.of(data.TotalIntrest),
    maturityAmount: Money.of(data.MaturityAmount),
    tenure: tenure.value,
    annualRatePercent: Percentage.of(data.IntrestRates),
    payout: data.payout,
    ...(data.issuer_name !== undefined && { issuerName: data.issuer_name }),
    ...(data.logo_url !== undefined && { logoUrl: data.logo_url }),
  };
}

function bankAccountsOf({ bankDetails }: Data<typeof advisedBanksReply>) {
  return bankDetails.map((account) => ({
    bankName: account.bank_name,
    logoUrl: account.bank_logo,
    accountNumber: account.account_no,
    ifsc: account.ifsc_code,
    branchName: account.branch_name,
  }));
}

function personOf(data: Data<typeof advisedPersonReply>): Omit<AdvisedInvestor, 'bankAccounts'> {
  const { basic_details: basic, more_information: more, occupation_details: work } = data;
  return {
    name: basic.investor_name,
    mobile: basic.mobile_no,
    email: basic.email,
    addresses: data.addresses.map(({ address_line_1: line1, pincode }) => ({ line1, pincode })),
    isIndianResident: more.is_indian_resident === 1,
    isMarried: more.is_married === 1,
    ...(more.gender !== undefined && { gender: more.gender }),
    placeOfBirth: more.place_of_birth,
    occupation: labelIn(occupationLabels, work.occupation),
    annualIncome: labelIn(annualIncomeLabels, work.annual_income),
    incomeSource: labelIn(incomeSourceLabels, work.source_of_income),
    nominees: data.nominees.map((nominee) => ({
      fullName: nominee.full_name,
      relationship: nominee.relationship,
      dateOfBirth: CalendarDate.of(nominee.date_of_birth.split('/').toReversed().join('-')),
      addressLine1: nominee.address_line_1,
    })),
  };
}

/** The label of a wire word; an unknown word is its own label. */
function labelIn(labels: Readonly<Record<string, string>>, word: string): string {
  return (Object.hasOwn(labels, word) ? labels[word] : undefined) ?? word;
}

/**
 * The URL of the payment page in a reply to a resumed booking; undefined unless the status is 200,
 * the message is `success`, and a URL is given.
 * @throws an Error for a URL of another scheme than http and https
 */
export function resumedPaymentUrl(
  reply: v.InferOutput<typeof resumeBookingReply>,
): string | undefined {
  const { status, message, data } = reply;
  if (status !== 200 || message !== 'success') return undefined;
  const url = data?.paymentUrl ?? '';
  return url === '' ? undefined : webAddress(url);
}
