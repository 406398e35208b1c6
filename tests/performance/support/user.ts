import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import type { StartDepositRequest } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { Session } from '#application/platform/session.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { clientOf } from '#tests/contracts/client.ts';
import type { Control } from '#tests/support/control.ts';

export interface Call {
  readonly name: string;
  readonly kind: 'read' | 'list' | 'order';
  run(): Promise<Result<unknown, unknown>>;
}

/** A simulated investor with the app's own adapters: four reads, then one command. */
export interface User {
  nextCall(): Call;
  /** The next request among those that place orders. */
  nextOrder(): Call;
}

const options = {};
const preparedOrders = 20;

/** Signs a new investor in through the real sign-in requests. */
export async function signedInUser(
  appAddress: string,
  control: Control,
  mobile: string,
): Promise<User> {
  const client = await clientOf(appAddress);
  const signIn = client.get(SignIn);
  must(await signIn.requestCode(mobile, options));
  const code = await control.otpFor(mobile);
  const investor = must(await signIn.verifyCode({ mobile, code }, options));
  await client.get(Session).begin(investor);
  const { listings } = must(
    await client.get(DepositCatalogue).list({ categoryId: 1, tagId: 2, count: 20 }, options),
  );
  const listing = listings.find(({ deposit }) => !deposit.isComingSoon);
  if (listing === undefined) throw new Error('the list of deposits is empty');
  const { row, deposit } = listing;
  const { depositId, minimumAmount: least } = deposit;
  return await userOf(client, { appAddress, depositId, row, least });
}

interface Chosen {
  readonly appAddress: string;
  readonly depositId: number;
  readonly row: RateCardRow;
  readonly least: Money;
}

async function userOf(client: AppContainer, chosen: Chosen): Promise<User> {
  const reads = readsOf(client, chosen);
  const writes = await writesOf(client, chosen);
  let reading = 0;
  let writing = 0;
  const nextOrder = () => {
    writing += 1;
    return present(writes[(writing - 1) % writes.length]);
  };
  return {
    nextCall: () => {
      if ((reading + writing) % 5 === 4) return nextOrder();
      reading += 1;
      return present(reads[reading % reads.length]);
    },
    nextOrder,
  };
}

function present(call: Call | undefined): Call {
  if (call === undefined) throw new Error('there is no call');
  return call;
}

function readsOf(client: AppContainer, { depositId, row, least }: Chosen): readonly Call[] {
  const read = (name: string, run: Call['run']): Call => ({ name, kind: 'read', run });
  const list = (name: string, run: Call['run']): Call => ({ name, kind: 'list', run });
  const payoutFrequency = PayoutFrequency.AtMaturity;
  const quote = { depositId, payoutFrequency, tenure: row.tenure, isSeniorCitizen: false };
  return [
    list('list of deposits', () =>
      client.get(DepositCatalogue).list({ categoryId: 1, tagId: 2, count: 20 }, options),
    ),
    read('rate card', () =>
      client.get(RateCards).forDeposit(depositId, { payoutFrequency }, options),
    ),
    read('quote', () => client.get(DepositQuotes).quote({ ...quote, principal: least }, options)),
    list('portfolio', () => client.get(HeldDeposits).list(options)),
    list('passbook', () => client.get(Passbook).entries(options)),
    read('nominees', () => client.get(Nominees).list(options)),
  ];
}

/**
 * Prepares orders of different amounts; each start stores one, and a maturity instruction changes
 * it.
 */
async function writesOf(client: AppContainer, chosen: Chosen): Promise<readonly Call[]> {
  const orders = client.get(DepositOrders);
  const requests: StartDepositRequest[] = [];
  for (let number = 1; number <= preparedOrders; number += 1) {
    requests.push(await startRequest(client, chosen, number));
  }
  const instructions = must(
    await client.get(DepositCatalogue).maturityInstructions(chosen.depositId, options),
  );
  const instructionId = instructions[0]?.instructionId ?? 0;
  let started = 0;
  let depositOrderId = 0;
  const start = async () => {
    const request = requests[started % requests.length];
    started += 1;
    if (request === undefined) throw new Error('there is no order to start');
    const result = await orders.start(request, options);
    if (result.ok) ({ depositOrderId } = result.value);
    return result;
  };
  const instruct = () =>
    orders.chooseMaturityInstruction({ depositOrderId, instructionId }, options);
  return [
    { name: 'start a deposit', kind: 'order', run: start },
    { name: 'choose a maturity instruction', kind: 'order', run: instruct },
  ];
}

async function startRequest(
  client: AppContainer,
  { appAddress, depositId, row, least }: Chosen,
  number: number,
): Promise<StartDepositRequest> {
  const principal = least.plus(Money.of(String(number * 1000)));
  const terms = { depositId, principal, payoutFrequency: row.payoutFrequency };
  const quoteRequest = { ...terms, tenure: row.tenure, isSeniorCitizen: false };
  const quoted = must(await client.get(DepositQuotes).quote(quoteRequest, options));
  return {
    ...quoteRequest,
    schemeId: row.schemeMasterId,
    annualRatePercent: quoted.annualRatePercent,
    totalInterest: quoted.totalInterest,
    maturityAmount: quoted.maturityAmount,
    maturityDate: quoted.maturityDate,
    returnUrl: `${appAddress}/kyc`,
  };
}

function must<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`a call failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}
