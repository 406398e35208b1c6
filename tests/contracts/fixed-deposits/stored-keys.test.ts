import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { PaymentDataDraft } from '#application/fixed-deposits/booking/payment-data-draft.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { ARJUN, present, startDepositOf, summaryFor } from './booking.ts';

const backend = testBackend();

/** Session storage as a browser has it. */
function tabStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index));

describe('session storage', () => {
  it('has the order and the payment under their keys [FD-3.20, FD-3.39]', async () => {
    const storage = tabStorage();
    const arjun = await signedIn(backend, ARJUN, { tabStorage: storage });
    const order = await summaryFor(arjun, '90000');
    arjun.get(DepositOrderDraft).keep(order);
    const summary = JSON.parse(present(storage.getItem('fdOrderSummary') ?? undefined)) as object;
    expect(summary).toHaveProperty('fdid', 1003);
    arjun.get(PaymentDataDraft).keep({ ...order, transactionId: 'VRP-1' });
    const paid = JSON.parse(present(storage.getItem('paymentData') ?? undefined)) as object;
    expect(Object.keys(paid).toSorted()).toEqual([
      'fd_mature_on',
      'fd_name',
      'investment_amount',
      'logo_url',
      'rate_of_interest',
      'tenure',
      'transaction_id',
    ]);
  });

  it('also has the last page, the attempted path and the deposit [FD-3.72, FD-3.73]', async () => {
    const storage = tabStorage();
    const arjun = await signedIn(backend, ARJUN, { tabStorage: storage });
    const journey = arjun.get(JourneyStore);
    arjun.get(DepositOrderDraft).keep(await summaryFor(arjun, '91000'));
    await startDepositOf(arjun).run(`${backend.appAddress}/fd-redireacting`, {});
    journey.write(JourneyKey.LastVisitedPage, '/invest');
    journey.write(JourneyKey.AttemptedPath, '/portfolio');
    expect(keysOf(storage)).toEqual(
      expect.arrayContaining([
        'fd_id',
        'fd_investment_id',
        'selectedTenure',
        'payoutMechanism',
        'lastVisitedPage',
        'attemptedPath',
      ]),
    );
    expect(storage.getItem('fd_id')).toBe('1003');
    expect(storage.getItem('lastVisitedPage')).toBe('/invest');
  });
});

describe('the local user data', () => {
  it('has the booking’s data, under the documented names [FD-3.74]', async () => {
    const vault = new MemoryVault();
    const arjun = await signedIn(backend, ARJUN, { vault });
    expect(arjun.get(Session).current).toBeDefined();
    const text = present(await vault.read());
    for (const name of [
      'access_token',
      'investor_id',
      'mobile_no',
      'pan_no',
      'birth_date',
      'mkycstatus',
      'gender',
      'is_senior_citizen',
    ]) {
      expect(text).toContain(`"${name}":`);
    }
  });
});
