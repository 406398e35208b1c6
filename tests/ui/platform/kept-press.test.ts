import { observable, runInAction } from 'mobx';
import { KeptPress } from '#ui/platform/kept-press.ts';
import { describe, expect, it } from 'vitest';

function held() {
  const reply = observable({ hasArrived: false });
  const press = new KeptPress();
  const acted = press.until(() => reply.hasArrived);
  return { reply, press, acted };
}

describe('a kept press', () => {
  it('is acted on at once if the reply is there', async () => {
    const press = new KeptPress();
    const acted = press.until(() => true);
    expect(press.isKept).toBe(false);
    expect(await acted).toBe(true);
  });

  it('is acted on once the reply arrives', async () => {
    const { reply, press, acted } = held();
    expect(press.isKept).toBe(true);
    runInAction(() => (reply.hasArrived = true));
    expect(await acted).toBe(true);
    expect(press.isKept).toBe(false);
  });

  it('is not acted on after it was cancelled', async () => {
    const { reply, press, acted } = held();
    press.cancel();
    expect(press.isKept).toBe(false);
    runInAction(() => (reply.hasArrived = true));
    expect(await acted).toBe(false);
  });

  it('is not acted on if it is cancelled in the turn in which the reply arrives', async () => {
    const { reply, press, acted } = held();
    runInAction(() => (reply.hasArrived = true));
    press.cancel();
    expect(await acted).toBe(false);
  });

  it('ignores further presses of the busy button', async () => {
    const { reply, press, acted } = held();
    expect(await press.until(() => reply.hasArrived)).toBe(false);
    runInAction(() => (reply.hasArrived = true));
    expect(await acted).toBe(true);
  });

  it('gives way to a later press once it is cancelled', async () => {
    const { reply, press, acted } = held();
    press.cancel();
    const later = press.until(() => reply.hasArrived);
    expect(await acted).toBe(false);
    expect(press.isKept).toBe(true);
    runInAction(() => (reply.hasArrived = true));
    expect(await later).toBe(true);
  });
});
