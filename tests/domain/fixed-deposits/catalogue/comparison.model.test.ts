import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { canCompare, toggledComparison } from '#domain/fixed-deposits/catalogue/comparison.ts';

/** The deposits in the compare bar, in the order of selection. */
interface Bar {
  selection: readonly number[];
}

/** The expected selection, as a set and without the rule. */
interface Model {
  ticked: Set<number>;
}

type Step = fc.Command<Model, Bar>;

class Toggle implements Step {
  constructor(readonly depositId: number) {}

  check = () => true;

  run(model: Model, bar: Bar): void {
    const isThere = model.ticked.has(this.depositId);
    const toggled = toggledComparison(bar.selection, this.depositId);
    equal(toggled.ok, isThere || model.ticked.size < 5);
    if (isThere) model.ticked.delete(this.depositId);
    else if (model.ticked.size < 5) model.ticked.add(this.depositId);
    if (toggled.ok) bar.selection = toggled.value;
  }

  toString = () => `toggle(${this.depositId})`;
}

class Close implements Step {
  check = () => true;

  run(model: Model, bar: Bar): void {
    model.ticked = new Set();
    bar.selection = [];
  }

  toString = () => 'close';
}

class Look implements Step {
  check = () => true;

  run(model: Model, { selection }: Bar): void {
    deepEqual(selection, [...model.ticked]);
    equal(canCompare(selection), model.ticked.size >= 2);
  }

  toString = () => 'look';
}

const steps = fc.commands<Model, Bar>(
  [
    fc.integer({ min: 1, max: 8 }).map((depositId) => new Toggle(depositId)),
    fc.constant(new Close()),
    fc.constant(new Look()),
  ],
  { size: 'medium' },
);

describe('toggledComparison', () => {
  it('holds what was ticked last, in order, never more than five [FD-4.53, FD-5.11]', () => {
    fc.assert(
      fc.property(steps, (done) => {
        fc.modelRun(
          () => ({ model: { ticked: new Set<number>() }, real: { selection: [] } }),
          [...done, new Look()],
        );
      }),
    );
  });
});
