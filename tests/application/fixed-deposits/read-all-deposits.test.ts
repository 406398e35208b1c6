import {
  type AllDeposits,
  ReadAllDeposits,
} from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import type { PortfolioDeposit } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { NO_FACTS } from '#application/fixed-deposits/tax/device-facts.ts';
import { success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { CLOCK } from './booking.ts';
import { heldDeposit } from './held-deposit.ts';

const institution = 'small-finance-bank';
const INSTRUCTION = 'renew-principal-and-interest';

async function allOf(...deposits: readonly PortfolioDeposit[]): Promise<AllDeposits> {
  const portfolio = { deposits, isPartnerMissing: false };
  return new ReadAllDeposits({
    heldDeposits: { portfolio: () => Promise.resolve(success(portfolio)) },
    session: { current: undefined },
    clock: CLOCK,
    deviceFacts: { read: () => Promise.resolve(NO_FACTS) },
  }).of(portfolio);
}

const written = ({ deposits }: AllDeposits) =>
  deposits.map(({ name, holding, isRenewed = false }) =>
    [name, holding.startedOn.iso, holding.quote.terms.principal.text, isRenewed].join(' | '),
  );

describe('all deposits of an investor', () => {
  it('count a deposit on that will be renewed, until the end of the next tax year [FD-4.89]', async () => {
    const renewing = { ...heldDeposit({ maturityInstruction: INSTRUCTION }), institution } as const;
    const all = await allOf(renewing);
    expect(written(all)).toEqual([
      'Himadri Classic Deposit | 2026-02-24 | 100000 | true',
      'Himadri Classic Deposit, once renewed | 2027-02-24 | 108000 | true',
      'Himadri Classic Deposit, once renewed | 2028-02-24 | 116640 | false',
    ]);
    expect(new Set(all.deposits.map(({ id }) => id)).size).toBe(3);
    expect([all.renewedUntil?.iso, all.leftOut]).toEqual(['2028-03-31', 0]);
  });

  it.each([
    ['whose money is paid out', { maturityInstruction: 'pay-out' }],
    ['whose instruction is not known', {}],
  ] as const)('end with the maturity of a deposit %s', async (_, given) => {
    const all = await allOf({ ...heldDeposit(given), institution });
    expect(written(all)).toEqual(['Himadri Classic Deposit | 2026-02-24 | 100000 | false']);
    expect(all.renewedUntil).toBeUndefined();
  });

  it('do not count the money of a renewed deposit twice on the day of its renewal', async () => {
    const given = { startedOn: '2025-11-24', maturityInstruction: INSTRUCTION } as const;
    const all = await allOf({ ...heldDeposit(given), institution, state: 'renewed' });
    expect(written(all)).toEqual(['Himadri Classic Deposit | 2025-11-24 | 100000 | true']);
  });

  it('say how many are left out because their figures are not known', async () => {
    const unknown = { ...heldDeposit({ maturityInstruction: INSTRUCTION }), institution } as const;
    const { payoutFrequency: _, ...incomplete } = unknown;
    expect((await allOf(unknown, incomplete)).leftOut).toBe(1);
  });
});
