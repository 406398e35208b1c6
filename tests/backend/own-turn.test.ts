import { setImmediate } from 'node:timers/promises';
import { ownTurn } from '#infrastructure/backend/http/own-turn.ts';
import { describe, expect, it } from 'vitest';

describe('a turn of the event loop', () => {
  it('serves one caller, even if many wait', async () => {
    let turn = 0;
    let isOver = false;
    const counting = (async () => {
      while (!isOver) {
        await setImmediate();
        turn += 1;
      }
    })();
    const turns = await Promise.all(Array.from({ length: 20 }, () => ownTurn().then(() => turn)));
    isOver = true;
    await counting;
    expect(new Set(turns).size).toBe(turns.length);
  });
});
