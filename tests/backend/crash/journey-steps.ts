import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { CompleteKyc } from '#application/accounts/kyc/complete-kyc.ts';
import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { Profiles } from '#application/accounts/profile/profiles.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Session } from '#application/platform/session.ts';
import { KycMethod } from '#domain/accounts/kyc/kyc-outcome.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import {
  orderFor,
  present,
  press,
  searchOf,
  submitNominees,
} from '#tests/contracts/fixed-deposits/booking.ts';
import type { KillableServer } from './killable-server.ts';

/** A new investor on the way to a deposit, through the app's own adapters. */
export interface Client {
  readonly app: AppContainer;
  readonly server: KillableServer;
  readonly mobile: string;
  depositOrderId: number;
  paymentPage: string;
  returnSearch: string;
}

export interface Step {
  readonly name: string;
  /** The request of the app, repeated after a lost reply. */
  run(client: Client): Promise<void>;
  /** Whether the acknowledged result exists exactly once. */
  isKept(client: Client): Promise<boolean>;
}

/** A PAN that belongs to this mobile number alone. */
const panOf = (mobile: string) => `QWZPR${mobile.slice(-4)}K`;
const accountOf = (mobile: string) => ({ ifsc: 'HDFC0000060', accountNumber: `50${mobile}` });
const PARENTS = { fatherName: 'Raman Iyer', motherName: 'Usha Iyer' };

export const signInSteps: readonly Step[] = [
  {
    name: 'sendotp',
    run: async ({ app, mobile }) => {
      valueOf(await app.get(SignIn).requestCode(mobile, {}));
    },
    isKept: async ({ server, mobile }) => /^\d{6}$/.test(await server.control.codeFor(mobile)),
  },
  {
    name: 'verifyotp',
    run: async ({ app, server, mobile }) => {
      const verify = async () =>
        app.get(SignIn).verifyCode({ mobile, code: await server.control.codeFor(mobile) }, {});
      let verified = await verify();
      if (!verified.ok && verified.failure.kind === 'refused') {
        // The code is used up, and the reply with its session was lost.
        valueOf(await app.get(SignIn).requestCode(mobile, {}));
        verified = await verify();
      }
      await app.get(Session).begin(valueOf(verified));
    },
    isKept: async ({ app, mobile }) =>
      valueOf(await app.get(Profiles).summary({})).mobile === mobile,
  },
];

export const onboardingSteps: readonly Step[] = [
  {
    name: 'savepan',
    run: async ({ app, mobile }) => {
      const kyc = app.get(KycVerifications);
      const pan = panOf(mobile);
      const { name } = valueOf(await kyc.panProfile(pan, {}));
      const dateOfBirth = CalendarDate.of('1989-02-14');
      const details = { pan, name, email: 'someone@mail.example', dateOfBirth };
      const request = { ...details, method: KycMethod.Minimum, purpose: 'deposit' as const };
      valueOf(await app.get(CompleteKyc).run(request, {}));
    },
    isKept: async ({ app }) => valueOf(await app.get(Profiles).summary({})).isKycVerified,
  },
  {
    name: 'the bank account',
    run: async ({ app, mobile }) => {
      const account = accountOf(mobile);
      valueOf(await app.get(BankAccounts).verify(account, {}));
      valueOf(await app.get(BankAccounts).save(account, {}));
    },
    isKept: async ({ app }) => valueOf(await app.get(BankAccounts).list({})).length === 1,
  },
  {
    name: 'the parents',
    run: async ({ app }) => {
      valueOf(await app.get(Profiles).saveParents(PARENTS, {}));
    },
    isKept: async ({ app }) =>
      valueOf(await app.get(Profiles).parents({})).motherName === PARENTS.motherName,
  },
  {
    name: 'the address',
    run: async ({ app }) => {
      const [permanent] = valueOf(await app.get(Profiles).addresses({}));
      valueOf(await app.get(Profiles).saveAddresses({ permanent: present(permanent) }, {}));
    },
    isKept: async ({ app }) => valueOf(await app.get(Profiles).addresses({})).length === 1,
  },
  {
    name: 'the occupation',
    run: async ({ app }) => {
      const profiles = app.get(Profiles);
      const { occupations, annualIncomes } = valueOf(await profiles.professionalChoices({}));
      const occupation = present(occupations[0]);
      const annualIncome = present(annualIncomes[0]);
      valueOf(await profiles.saveProfessional({ occupation, annualIncome }, {}));
    },
    isKept: async ({ app }) =>
      valueOf(await app.get(Profiles).professional({})).occupation !== undefined,
  },
  {
    name: 'the nominee',
    run: async ({ app }) => {
      const dateOfBirth = CalendarDate.of('1991-07-02');
      const nominee = { fullName: 'Kavya Iyer', relationshipId: 25, dateOfBirth };
      const share = { sharePercent: 100, isInvestorAddress: true };
      valueOf(await app.get(Nominees).save({ ...nominee, ...share }, {}));
    },
    isKept: async ({ app }) => valueOf(await app.get(Nominees).list({})).length === 1,
  },
];

export const paymentSteps: readonly Step[] = [
  {
    name: 'startfd',
    run: async (client) => {
      client.depositOrderId = await started(client);
    },
    isKept: async (client) => (await started(client)) === client.depositOrderId,
  },
  {
    name: 'updatenominees',
    run: async (client) => {
      client.paymentPage = await paymentPage(client);
    },
    isKept: async (client) => (await paymentPage(client)) === client.paymentPage,
  },
  {
    name: 'the payment',
    run: async (client) => {
      client.returnSearch = searchOf(await press(client.paymentPage, 'succeeded'));
    },
    isKept: async ({ app }) => valueOf(await app.get(HeldDeposits).list({})).length === 1,
  },
  {
    name: 'verify-payment',
    run: async ({ app, returnSearch }) => {
      valueOf(await app.get(DepositPayments).verify(returnSearch, {}));
    },
    isKept: async ({ app, depositOrderId }) => {
      const status = await app.get(DepositPayments).status({ depositOrderId, depositId: 1003 }, {});
      return valueOf(status).status === 'success';
    },
  },
  {
    name: 'the maturity action',
    run: async ({ app, depositOrderId }) => {
      const { instructionId } = await lastInstruction(app);
      const choice = { depositOrderId, instructionId };
      valueOf(await app.get(DepositOrders).chooseMaturityInstruction(choice, {}));
    },
    isKept: async ({ app, depositOrderId }) => {
      const detail = valueOf(await app.get(HeldDeposits).detail(depositOrderId, {}));
      return detail.maturityInstructionName === (await lastInstruction(app)).label;
    },
  },
];

export const steps: readonly Step[] = [...signInSteps, ...onboardingSteps, ...paymentSteps];

async function started({ app, server }: Client): Promise<number> {
  const request = await orderFor(app, server, { principal: '150000' });
  return valueOf(await app.get(DepositOrders).start(request, {})).depositOrderId;
}

async function paymentPage({ app, server, depositOrderId }: Client): Promise<string> {
  return valueOf(await submitNominees(app, server, depositOrderId)).paymentUrl;
}

async function lastInstruction(app: AppContainer) {
  const instructions = valueOf(await app.get(DepositCatalogue).maturityInstructions(1003, {}));
  return present(instructions.at(-1));
}
