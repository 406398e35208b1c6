import type { SandboxContext } from '../platform/context.ts';
import { referralsMigrations } from './migrations.ts';
import { addReferralRoutes } from './referral-routes.ts';
import { seedReferrals } from './seed.ts';

/** Who referred whom, and what it has earned. */
export const referralsContext: SandboxContext = {
  name: 'referrals',
  migrations: referralsMigrations,
  register: addReferralRoutes,
  seed: seedReferrals,
};
