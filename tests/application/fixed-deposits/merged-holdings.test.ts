import type {
  HeldDeposits,
  PortfolioDeposit,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import {
  MergedHeldDeposits,
  MergedPassbook,
} from '#application/fixed-deposits/holdings/merged-holdings.ts';
import type { PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { OFFLINE, recordedReports, refused } from '../memory-ports.ts';
import { answering } from './answers.ts';
import { SAME_DEPOSIT } from './booking.ts';

const ABORTED = { kind: 'unreachable', reason: 'aborted' } as const;
const day = (iso: string) => CalendarDate.of(iso);

/** A deposit of the backend, and a younger one of the partner bank, which has no details. */
const OWN = { ...SAME_DEPOSIT, startedOn: day('2026-01-05') };
const { depositOrderId: _id, depositId: _deposit, ...facts } = OWN;
const PARTNERS: PortfolioDeposit = { ...facts, name: 'Suryoday FD', startedOn: day('2026-03-01') };

const line = (depositName: string, iso: string): PassbookLine => ({
  ...{ kind: 'investment', amount: Money.of('43000'), depositName, date: day(iso) },
});
const OWN_LINE = line('Himadri', '2026-01-05');
const PARTNERS_LINE = line('Suryoday', '2026-03-01');

type Answer<Value> = Result<readonly Value[], PortFailure>;

function heldDeposits(
  own: Answer<typeof OWN> = success([OWN]),
  others: Answer<PortfolioDeposit> = success([PARTNERS]),
) {
  const { reporting, failures } = recordedReports();
  const backend = { list: answering(own).call } as Partial<HeldDeposits> as HeldDeposits;
  const partner = { deposits: answering(others).call, passbook: answering(success([])).call };
  return { deposits: new MergedHeldDeposits({ backend, partner, reporting }), failures };
}

function passbook(
  own: Answer<PassbookLine> = success([OWN_LINE]),
  others: Answer<PassbookLine> = success([PARTNERS_LINE]),
) {
  const { reporting, failures } = recordedReports();
  const partner = { deposits: answering(success([])).call, passbook: answering(others).call };
  const backend = { entries: answering(own).call };
  return { passbook: new MergedPassbook({ backend, partner, reporting }), failures };
}

describe('the deposits of the portfolio', () => {
  it('are those of the backend and of the partner bank, newest first', async () => {
    const { deposits, failures } = heldDeposits();
    const all = { deposits: [PARTNERS, OWN], isPartnerMissing: false };
    expect(await deposits.portfolio({})).toEqual(success(all));
    expect(failures).toEqual([]);
  });

  it('are listed only if they have a page of details', async () => {
    expect(await heldDeposits().deposits.list({})).toEqual(success([OWN]));
  });

  it.each([OFFLINE, refused(503)])(
    'are those of the backend after %o of the partner bank, which is reported',
    async (cause) => {
      const { deposits, failures } = heldDeposits(success([OWN]), failure(cause));
      const alone = { deposits: [OWN], isPartnerMissing: true };
      expect(await deposits.portfolio({})).toEqual(success(alone));
      expect(failures).toEqual([['partner portfolio: no answer', { failure: cause.kind }]]);
    },
  );

  it('are not reported as missing after an aborted request', async () => {
    const { deposits, failures } = heldDeposits(success([OWN]), failure(ABORTED));
    expect(await deposits.portfolio({})).toMatchObject({ value: { isPartnerMissing: true } });
    expect(failures).toEqual([]);
  });

  it('are not known if the backend fails', async () => {
    const { deposits } = heldDeposits(failure(OFFLINE));
    expect(await deposits.portfolio({})).toEqual(failure(OFFLINE));
    expect(await deposits.list({})).toEqual(failure(OFFLINE));
  });
});

describe('the passbook', () => {
  it('has the entries of the backend and of the partner bank, newest first', async () => {
    const { passbook: book, failures } = passbook();
    const lines = [PARTNERS_LINE, OWN_LINE];
    expect(await book.history({})).toEqual(success({ lines, isPartnerMissing: false }));
    expect(await book.entries({})).toEqual(success(lines));
    expect(failures).toEqual([]);
  });

  it('has those of the backend if the partner bank fails, which is reported', async () => {
    const { passbook: book, failures } = passbook(success([OWN_LINE]), failure(OFFLINE));
    const alone = { lines: [OWN_LINE], isPartnerMissing: true };
    expect(await book.history({})).toEqual(success(alone));
    expect(failures).toEqual([['partner passbook: no answer', { failure: 'unreachable' }]]);
  });

  it('is not known if the backend fails', async () => {
    const { passbook: book } = passbook(failure(refused(500)));
    expect(await book.history({})).toEqual(failure(refused(500)));
    expect(await book.entries({})).toEqual(failure(refused(500)));
  });
});
