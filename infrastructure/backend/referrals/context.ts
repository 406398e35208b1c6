import type { BackendContext } from '#infrastructure/backend/context.ts';
import { referralsMigrations } from '#infrastructure/backend/referrals/migrations/migrations.ts';
import { addReferralRoutes } from '#infrastructure/backend/referrals/routes/referral.routes.ts';
import { seedReferrals } from '#infrastructure/backend/referrals/seed/seed.ts';

export const referralsContext: BackendContext = {
  name: 'referrals',
  migrations: referralsMigrations,
  register: addReferralRoutes,
  seed: seedReferrals,
};
