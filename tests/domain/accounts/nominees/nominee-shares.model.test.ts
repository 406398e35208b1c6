import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  isFullyShared,
  remainingShare,
  selectedNominees,
  totalShare,
} from '#domain/accounts/nominees/nominee-shares.ts';
import { joiningViolation } from '#domain/accounts/nominees/joining-nominee.ts';
import { shareEditViolation } from '#domain/accounts/nominees/share-percent.ts';

interface Listed {
  readonly id: number;
  readonly relationshipId: number;
  readonly sharePercent: number;
}

/** The list of nominees that the rules allow. */
interface Screen {
  nominees: readonly Listed[];
}

/** The expected shares by id, without any of the rules. */
interface Model {
  readonly shares: Map<number, number>;
  readonly relationships: Map<number, number>;
  nextId: number;
}

type Step = fc.Command<Model, Screen>;

function sumOf(shares: Iterable<number>): number {
  let sum = 0;
  for (const share of shares) sum += share;
  return sum;
}

class Join implements Step {
  constructor(
    readonly relationshipId: number,
    readonly sharePercent: number,
  ) {}

  check = () => true;

  run(model: Model, screen: Screen): void {
    const { relationshipId, sharePercent } = this;
    const isOnceOnly = relationshipId >= 20;
    const joining = { relationshipId, isOnceOnly, sharePercent };
    const violation = joiningViolation(joining, { nominees: screen.nominees });
    const isTaken = [...model.relationships.values()].includes(relationshipId) && isOnceOnly;
    const isTooMuch = sumOf(model.shares.values()) + this.sharePercent > 100;
    const isTooMany = model.shares.size >= 4;
    equal(violation === undefined, !isTaken && !isTooMany && !isTooMuch);
    if (violation !== undefined) return;
    const id = model.nextId;
    model.nextId += 1;
    model.shares.set(id, this.sharePercent);
    model.relationships.set(id, this.relationshipId);
    screen.nominees = [...screen.nominees, { id, ...joining }];
  }

  toString = () => `join(${this.relationshipId}, ${this.sharePercent})`;
}

class EditShare implements Step {
  constructor(
    readonly place: number,
    readonly text: string,
  ) {}

  check = ({ shares }: Readonly<Model>) => shares.size > 0;

  run(model: Model, screen: Screen): void {
    const nominee = screen.nominees[this.place % screen.nominees.length];
    if (nominee === undefined) return;
    const others = totalShare(screen.nominees.filter((each) => each !== nominee));
    if (shareEditViolation(this.text, others) !== undefined) return;
    const sharePercent = Number(this.text);
    model.shares.set(nominee.id, sharePercent);
    screen.nominees = screen.nominees.map((each) =>
      each === nominee ? { ...each, sharePercent } : each,
    );
  }

  toString = () => `editShare(${this.place}, ${this.text})`;
}

class Leave implements Step {
  constructor(readonly place: number) {}

  check = ({ shares }: Readonly<Model>) => shares.size > 0;

  run(model: Model, screen: Screen): void {
    const nominee = screen.nominees[this.place % screen.nominees.length];
    if (nominee === undefined) return;
    model.shares.delete(nominee.id);
    model.relationships.delete(nominee.id);
    screen.nominees = screen.nominees.filter((each) => each !== nominee);
  }

  toString = () => `leave(${this.place})`;
}

class Look implements Step {
  check = () => true;

  run(model: Model, { nominees }: Screen): void {
    const total = sumOf(model.shares.values());
    deepEqual(
      nominees.map(({ id, sharePercent }) => [id, sharePercent]),
      [...model.shares],
    );
    equal(totalShare(nominees), total);
    ok(total <= 100);
    equal(remainingShare(nominees), 100 - total);
    equal(isFullyShared(nominees), total === 100);
    deepEqual(selectedNominees(nominees), nominees);
  }

  toString = () => 'look';
}

const steps = fc.commands<Model, Screen>(
  [
    fc
      .tuple(fc.constantFrom(1, 2, 20, 21, 30), fc.integer({ min: 1, max: 100 }))
      .map(([relationshipId, share]) => new Join(relationshipId, share)),
    fc
      .tuple(
        fc.nat({ max: 9 }),
        fc.oneof(fc.integer({ min: 0, max: 120 }).map(String), fc.string()),
      )
      .map(([place, text]) => new EditShare(place, text)),
    fc.nat({ max: 9 }).map((place) => new Leave(place)),
    fc.constant(new Look()),
  ],
  { size: 'medium' },
);

describe('joiningViolation', () => {
  it('keeps totals within 100 and relationships unique after any operations', () => {
    fc.assert(
      fc.property(steps, (done) => {
        fc.modelRun(
          () => ({
            model: { shares: new Map(), relationships: new Map(), nextId: 1 },
            real: { nominees: [] },
          }),
          [...done, new Look()],
        );
      }),
    );
  });
});
