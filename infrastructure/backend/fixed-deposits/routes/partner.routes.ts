import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import {
  partnerCalculationsReply,
  partnerCalculatorParams,
  partnerIssuersReply,
  partnerSchemesReply,
} from '#infrastructure/fixed-deposits/catalogue/partner-deposits.wire.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { depositOffer } from '#infrastructure/backend/fixed-deposits/records/deposit-offer.ts';
import { notOffered } from '#infrastructure/backend/fixed-deposits/records/offered-deposit.ts';
import { PARTNER_KEY } from '#infrastructure/backend/fixed-deposits/records/partner-bank.ts';
import {
  type PartnerSale,
  partnerSales,
  partnerSchemeWire,
  payoutWordOf,
} from '#infrastructure/backend/fixed-deposits/records/partner-schemes.ts';
import { acceptedPrincipal } from '#infrastructure/backend/fixed-deposits/records/accepted-principal.ts';

const PREFIX = '/api/fd-partner/v1';
const access = 'public';

export function addPartnerRoutes(sandbox: Sandbox): void {
  addIssuers(sandbox);
  addSchemes(sandbox);
  addCalculator(sandbox);
}

function addIssuers(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: `${PREFIX}/issuers`,
    summary: 'Get the partner bank',
    access,
    reply: partnerIssuersReply,
    run: async ({ database }) => {
      const issuers = await database
        .selectFrom('deposit_issuers')
        .select(['key as id', 'name', 'logo_url as logo'])
        .where('key', '=', PARTNER_KEY)
        .execute();
      return { status: 200, message: 'Issuers', issuers };
    },
  });
}

function addSchemes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: `${PREFIX}/schemes`,
    summary: 'List the partner bank’s schemes per investor category',
    access,
    reply: partnerSchemesReply,
    run: async ({ database }) => {
      const schemes = (await partnerSales(database)).map(partnerSchemeWire);
      return { status: 200, message: 'Schemes', schemes };
    },
  });
}

function addCalculator(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: `${PREFIX}/calculators/:amount/:days/:months/:years/suryoday`,
    summary: 'Calculate the returns of a deposit made today, for each scheme of the tenure',
    access,
    params: partnerCalculatorParams,
    reply: partnerCalculationsReply,
    run: async ({ params, database }) => {
      const [years, months, days] = [params.years, params.months, params.days].map(Number);
      const tenure = Tenure.parse(`${years}Y ${months}M ${days}D`);
      const sales = (await partnerSales(database)).filter(
        ({ scheme }) => tenure.ok && scheme.tenure_days === tenure.value.days,
      );
      const [first] = sales;
      if (first === undefined) throw notOffered();
      const principal = acceptedPrincipal({ investment_amount: params.amount }, first.scheme);
      const day = sandbox.clock.today();
      const data = sales.map((sale) => calculation(sale, { principal, day }));
      return { status: 200, message: 'Calculated', data };
    },
  });
}

function calculation(
  { id, scheme, category, column }: PartnerSale,
  { principal, day }: { readonly principal: Money; readonly day: CalendarDate },
) {
  const { annualRate, quote } = depositOffer(scheme, { principal, column });
  const { payoutAmount } = quote;
  return {
    scheme_id: id,
    category,
    interest_payout_frequency: payoutWordOf(scheme),
    interest_rate: annualRate.text,
    interest_amount: quote.totalInterest.text,
    maturity_amount: quote.maturityAmount.text,
    maturity_date: quote.terms.tenure.maturityDateFrom(day).iso,
    ...(payoutAmount !== undefined && { payout_amount: payoutAmount.text }),
  };
}
