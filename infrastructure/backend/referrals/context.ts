import type { BackendContext } from '#infrastructure/backend/context.ts';
import { referralsMigrations } from './migrations.ts';
import { addReferralRoutes } from './referral.routes.ts';
import { seedReferrals } from './seed.ts';

export const referralsContext: BackendContext = {
  name: 'referrals',
  migrations: referralsMigrations,
  register: addReferralRoutes,
  seed: seedReferrals,
};
