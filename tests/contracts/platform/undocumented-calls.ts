import { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { SentMessages } from '#application/accounts/profile/sent-messages.ts';
import { Sessions } from '#application/accounts/sign-in/sessions.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { StepUpCodes } from '#application/accounts/sign-in/step-up-codes.ts';
import { UpiChecks } from '#application/accounts/bank/upi-checks.ts';
import { VideoKycs } from '#application/accounts/kyc/video-kycs.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { UnpaidDepositOrders } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { Companies } from '#application/private-market/companies.ts';
import { DealSlips } from '#application/private-market/deal-slips.ts';
import { HeldShares } from '#application/private-market/held-shares.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { DataPurpose } from '#domain/accounts/profile/data-purpose.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Result } from '#domain/platform/result.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import type { Adapters } from '../documents/documented-call.ts';

/** The adapters, and a client whose investor is signed out by some calls. */
export interface AllAdapters extends Adapters {
  readonly leaver: AppContainer;
}

export interface AdapterCall {
  /** As the API description writes it, such as `POST /api/main/products/getfd`. */
  readonly at: string;
  make(adapters: AllAdapters): Promise<Result<unknown, unknown>>;
}

const MAIN = '/api/main';
const MARKET = '/api/private-market';
/** A booked deposit, a held share and an order of the sample investor. */
const DEPOSIT = 50_001;
const HELD_SHARE = 119;
const UNKNOWN_ORDER = 999_999;
const change = ProtectedChange.Email;
const pictures = { selfie: new Uint8Array(9), signature: new Uint8Array(9) };

type Outcome = Promise<Result<unknown, PortFailure>>;
const call = (at: string, make: (app: AppContainer) => Outcome): AdapterCall => ({
  at,
  make: ({ app }) => make(app),
});

/** Calls of the app that the product documents do not describe, by context. */
export const undocumentedCalls = {
  accounts: [
    { at: `POST ${MAIN}/login/logout`, make: ({ leaver }) => leaver.get(SignIn).signOut({}) },
    call(`POST ${MAIN}/login/sessions`, (app) => app.get(Sessions).list({})),
    call(`POST ${MAIN}/login/endsession`, (app) => app.get(Sessions).end('none', {})),
    call(`POST ${MAIN}/login/endothersessions`, (app) => app.get(Sessions).endOthers({})),
    call(`POST ${MAIN}/login/sendstepup`, (app) => app.get(StepUpCodes).send(change, {})),
    call(`POST ${MAIN}/login/confirmstepup`, (app) =>
      app.get(StepUpCodes).confirm({ change, code: '000000' }, {}),
    ),
    call(`POST ${MAIN}/onboarding/getupiintent`, (app) => app.get(UpiChecks).start({})),
    call(`GET ${MAIN}/demat/cml`, (app) => app.get(DematAccounts).cmlFile({})),
    call(`POST ${MAIN}/onboarding/acceptdisclaimer`, (app) =>
      app.get(DematAccounts).acceptDisclaimer('1', {}),
    ),
    call(`POST ${MAIN}/profile/removepicture`, (app) => app.get(PersonalData).removePicture({})),
    call(`POST ${MAIN}/profile/changeemail`, (app) =>
      app.get(PersonalData).changeEmail('arjun@new.example', {}),
    ),
    call(`POST ${MAIN}/profile/confirmemail`, (app) =>
      app.get(PersonalData).confirmEmail('000000', {}),
    ),
    call(`POST ${MAIN}/profile/consents`, (app) => app.get(PersonalData).consents({})),
    call(`POST ${MAIN}/profile/updateconsent`, (app) =>
      app.get(PersonalData).setConsent({ purpose: DataPurpose.Offers, isGiven: true }, {}),
    ),
    call(`POST ${MAIN}/profile/activity`, (app) => app.get(PersonalData).activity({})),
    call(`POST ${MAIN}/profile/messages`, (app) => app.get(SentMessages).list({})),
    call(`POST ${MAIN}/profile/exportdata`, (app) => app.get(PersonalData).everything({})),
    call(`POST ${MAIN}/onboarding/getvideokyc`, (app) => app.get(VideoKycs).read({})),
    call(`POST ${MAIN}/onboarding/submitvideokyc`, (app) =>
      app.get(VideoKycs).submit(pictures, {}),
    ),
  ],
  'fixed-deposits': [
    call(`POST ${MAIN}/investment/updatematurityaction`, (app) =>
      app
        .get(DepositOrders)
        .chooseMaturityInstruction({ depositOrderId: DEPOSIT, instructionId: 1 }, {}),
    ),
    call(`GET ${MAIN}/investment/unpaid-orders`, (app) => app.get(UnpaidDepositOrders).list({})),
    call(`POST ${MAIN}/investment/cancel-order`, (app) =>
      app.get(UnpaidDepositOrders).cancel(UNKNOWN_ORDER, {}),
    ),
    call(`GET ${MAIN}/investment/getreceipt`, (app) => app.get(HeldDeposits).receipt(DEPOSIT, {})),
  ],
  'private-market': [
    call(`GET ${MARKET}/share-price-history`, (app) => app.get(Companies).quotes(104, {})),
    call('GET /api/countries/name/{country}', (app) => app.get(Companies).flag('India', {})),
    call(`GET ${MARKET}/pre-ipo/share-sales`, (app) => app.get(HeldShares).sales(HELD_SHARE, {})),
    call(`GET ${MARKET}/pre-ipo/sell-requests`, (app) => app.get(SellRequests).list({})),
    call(`PUT ${MARKET}/pre-ipo/sell-request/answer`, (app) =>
      app.get(SellRequests).answer({ requestId: UNKNOWN_ORDER, tag: 'decline' }, {}),
    ),
    call(`PUT ${MARKET}/preipo/cancel`, (app) => app.get(ShareOrders).cancel(UNKNOWN_ORDER, {})),
    call(`GET ${MARKET}/payment-status`, (app) => app.get(SharePayments).status(UNKNOWN_ORDER, {})),
    call(`GET ${MARKET}/deal-slip`, (app) => app.get(DealSlips).document(UNKNOWN_ORDER, {})),
  ],
  site: [
    {
      at: `POST ${MAIN}/contact`,
      make: ({ site }) => {
        const sender = { name: 'Meera Iyer', email: 'meera@mail.example', mobile: '' };
        return site.contactMessages.send({ ...sender, message: 'When do you open?' }, {});
      },
    },
  ],
} satisfies Record<string, readonly AdapterCall[]>;
