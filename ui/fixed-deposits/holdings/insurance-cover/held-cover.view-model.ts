import type {
  AllDeposits,
  ReadAllDeposits,
} from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import { toldIssuerId } from '#application/fixed-deposits/holdings/declared-deposits.ts';
import type { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import {
  type CoverOfDeposit,
  coverOfDeposit,
} from '#domain/fixed-deposits/cover/cover-of-deposit.ts';
import { insuranceHeadroom } from '#domain/fixed-deposits/cover/insurance-headroom.ts';
import { DepositOrigin, DepositRight } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { Money } from '#domain/platform/money.ts';
import { success } from '#domain/platform/result.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

interface Dependencies {
  readonly readAllDeposits: ReadAllDeposits;
  readonly deviceFacts: Pick<DeviceFacts, 'read'>;
}

/** A deposit that the investor may book, with their other money at the bank. */
export interface HeldCoverAnswer extends CoverOfDeposit {
  /** The largest amount, in whole rupees, that would be insured in full. */
  readonly headroom: Money;
}

interface Known extends AllDeposits {
  /** The savings balance at the bank; absent if the investor told none. */
  readonly balance: Money | undefined;
}

/** The insurance of a deposit on offer, with the money that the investor has at its bank. */
export class HeldCoverViewModel implements ViewModel {
  readonly loaded: Loaded<Known>;
  private readonly bank;

  constructor(issuer: IssuerOfOffer, { readAllDeposits, deviceFacts }: Dependencies) {
    const bank = { ...issuer, institution: Institution.Bank } as const;
    this.bank = bank;
    this.loaded = new Loaded(async (options) => {
      const all = await readAllDeposits.run(options, [bank]);
      if (!all.ok) return all;
      const { balances } = await deviceFacts.read();
      const balance = balances.get(bank.issuerId) ?? balances.get(toldIssuerId(bank));
      return success({ ...all.value, balance });
    });
  }

  activate(): () => void {
    return this.loaded.activate();
  }

  /** All money of the investor; undefined until it is read, and if a part of it is missing. */
  get known(): Known | undefined {
    const { value } = this.loaded;
    if (value === undefined) return undefined;
    const isWhole = !value.isPartnerMissing && !value.isToldUnread && value.leftOut === 0;
    return isWhole ? value : undefined;
  }

  /** Undefined if no money is known at the bank that has the same limit as the deposit. */
  coverOf({ terms }: DepositQuote, known: Known): HeldCoverAnswer | undefined {
    const { deposits, holder, today, balance } = known;
    const { issuerId, institution } = this.bank;
    const held = { issuerId, institution, holders: [holder.id], right: DepositRight.Self };
    const balances = balance === undefined ? [] : [{ ...held, amount: balance }];
    const facts = { deposits, balances, today };
    const holding = Holding.of({ terms, startedOn: today });
    const deposit = { id: 'on-offer', origin: DepositOrigin.Booked, ...held, holding };
    const cover = coverOfDeposit(deposit, facts);
    const headroom = insuranceHeadroom({ ...held, terms, startedOn: today }, facts);
    return cover?.isBesideOthers === true && headroom !== undefined
      ? { ...cover, headroom }
      : undefined;
  }
}

interface IssuerOfOffer {
  readonly issuerId: IssuerId;
  readonly issuerName: string;
}
