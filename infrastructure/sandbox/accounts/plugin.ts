import type { Sandbox, SandboxContext } from '../platform/context.ts';
import { bankRoutes } from './bank.routes.ts';
import { dematRoutes } from './demat.routes.ts';
import { identityPage } from './identity-page.ts';
import { investmentRoutes } from './investment.routes.ts';
import { kycRoutes } from './kyc.routes.ts';
import { accountsMagicValues } from './magic-values.ts';
import { accountsMigrations } from './migrations.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { forgetOldRequests } from './one-time-codes.ts';
import { profileRoute } from './profile.routes.ts';
import { samplePeople } from './sample-people.ts';
import { seedAccounts } from './seed.ts';
import { sessionListRoutes } from './session-list.routes.ts';
import { forgetOldSessions } from './sessions.ts';
import { signInRoutes } from './sign-in.routes.ts';

const HOUR = 3_600_000;

/** Sign-in, sessions, KYC, bank accounts, profile and nominees. */
export const accountsContext: SandboxContext = {
  name: 'accounts',
  migrations: accountsMigrations,
  register(sandbox) {
    signInRoutes(sandbox);
    sessionListRoutes(sandbox);
    kycRoutes(sandbox);
    onboardingRoutes(sandbox);
    bankRoutes(sandbox);
    dematRoutes(sandbox);
    profileRoute(sandbox);
    investmentRoutes(sandbox);
    identityPage(sandbox);
  },
  seed: seedAccounts,
  settle: forgetting(),
  magicValues: accountsMagicValues,
  people: samplePeople.map(({ name, mobile, description }) => ({ name, mobile, description })),
};

/** Clears away old codes and sessions, once in an hour of the virtual clock. */
function forgetting() {
  let last = 0;
  return async ({ database }: Sandbox, until: Date): Promise<void> => {
    if (Math.abs(until.getTime() - last) < HOUR) return;
    last = until.getTime();
    await forgetOldRequests(database, until);
    await forgetOldSessions(database, until);
  };
}
