import type { Sandbox, SandboxContext } from '../platform/context.ts';
import { bankRoutes } from './bank.routes.ts';
import { careRoutes } from './care.routes.ts';
import { forgetOldRequests } from './code-requests.ts';
import { dematRoutes } from './demat.routes.ts';
import { identityCheckRoutes } from './identity-check.routes.ts';
import { identityPage } from './identity-page.ts';
import { investmentRoutes } from './investment.routes.ts';
import { kycRoutes } from './kyc.routes.ts';
import { accountsMagicValues } from './magic-values.ts';
import { accountsMigrations } from './migrations.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { profileRoute } from './profile.routes.ts';
import { samplePeople } from './sample-people.ts';
import { seedAccounts } from './seed.ts';
import { sessionListRoutes } from './session-list.routes.ts';
import { forgetOldSessions } from './sessions.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { stepUpRoutes } from './step-up.routes.ts';
import { upiPage } from './upi-page.ts';
import { videoKycPage } from './video-kyc-page.ts';
import { videoKycRoutes } from './video-kyc.routes.ts';
import { settleVideoKycs } from './video-kycs.ts';

const HOUR = 3_600_000;

/** Sign-in, sessions, KYC, bank accounts, profile and nominees. */
export const accountsContext: SandboxContext = {
  name: 'accounts',
  migrations: accountsMigrations,
  register(sandbox) {
    signInRoutes(sandbox);
    sessionListRoutes(sandbox);
    stepUpRoutes(sandbox);
    kycRoutes(sandbox);
    onboardingRoutes(sandbox);
    bankRoutes(sandbox);
    dematRoutes(sandbox);
    profileRoute(sandbox);
    careRoutes(sandbox);
    investmentRoutes(sandbox);
    identityPage(sandbox);
    upiPage(sandbox);
    identityCheckRoutes(sandbox);
    videoKycRoutes(sandbox);
    videoKycPage(sandbox);
  },
  seed: seedAccounts,
  settle: settling(),
  magicValues: accountsMagicValues,
  people: samplePeople.map(({ name, mobile, description }) => ({ name, mobile, description })),
};

/** What the desk decides, and once in an hour of the virtual clock what is old and cleared away. */
function settling() {
  let last = 0;
  return async (sandbox: Sandbox, until: Date): Promise<void> => {
    const { database } = sandbox;
    await settleVideoKycs(sandbox, until);
    if (Math.abs(until.getTime() - last) < HOUR) return;
    last = until.getTime();
    await forgetOldRequests(database, until);
    await forgetOldSessions(database, until);
  };
}
