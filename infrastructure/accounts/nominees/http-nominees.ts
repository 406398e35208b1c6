import type {
  Nominees,
  NomineeToSave,
  Relationship,
} from '#application/accounts/nominees/nominees.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { InvestorCalls } from '#infrastructure/accounts/investor-calls.ts';
import { nomineeOf, nomineeRow } from './nominee-rows.ts';
import { nomineesReply, type NomineeToWrite, saveNomineesReply } from './nominees.wire.ts';
import { lookupReply } from '#infrastructure/accounts/profile/profiles.wire.ts';
import { isOnceOnlyRelationship } from './once-only-relationships.wire.ts';
import { readAll } from '#infrastructure/accounts/unreadable-reply.ts';

export class HttpNominees implements Nominees {
  constructor(private readonly calls: InvestorCalls) {}

  async list(options: CallOptions): Promise<Result<readonly Nominee[], PortFailure>> {
    const reply = await this.calls.show('Nomination', nomineesReply, options);
    return reply.ok ? readAll(reply.value.data, nomineeOf, 'a nominee') : reply;
  }

  async relationships(options: CallOptions): Promise<Result<readonly Relationship[], PortFailure>> {
    const reply = await this.calls.show('RelationShip', lookupReply, options);
    if (!reply.ok) return reply;
    const rows = reply.value.data;
    return success(
      rows.map(({ item_id, item_value }) => ({
        relationshipId: item_id,
        label: item_value,
        isOnceOnly: isOnceOnlyRelationship(item_id),
      })),
    );
  }

  save(nominee: NomineeToSave, options: CallOptions): Promise<Result<void, PortFailure>> {
    return this.write(nomineeRow(nominee), options);
  }

  remove(nominee: Nominee, options: CallOptions): Promise<Result<void, PortFailure>> {
    return this.write({ ...nomineeRow(nominee), is_removed: 1 }, options);
  }

  private write(
    row: NomineeToWrite,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const body = { display_location: 'Nomination', method: 'Modify', data: [row] };
    const call = { path: '/profile', body, reply: saveNomineesReply };
    return this.calls.change(call, options);
  }
}
