import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import * as v from 'valibot';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { failed, type StoryCalls } from './story-calls.ts';
import type { StepResult, Story, StoryStep } from './story.ts';

const DEPOSIT_ID = 1003;
const AMOUNT = '100000';
const rows = v.array(
  v.object({
    fd_name: v.string(),
    scheme_master_id: v.number(),
    tenure_years: v.number(),
    tenure_months: v.number(),
    tenure_days: v.number(),
  }),
);
const quoteData = v.object({
  data: v.object({
    maturity_amount: v.string(),
    aggrigated_interest: v.string(),
    maturity_date: v.string(),
    rate_of_interest: v.string(),
  }),
});

const rupees = (amount: string) => formatRupees(Money.of(amount));

/** The scheme of one year with interest at maturity. */
async function oneYearScheme(calls: StoryCalls, investorId: Story['investorId']) {
  const schemes = await calls.api('POST', '/main/products/getfd', {
    body: {
      display_location: 'TenureAndReturns',
      tag: '',
      investor_id: investorId,
      fd_id: DEPOSIT_ID,
      payout_method_id: 'C',
    },
    data: rows,
  });
  const scheme = schemes.find(
    ({ tenure_years: years, tenure_months: months, tenure_days: days }) =>
      years === 1 && months === 0 && days === 0,
  );
  if (scheme === undefined) throw failed('The sample deposit has no scheme of one year.');
  return scheme;
}

async function quote(calls: StoryCalls, { investorId, gender }: Story) {
  const { data } = await calls.api('POST', '/main/products/calculatefd', {
    body: {
      compounding_type: 'yearly',
      fd_id: DEPOSIT_ID,
      investment_amount: AMOUNT,
      investor_id: investorId,
      maturity_type: 'yearly',
      product_type: 'Cumulative',
      gender: gender === 'female' ? 'F' : 'M',
      dob: '14/02/1989',
      tenor: 360,
      tenure_year: 1,
      tenure_months: 0,
      tenure_days: 0,
    },
    data: quoteData,
  });
  return data;
}

interface Chosen {
  readonly schemeId: number;
  readonly quoted: Awaited<ReturnType<typeof quote>>;
  readonly appOrigin: string;
}

async function startDeposit(
  calls: StoryCalls,
  { investorId }: Story,
  { schemeId, quoted, appOrigin }: Chosen,
): Promise<number> {
  const started = await calls.api('POST', '/main/investment/startfd', {
    body: {
      fd_id: DEPOSIT_ID,
      fd_payout_method_id: 'C',
      investment_amount: AMOUNT,
      investor_id: investorId,
      maturity_action_id: 0,
      ifa_id: 1,
      interest_rate: quoted.rate_of_interest,
      scheme_id: schemeId,
      tenure: '1Y',
      total_interest_earn: quoted.aggrigated_interest,
      is_senior_citizen: 0,
      maturity_date: quoted.maturity_date,
      maturity_amount: quoted.maturity_amount,
      mkyc_status: 'verified',
      redirection_url: `${appOrigin}/fd-redireacting`,
    },
    data: v.object({ fd_investment_id: v.number() }),
  });
  return started.fd_investment_id;
}

function bookDeposit({ config }: Pick<Sandbox, 'config'>): StoryStep['run'] {
  return async (calls, story): Promise<StepResult> => {
    const { investorId, nomineeId } = story;
    const { appOrigin } = config;
    const scheme = await oneYearScheme(calls, investorId);
    const quoted = await quote(calls, story);
    const chosen = { schemeId: scheme.scheme_master_id, quoted, appOrigin };
    const depositOrderId = await startDeposit(calls, story, chosen);
    const nominee = `<NOMINEE_ID>${nomineeId}</NOMINEE_ID><PERCENTAGE>100</PERCENTAGE>`;
    const { paymentUrl } = await calls.api('POST', '/main/investment/updatenominees', {
      body: {
        fd_investment_id: depositOrderId,
        investor_id: investorId,
        nominee_data_xml: `<ROWS><ROW>${nominee}</ROW></ROWS>`,
        redirection_url: `${appOrigin}/fetch-bank-details`,
      },
      data: v.object({ paymentUrl: v.string() }),
    });
    const booked = `Booked ${rupees(AMOUNT)} in ${scheme.fd_name} for one year`;
    const { rate_of_interest: rate, maturity_amount: becomes } = quoted;
    const line = `${booked} at ${rate}%. It becomes ${rupees(becomes)}.`;
    return { line, story: { depositOrderId, paymentUrl } };
  };
}

async function payDeposit(calls: StoryCalls, { paymentUrl = '' }: Story): Promise<StepResult> {
  await calls.press(paymentUrl, { method: 'UPI', outcome: 'succeeded' });
  return { line: `Paid ${rupees(AMOUNT)} by UPI.` };
}

export function depositSteps(sandbox: Pick<Sandbox, 'config'>): readonly StoryStep[] {
  return [
    { name: 'book-deposit', label: 'Book a deposit', run: bookDeposit(sandbox) },
    { name: 'pay-deposit', label: 'Pay for the deposit', run: payDeposit },
  ];
}
