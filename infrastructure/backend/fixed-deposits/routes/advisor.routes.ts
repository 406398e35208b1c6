import { isFullyShared } from '#domain/accounts/nominees/nominee-shares.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import {
  advisedProfileReply,
  advisedProfileRequest,
  advisorOrderReply,
  advisorOrderRequest,
  redirectionReply,
  redirectionRequest,
  resumeBookingReply,
  resumeBookingRequest,
} from '#infrastructure/fixed-deposits/booking/advisor-orders.wire.ts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { lockInvestor } from '#infrastructure/backend/accounts/records/hold-account.ts';
import { nomineesOf } from '#infrastructure/backend/accounts/records/nominees.ts';
import {
  bankView,
  personalDetails,
} from '#infrastructure/backend/accounts/records/profile-views.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import { paymentEnd } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  advisorOrders,
  noSuchOrder,
  orderToPay,
} from '#infrastructure/backend/fixed-deposits/records/advisor-orders.ts';
import { paymentAddress } from '#infrastructure/backend/fixed-deposits/records/payment-addresses.ts';
import { nameNominees, refuseUnready } from './payment.routes.ts';
import { openPayment } from '#infrastructure/backend/fixed-deposits/records/payments.ts';
import { refuseForeignReturn } from '#infrastructure/backend/http/return-address.ts';
import { plain } from '#infrastructure/backend/fixed-deposits/records/scheme-wire.ts';

const RETURN_PATH = '/fetch-bank-details-ifa';

/** Adds the calls of an investor who opens an advisor's order. */
export function addAdvisorRoutes(sandbox: Sandbox): void {
  addRedirection(sandbox);
  addOrder(sandbox);
  addResume(sandbox);
  addProfile(sandbox);
}

function addRedirection(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/ifa/ifa/redirection/utility',
    summary: 'Get the link of an advisor’s order by its number',
    access: 'session',
    body: redirectionRequest,
    reply: redirectionReply,
    run: async ({ body, investorId, database }) => {
      const order = await advisorOrders(database)
        .where('order.id', '=', body.fd_investment_id)
        .where('link.investor_id', '=', investorId)
        .limit(1)
        .executeTakeFirst();
      if (order === undefined) throw noSuchOrder();
      const data = {
        FdId: order.product_id,
        FdName: order.name,
        InvestmentAmount: plain(order.principal),
        unique_id: order.unique_id,
      };
      return { status: 200, message: 'success', data };
    },
  });
}

function addOrder(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/ifa/ifa/invest/fetchOrderSummary',
    summary: 'Get an order that an advisor placed for the investor',
    access: 'session',
    body: advisorOrderRequest,
    reply: advisorOrderReply,
    run: async ({ body, investorId, database }) => {
      const link = { uniqueId: body.unique_id, investorId, now: sandbox.clock.now() };
      const order = await orderToPay(database, link);
      const data = {
        fdid: order.product_id,
        fd_investment_id: order.id,
        investor_id: order.investor_id,
        ifa_name: order.advisor_name,
        issuer_id: order.issuer_key,
        FdName: order.name,
        InvestmentAmount: plain(order.principal),
        MaturityAmount: plain(order.maturity_amount),
        TotalIntrest: plain(order.total_interest),
        TenureSelected: order.tenure,
        IntrestRates: order.annual_rate,
        session_id: order.session_id ?? '',
        payout: payoutLabel(payoutFrequencyForCode(order.payout_code)),
        issuer_name: order.issuer_name,
        logo_url: order.logo_url,
      };
      return { status: 200, message: 'success', data };
    },
  });
}

function addResume(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/ifa/ifa/invest/Resumefdbooking',
    summary: 'Resume an advisor’s order and get its payment page',
    access: 'session',
    body: resumeBookingRequest,
    reply: resumeBookingReply,
    mutates: true,
    run: async ({ body, investorId, session, database, request }) => {
      const link = { uniqueId: body.unique_id, investorId };
      await lockInvestor(database, investorId);
      const now = sandbox.clock.now();
      const order = await orderToPay(database, { ...link, now });
      await refuseUnready(database, order, CalendarDate.inIndia(now.getTime()));
      await nameAllNominees(database, { orderId: order.id, investorId });
      const returnUrl = returnUrlFor(sandbox, request);
      const payment = { order, returnUrl, method: undefined, now };
      const paymentId = await openPayment(database, payment);
      await sandbox.authentication.paysUntil(database, session, paymentEnd(now));
      const data = { paymentUrl: paymentAddress(sandbox, paymentId) };
      return { status: 200, message: 'success', data };
    },
  });
}

/** Adds all nominees of the investor's profile to the order, as the review page shows them. */
async function nameAllNominees(
  database: Kysely<Database>,
  { orderId, investorId }: { readonly orderId: number; readonly investorId: number },
): Promise<void> {
  const nominees = await nomineesOf(database, investorId);
  const shares = nominees.map(({ id, share_percent }) => ({
    nomineeId: id,
    sharePercent: share_percent,
  }));
  if (shares.length === 0 || !isFullyShared(shares)) {
    const message = 'Please name your nominees first. Their shares must total 100%.';
    throw new Refusal({ status: 409, code: 'nominees-unfinished', message });
  }
  await nameNominees(database, { orderId, investorId, shares });
}

/**
 * The app's return URL of the payment. The API documents define none for this call, so the payment
 * returns to the app that called.
 */
function returnUrlFor(sandbox: Sandbox, request: FastifyRequest): string {
  const address = `${request.headers.origin ?? sandbox.config.appOrigin}${RETURN_PATH}`;
  refuseForeignReturn(sandbox, address, request);
  return address;
}

function addProfile(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/ifa/ifa/investors/profile',
    summary: 'Get the profile data that the issuer of an advisor’s order receives',
    access: 'session',
    body: advisedProfileRequest,
    reply: advisedProfileReply,
    run: async ({ body, investorId, database }) => {
      const data =
        body.display_location === 'Bank'
          ? await banksOf(database, investorId)
          : await personOf(database, investorId);
      return { status: 200, message: 'success', data };
    },
  });
}

async function banksOf(database: Kysely<Database>, investorId: number) {
  const accounts = await bankView(database, investorId);
  return { bankDetails: accounts.map(({ bank_id: _id, bank_type: _type, ...rest }) => rest) };
}

/** The investor's data that the review page shows. */
async function personOf(database: Kysely<Database>, investorId: number) {
  const details = await personalDetails(database, investorId);
  const { investor_name, mobile_no, email } = details.basic_details;
  const own = details.addresses[0]?.address_line_1 ?? '';
  return {
    basic_details: { investor_name, mobile_no, email },
    addresses: details.addresses.map(({ address_line_1, pincode }) => ({
      address_line_1,
      pincode,
    })),
    more_information: details.more_information,
    occupation_details: details.occupation_details,
    nominees: details.nominees.map(
      ({ full_name, relationship, date_of_birth, is_investor_address, address_line_1 }) => ({
        full_name,
        relationship,
        date_of_birth,
        address_line_1: is_investor_address === 1 ? own : address_line_1,
      }),
    ),
  };
}
