import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import {
  orderFor,
  type Outcome,
  press,
  submitNominees,
} from '#tests/contracts/fixed-deposits/booking.ts';
import type { Journey } from './journey.ts';

const FREQUENCIES = [PayoutFrequency.AtMaturity, PayoutFrequency.Monthly] as const;
const OUTCOMES: readonly Outcome[] = ['succeeded', 'succeeded', 'succeeded', 'failed', 'cancelled'];

/** A deposit from order to payment. An investor who returns repeatedly pays once. */
export async function buyADeposit({ act, random, client, acknowledged }: Journey): Promise<void> {
  const { app, server } = client;
  const principal = `${random.whole(10, 60)}000`;
  const payoutFrequency = random.pick(FREQUENCIES);
  const outcome = random.pick(OUTCOMES);
  const again = random.pick(OUTCOMES);
  const depositOrderId = await act('an order of a deposit', async () => {
    const request = await orderFor(app, server, { principal, payoutFrequency });
    return valueOf(await app.get(DepositOrders).start(request, {})).depositOrderId;
  });
  const page = await act('the nominees of an order', async () => {
    return valueOf(await submitNominees(app, server, depositOrderId)).paymentUrl;
  });
  const back = await act('a payment', () => press(page, outcome));
  if (random.chance(0.4)) await act('a second payment click', () => press(page, again));
  if (outcome !== 'succeeded' && random.chance(0.3)) {
    await act('a late payment', () => press(page, 'late'));
  }
  if (back.location !== undefined) {
    const { search } = new URL(back.location);
    const times = random.whole(1, 2);
    for (let time = 0; time < times; time += 1) {
      await act('the return URL', async () => app.get(DepositPayments).verify(search, {}));
    }
  }
  const request = { depositOrderId, depositId: 1003 };
  const { status } = await act('the state of a payment', async () =>
    valueOf(await app.get(DepositPayments).status(request, {})),
  );
  if (status === 'success') acknowledged.deposits.add(depositOrderId);
}
