import { DEFAULT_CAMPAIGN_ID } from '#domain/platform/default-campaign.ts';
import type { Insertable } from 'kysely';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { firstInvestorId } from '#infrastructure/backend/database/first-investor.ts';
import type { ReferralEventsTable } from '#infrastructure/backend/referrals/tables.ts';

const DAY = 86_400_000;

interface SampleReferral {
  readonly name: string;
  readonly mobile: string;
  readonly registeredDaysAgo: number;
  readonly sales: readonly (readonly [daysAgo: number, earned: string, status?: string])[];
}

/** Friends of the first sample investor; a reversed sale does not count. */
const friends: readonly SampleReferral[] = [
  {
    name: 'Kavita Rao',
    mobile: '9811120457',
    registeredDaysAgo: 212,
    sales: [
      [205, '250'],
      [96, '250'],
    ],
  },
  { name: 'Imran Qureshi', mobile: '9822233186', registeredDaysAgo: 171, sales: [[166, '250']] },
  { name: 'Sneha Kulkarni', mobile: '9833344902', registeredDaysAgo: 118, sales: [[110, '0']] },
  { name: 'Dev Prakash', mobile: '9844455371', registeredDaysAgo: 64, sales: [[60, '250', '2']] },
  { name: 'Lakshmi Venkataraghavan', mobile: '9855566248', registeredDaysAgo: 23, sales: [] },
  { name: 'Tashi Dorjee', mobile: '9866677015', registeredDaysAgo: 4, sales: [] },
];

export async function seedReferrals({ database, clock }: Sandbox): Promise<void> {
  const investorId = await firstInvestorId(database);
  if (investorId === undefined) return;
  const now = clock.now().getTime();
  const rows = friends.flatMap((friend) => rowsOf(friend, investorId, now));
  await database.insertInto('referral_events').values(rows).execute();
}

function rowsOf(
  { name, mobile, registeredDaysAgo, sales }: SampleReferral,
  investorId: number,
  now: number,
): readonly Insertable<ReferralEventsTable>[] {
  const common = {
    investor_id: investorId,
    campaign_id: DEFAULT_CAMPAIGN_ID,
    friend_name: name,
    friend_mobile: mobile,
  };
  const at = (daysAgo: number) => new Date(now - daysAgo * DAY);
  return [
    {
      ...common,
      event: 'register',
      status: '1',
      happened_at: at(registeredDaysAgo),
      purchase_value: '0',
    },
    ...sales.map(([daysAgo, earned, status = '1']) => ({
      ...common,
      event: 'sale' as const,
      status,
      happened_at: at(daysAgo),
      purchase_value: earned,
    })),
  ];
}
