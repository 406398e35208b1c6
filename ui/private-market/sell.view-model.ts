import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { untilAnswered } from '#application/platform/until-answered.ts';
import type { MarketShare, MarketShares } from '#application/private-market/market-shares.ts';
import type {
  PrivateHoldings,
  ReadSharePortfolio,
} from '#application/private-market/read-share-portfolio.ts';
import type { SellRequests, SentSellRequest } from '#application/private-market/sell-requests.ts';
import { Money } from '#domain/platform/money.ts';
import {
  askingPriceViolation,
  sellRequestViolation,
  type SellRequestViolation,
  type ShareForSale,
} from '#domain/private-market/sell-request.ts';
import { requestQuantityViolation } from '#domain/private-market/share-request.ts';
import { unitsInput } from '#domain/private-market/share-units.ts';
import { unitsValue } from '#domain/private-market/units-value.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { keepDraft } from '../platform/draft.ts';
import { Loaded, type ViewModel } from '../platform/view-model.ts';
import { sellPath, type SellLink } from './sell-paths.ts';

/** Chosen in place of a share of the list. */
export const OTHERS = 'others';

const DRAFT = 'sell-request';
const EMPTY = { choice: '', customName: '', confirmedName: '', quantity: '', askingPrice: '' };
type Field = keyof typeof EMPTY;

/** Units of a share that are held here. */
export interface UnitsHeld {
  readonly all: number;
  /** Of them, as a part of baskets. */
  readonly inBaskets: number;
}

export interface SellParts {
  readonly marketShares: MarketShares;
  readonly read: ReadSharePortfolio;
  readonly requests: SellRequests;
  readonly drafts: Drafts;
  /** Asked each time: a session may end while the form is open. */
  readonly isSignedIn: () => boolean;
}

/** The form with which shares are offered for sale, and what became of earlier requests. */
export class SellViewModel implements ViewModel {
  readonly shares: Loaded<readonly MarketShare[]>;
  readonly holdings: Loaded<PrivateHoldings>;
  readonly sent: Loaded<readonly SentSellRequest[]>;
  readonly fields = { ...EMPTY };
  violation: SellRequestViolation | undefined = undefined;
  isSending = false;
  isSent = false;

  constructor(
    private readonly parts: SellParts,
    /** What the link to the form says already. */
    { shareName = '', quantity = '', askingPrice = '' }: SellLink,
  ) {
    this.shares = new Loaded((options) => parts.marketShares.list('all', options));
    this.holdings = new Loaded((options) => parts.read.run(options));
    this.sent = new Loaded((options) => parts.requests.list(options));
    Object.assign(this.fields, { choice: shareName, quantity: unitsInput(quantity), askingPrice });
    makeAutoObservable<this, 'parts'>(this, {
      shares: false,
      holdings: false,
      sent: false,
      parts: false,
    });
  }

  activate(): () => void {
    const names = Object.keys(EMPTY) as Field[];
    const loads = this.parts.isSignedIn() ? [this.holdings, this.sent] : [];
    const stops = [
      this.shares.activate(),
      ...loads.map((load) => load.activate()),
      keepDraft(this.parts.drafts, DRAFT, { fields: this.fields, names }),
      reaction(
        () => [this.shares.value, this.fields.choice],
        () => this.settleChoice(),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** The names of the list, those that are held first. */
  get names(): readonly string[] {
    const held = this.unitsOfAll.map(({ name }) => name);
    const listed = (this.shares.value ?? []).map(({ name }) => name);
    return [...new Set([...held, ...listed])];
  }

  /** How many of the chosen share are held here; undefined for one that is not. */
  get unitsHeld(): UnitsHeld | undefined {
    const held = this.unitsOfAll.filter(({ name }) => name === this.fields.choice);
    if (held.length === 0) return undefined;
    const sum = (list: readonly { readonly units: number }[]) =>
      list.reduce((all, { units }) => all + units, 0);
    return { all: sum(held), inBaskets: sum(held.filter(({ isInBasket }) => isInBasket)) };
  }

  private get unitsOfAll() {
    const { shares = [], baskets = [] } = this.holdings.value ?? {};
    const inBaskets = baskets.flatMap(({ holdings }) => holdings);
    return [
      ...shares.map(({ name, units }) => ({ name, units, isInBasket: false })),
      ...inBaskets.map(({ name, units }) => ({ name, units, isInBasket: true })),
    ].filter(({ units }) => units > 0);
  }

  get isCustom(): boolean {
    return this.fields.choice === OTHERS;
  }

  get isConfirmed(): boolean {
    const { customName, confirmedName } = this.fields;
    return confirmedName !== '' && customName.trim() === confirmedName.trim();
  }

  /** A blank name cannot be confirmed. */
  get canConfirm(): boolean {
    return this.fields.customName.trim() !== '' && !this.isConfirmed;
  }

  /** Quantity and price together; undefined until both are fine. */
  get total(): Money | undefined {
    const { quantity, askingPrice } = this.fields;
    if (requestQuantityViolation(quantity) !== undefined) return undefined;
    if (askingPriceViolation(askingPrice) !== undefined) return undefined;
    return unitsValue(Number(quantity), priceOf(askingPrice));
  }

  /** The way back to the form as it is filled: for a visitor, whose typing is kept nowhere else. */
  get path(): string {
    const { choice, customName, quantity, askingPrice } = this.fields;
    return sellPath({ shareName: this.isCustom ? customName : choice, quantity, askingPrice });
  }

  choose(choice: string): void {
    this.fields.choice = choice;
    this.violation = undefined;
  }

  type(field: Exclude<Field, 'choice' | 'confirmedName'>, text: string): void {
    this.fields[field] = field === 'quantity' ? unitsInput(text) : text;
    this.violation = undefined;
  }

  confirm(): void {
    this.fields.confirmedName = this.fields.customName.trim();
    this.violation = undefined;
  }

  /** @returns the failure to tell, if any */
  async submit(): Promise<PortFailure | undefined> {
    if (this.isSending) return undefined;
    const share = this.shareForSale;
    const { quantity, askingPrice } = this.fields;
    const draft = { share, quantity, askingPrice };
    this.violation = sellRequestViolation(draft, this.parts.isSignedIn());
    if (this.violation !== undefined || share === undefined) return undefined;
    this.isSending = true;
    const request = {
      shareName: share.name.trim(),
      quantity: Number(quantity),
      askingPrice: priceOf(askingPrice),
    };
    const sent = await untilAnswered((o) => this.parts.requests.submit(request, o), {});
    runInAction(() => {
      this.isSending = false;
      if (sent.ok) this.begin();
    });
    if (!sent.ok) return sent.failure;
    await this.parts.drafts.forget(DRAFT);
    return undefined;
  }

  closeSent(): void {
    this.isSent = false;
  }

  /** After success the form is empty again, and the new request stands in the list. */
  private begin(): void {
    Object.assign(this.fields, EMPTY);
    this.isSent = true;
    void this.sent.reload();
  }

  /** A name of a link that the list does not have is one that has to be confirmed. */
  private settleChoice(): void {
    const { choice } = this.fields;
    if (this.shares.value === undefined || choice === '' || this.isCustom) return;
    if (this.names.includes(choice)) return;
    Object.assign(this.fields, { choice: OTHERS, customName: choice });
  }

  private get shareForSale(): ShareForSale | undefined {
    const { choice, customName, confirmedName } = this.fields;
    if (choice === '') return undefined;
    if (choice !== OTHERS) return { kind: 'listed', name: choice };
    return { kind: 'custom', name: customName, confirmedName };
  }
}

/** @throws for what is no amount: the rule is asked first */
function priceOf(text: string): Money {
  const price = Money.parse(text);
  if (!price.ok) throw new Error(`an asking price is an amount, got ${text}`);
  return price.value;
}
