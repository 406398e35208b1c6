import { isFullyShared } from '#domain/accounts/nominees/nominee-shares.ts';
import { payoutFrequencyForCode, payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import {
  advisedProfileReply,
  advisedProfileRequest,
  advisorOrderReply,
  advisorOrderRequest,
  redirectionReply,
  redirectionRequest,
  resumeBookingReply,
  resumeBookingRequest,
} from '#infrastructure/fixed-deposits/advisor-orders.wire.ts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { nomineesOf } from '../accounts/nominees.ts';
import { bankView, personalDetails } from '../accounts/profile-views.ts';
import type { Database } from '../database.ts';
import { paymentEnd } from '../outside/gateway-payments.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { route } from '../platform/route.ts';
import { advisorOrders, noSuchOrder, orderToPay } from './advisor-orders.ts';
import { paymentAddress } from './payment-addresses.ts';
import { nameNominees, refuseUnfinishedOnboarding } from './payment-routes.ts';
import { lockOrder, openPayment } from './payments.ts';
import { refuseForeignReturn } from './return-address.ts';
import { plain } from './scheme-wire.ts';

const RETURN_PATH = '/fetch-bank-details-ifa';

/** What the investor of an advisor's order asks for. */
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
    summary: 'The link of an advisor’s order, by the number of the order',
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
    summary: 'The order that an advisor has placed for an investor',
    access: 'session',
    body: advisorOrderRequest,
    reply: advisorOrderReply,
    run: async ({ body, investorId, database }) => {
      const asked = { uniqueId: body.unique_id, investorId };
      const order = await orderToPay(sandbox, database, asked);
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
      };
      return { status: 200, message: 'success', data };
    },
  });
}

function addResume(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/ifa/ifa/invest/Resumefdbooking',
    summary: 'Takes up an advisor’s order and answers where to pay',
    access: 'session',
    body: resumeBookingRequest,
    reply: resumeBookingReply,
    moves: true,
    run: async ({ body, investorId, session, database, request }) => {
      const asked = { uniqueId: body.unique_id, investorId };
      const { id } = await orderToPay(sandbox, database, asked);
      await lockOrder(database, { id, investorId });
      const order = await orderToPay(sandbox, database, asked);
      await refuseUnfinishedOnboarding(database, order);
      await nameAllNominees(database, { orderId: id, investorId });
      const now = sandbox.clock.now();
      const returnUrl = returnUrlFor(sandbox, request);
      const payment = { order, returnUrl, method: undefined, now };
      const paymentId = await openPayment(database, payment);
      await sandbox.authentication.paysUntil(database, session, paymentEnd(now));
      const data = { paymentUrl: paymentAddress(sandbox, paymentId) };
      return { status: 200, message: 'success', data };
    },
  });
}

/** The nominees of the profile inherit, as the review shows them. */
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
    const message = 'Please name your nominees first: their shares have to be 100% together.';
    throw new Refusal({ status: 409, code: 'nominees-unfinished', message });
  }
  await nameNominees(database, { orderId, investorId, shares });
}

/** The documents' call names no address: back to the page that called, where it is the app's. */
function returnUrlFor(sandbox: Sandbox, request: FastifyRequest): string {
  const address = `${request.headers.origin ?? sandbox.config.appOrigin}${RETURN_PATH}`;
  refuseForeignReturn(sandbox, address, request);
  return address;
}

function addProfile(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/ifa/ifa/investors/profile',
    summary: 'What the issuer will know of the investor of an advisor’s order',
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

/** No more than the review shows. */
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
