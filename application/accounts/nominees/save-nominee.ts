import {
  joiningViolation,
  type JoiningViolation,
} from '#domain/accounts/nominees/joining-nominee.ts';
import { guardianName, type Nominee } from '#domain/accounts/nominees/nominee.ts';
import { failure, type Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { Nominees, NomineeToSave, Relationship } from './nominees.ts';

export type SaveNomineeFailure =
  | PortFailure
  /** The nominee cannot be added to this investor's list, or changed in this way. */
  | { readonly kind: 'cannot-join'; readonly violation: JoiningViolation };

/** The investor's list of nominees, and the relationships to choose from. */
export interface NomineesToJoin {
  readonly nominees: readonly Nominee[];
  readonly relationships: readonly Relationship[];
}

/** The name of the form of a new nominee, under which its draft is stored. */
export const NOMINEE_FORM = 'new-nominee';

/** The name of the form of a nominee; without an id, of a new one. */
export function nomineeFormName(id: number | undefined): string {
  return id === undefined ? NOMINEE_FORM : `nominee-${id}`;
}

export interface SaveNomineeDependencies {
  readonly nominees: Nominees;
  readonly session: Session;
  readonly drafts: Drafts;
}

/**
 * Checks a nominee against the investor and the other nominees, and saves it. Then removes the
 * draft of the form.
 */
export class SaveNominee {
  constructor(private readonly dependencies: SaveNomineeDependencies) {}

  async run(
    { nominee, list }: { readonly nominee: NomineeToSave; readonly list: NomineesToJoin },
    options: CallOptions,
  ): Promise<Result<void, SaveNomineeFailure>> {
    const violation = this.violationOf(nominee, list);
    if (violation !== undefined) return failure({ kind: 'cannot-join', violation });
    const { nominees, drafts } = this.dependencies;
    const saved = await nominees.save(nominee, options);
    if (saved.ok) await drafts.forget(nomineeFormName(nominee.id));
    return saved;
  }

  private violationOf(
    nominee: NomineeToSave,
    { nominees, relationships }: NomineesToJoin,
  ): JoiningViolation | undefined {
    const { guardian, relationshipId } = nominee;
    const kin = relationships.find((each) => each.relationshipId === relationshipId);
    const joining = {
      ...nominee,
      relationship: kin?.label,
      isOnceOnly: kin?.isOnceOnly,
      guardianPan: guardian?.pan,
      guardianName: guardian && guardianName(guardian),
      guardianBirthDate: guardian?.dateOfBirth,
    };
    const { pan, name, birthDate } = this.dependencies.session.current ?? {};
    const investor = { investorPan: pan, investorName: name, investorBirthDate: birthDate };
    return joiningViolation(joining, { ...investor, nominees });
  }
}
