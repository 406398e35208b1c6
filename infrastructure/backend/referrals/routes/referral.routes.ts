import {
  type ReferralEntryWire,
  referralStatsReply,
  referralStatsRequest,
  referralTextReply,
} from '#infrastructure/referrals/referrals.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  entriesOfInvited,
  hiddenMobile,
} from '#infrastructure/backend/referrals/records/invited-friends.ts';
import { referralCodeOf } from '#infrastructure/backend/referrals/records/referral-codes.ts';
import { dateAndTime } from '#infrastructure/backend/referrals/records/referral-time.ts';

const SHARED_TEXT =
  'I manage my fixed deposits and unlisted shares on Vriddhi. It shows all rates, prices and charges before you pay. Take a look, it is free:';

export function addReferralRoutes(sandbox: Sandbox): void {
  addStats(sandbox);
  route(sandbox, {
    method: 'GET',
    path: '/api/main/products/getreferraltext',
    summary: 'Get the text that people share with their referral link',
    access: 'session',
    reply: referralTextReply,
    run: async () => ({ status: 200, message: 'Referral text', data: SHARED_TEXT }),
  });
}

function addStats(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/user/referral_stats',
    summary: 'Get the referral link of the investor and its results',
    access: 'session',
    body: referralStatsRequest,
    reply: referralStatsReply,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      await refuseOthers(database, investorId, body.email);
      const code = await referralCodeOf(database, investorId);
      const events = await database
        .selectFrom('referral_events')
        .selectAll()
        .where('investor_id', '=', investorId)
        .where('campaign_id', '=', body.campaign_id)
        .orderBy('happened_at', 'desc')
        .orderBy('id')
        .execute();
      const convertsList: ReferralEntryWire[] = events.map((event) => ({
        event_name: event.event,
        status: event.status,
        time: dateAndTime(event.happened_at),
        referee_mobile: hiddenMobile(event.friend_mobile),
        referee_name: event.friend_name,
        purchaseValue: event.purchase_value,
      }));
      convertsList.unshift(...(await entriesOfInvited(database, code)));
      const referral_link = `${sandbox.config.appOrigin}/?ir_co=${code}`;
      return { status: 200, message: 'Referrals', data: { referral_link, convertsList } };
    },
  });
}

/** Refuses a number other than the session's, because a report is only for its owner. */
async function refuseOthers(
  database: Kysely<Database>,
  investorId: number,
  mobile: string,
): Promise<void> {
  const own = await database
    .selectFrom('investors')
    .select('mobile')
    .where('id', '=', investorId)
    .executeTakeFirstOrThrow();
  if (own.mobile === mobile) return;
  const message = 'This belongs to another investor.';
  throw new Refusal({ status: 403, code: 'not-yours', message, field: 'email' });
}
