import { ChangeWatchlist } from '#application/private-market/change-watchlist.ts';
import type { Watchlist } from '#application/private-market/watchlist.ts';
import { failure, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { ABORTED, MemoryPort, refused, TIMEOUT } from './memory-ports.ts';

class MemoryWatchlist extends MemoryPort implements Watchlist {
  list() {
    return this.reply(['list'], []);
  }
  add(shareId: number) {
    return this.reply<void>(['add', shareId], undefined);
  }
  remove(shareId: number) {
    return this.reply<void>(['remove', shareId], undefined);
  }
}

function changing() {
  const watchlist = new MemoryWatchlist();
  const reports: unknown[] = [];
  const reporting = {
    failed: (...report: unknown[]) => void reports.push(report),
    happened: () => {},
  };
  const useCase = new ChangeWatchlist(watchlist, reporting);
  const change = (shareId: number, isWatched: boolean) => useCase.run({ shareId, isWatched }, {});
  return { watchlist, reports, change };
}

describe('a change of the watchlist', () => {
  it('adds or removes the share', async () => {
    const { watchlist, reports, change } = changing();
    expect(await change(12, true)).toEqual(success());
    expect(await change(12, false)).toEqual(success());
    expect(watchlist.calls).toEqual([
      ['add', 12],
      ['remove', 12],
    ]);
    expect(reports).toEqual([]);
  });

  it('reports a failed addition, unless the caller cancelled it', async () => {
    const { watchlist, reports, change } = changing();
    watchlist.failures.push(TIMEOUT, ABORTED);
    expect(await change(12, true)).toEqual(failure(TIMEOUT));
    expect(await change(12, true)).toEqual(failure(ABORTED));
    expect(reports).toEqual([['share not added to the watchlist', { failure: 'unreachable' }]]);
  });

  it('leaves a failed removal to the caller', async () => {
    const { watchlist, reports, change } = changing();
    watchlist.failures.push(refused('unknown'));
    expect(await change(12, false)).toEqual(failure(refused('unknown')));
    expect(reports).toEqual([]);
  });

  it('removes nothing without a share id [PM-5.44]', async () => {
    const { watchlist, change } = changing();
    expect(await change(0, false)).toEqual(failure({ kind: 'not-removable' }));
    expect(watchlist.calls).toEqual([]);
  });
});
