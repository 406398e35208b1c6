import type { BackendContext } from '#infrastructure/backend/context.ts';
import { bankRoutes } from '#infrastructure/backend/accounts/routes/bank.routes.ts';
import { accountSettingsRoutes } from '#infrastructure/backend/accounts/routes/account-settings.routes.ts';
import { dueAccountJobs } from '#infrastructure/backend/accounts/jobs/due-account-jobs.ts';
import { dematRoutes } from '#infrastructure/backend/accounts/routes/demat.routes.ts';
import { identityCheckRoutes } from '#infrastructure/backend/accounts/routes/identity-check.routes.ts';
import { identityPage } from '#infrastructure/backend/accounts/pages/identity-page.ts';
import { investmentRoutes } from '#infrastructure/backend/accounts/routes/investment.routes.ts';
import { kycRoutes } from '#infrastructure/backend/accounts/routes/kyc.routes.ts';
import { accountsMagicValues } from '#infrastructure/backend/accounts/seed/magic-values.ts';
import { accountsMigrations } from '#infrastructure/backend/accounts/migrations/migrations.ts';
import { onboardingRoutes } from '#infrastructure/backend/accounts/routes/onboarding.routes.ts';
import { profileRoute } from '#infrastructure/backend/accounts/routes/profile.routes.ts';
import { samplePeople } from '#infrastructure/backend/accounts/seed/sample-people.ts';
import { seedAccounts } from '#infrastructure/backend/accounts/seed/seed.ts';
import { sessionListRoutes } from '#infrastructure/backend/accounts/routes/session-list.routes.ts';
import { signInRoutes } from '#infrastructure/backend/accounts/routes/sign-in.routes.ts';
import { stepUpRoutes } from '#infrastructure/backend/accounts/routes/step-up.routes.ts';
import { upiPage } from '#infrastructure/backend/accounts/pages/upi-page.ts';
import { bankReviewPage } from '#infrastructure/backend/accounts/pages/bank-review-page.ts';
import { videoKycPage } from '#infrastructure/backend/accounts/pages/video-kyc-page.ts';
import { videoKycRoutes } from '#infrastructure/backend/accounts/routes/video-kyc.routes.ts';

export const accountsContext: BackendContext = {
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
    accountSettingsRoutes(sandbox);
    investmentRoutes(sandbox);
    identityPage(sandbox);
    upiPage(sandbox);
    identityCheckRoutes(sandbox);
    videoKycRoutes(sandbox);
    videoKycPage(sandbox);
    bankReviewPage(sandbox);
  },
  seed: seedAccounts,
  runDueJobs: dueAccountJobs(),
  magicValues: accountsMagicValues,
  people: samplePeople.map(({ name, mobile, description }) => ({ name, mobile, description })),
};
