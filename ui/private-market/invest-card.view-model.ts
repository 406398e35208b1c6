import type { PortFailure } from '#application/platform/port-failure.ts';
import { untilAnswered } from '#application/platform/until-answered.ts';
import type { ShareDetail } from '#application/private-market/market-shares.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { ShareOrders } from '#application/private-market/share-orders.ts';
import type { SharePrices } from '#application/private-market/share-prices.ts';
import type { TypedUnits } from '#application/private-market/typed-units.ts';
import type { Money } from '#domain/platform/money.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { SlabPrice } from '#domain/private-market/pricing-tiers.ts';
import { type ShareOrderBox, shareOrderBox } from '#domain/private-market/share-order-box.ts';
import {
  shareOrderOutcomeFor,
  ShareOrderOutcome,
} from '#domain/private-market/share-order-request.ts';
import { isPriceAskedFor, unitsInput } from '#domain/private-market/share-units.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { isShown, type ViewModel } from '../platform/view-model.ts';

export interface InvestCardParts {
  readonly prices: SharePrices;
  readonly orders: ShareOrders;
  readonly typedUnits: TypedUnits;
}

export interface PlacedOrder {
  readonly outcome: ShareOrderOutcome;
  readonly requestId: ShareOrderId | undefined;
}

/** After the last key. */
const LOOKUP_DELAY_MS = 400;

/** The box in which shares are ordered: the price follows the units, the last ones typed alone. */
export class InvestCardViewModel implements ViewModel {
  /** As typed; digits only. */
  units: string;
  lookup: 'idle' | 'waiting' | 'failed' = 'idle';
  isSending = false;
  isLost = false;
  isRequested = false;
  private slab: SlabPrice | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: AbortController | undefined;

  constructor(
    private readonly parts: InvestCardParts,
    private readonly share: ShareDetail,
  ) {
    this.units = unitsInput(parts.typedUnits.read(this.key));
    makeAutoObservable<this, 'parts' | 'share' | 'timer' | 'running'>(this, {
      parts: false,
      share: false,
      timer: false,
      running: false,
    });
  }

  activate(): () => void {
    this.lookUp({ afterMs: 0 });
    return () => this.stopLookingUp();
  }

  get box(): ShareOrderBox {
    const { minimumQuantity, availableStock, retailPrice } = this.share;
    const facts = { minimumQuantity, availableStock, retailPrice, slab: this.slab };
    return shareOrderBox({ unitsText: this.units, ...facts });
  }

  /** At which the person would buy now, where it is known. */
  get currentPrice(): Money | undefined {
    return this.slab?.pricePerUnit ?? this.share.retailPrice;
  }

  type(text: string): void {
    const units = unitsInput(text);
    if (units === this.units) return;
    this.units = units;
    this.parts.typedUnits.keep(this.key, units);
    this.lookUp({ afterMs: LOOKUP_DELAY_MS });
  }

  retryLookup(): void {
    this.lookUp({ afterMs: 0 });
  }

  closeRequested(): void {
    this.isRequested = false;
  }

  async place(): Promise<Result<PlacedOrder, PortFailure> | undefined> {
    if (this.box.violation !== undefined || this.isSending) return undefined;
    this.isSending = true;
    const request = { shareId: this.share.shareId, units: Number(this.units) };
    const placed = await untilAnswered((options) => this.parts.orders.place(request, options), {
      onLost: () => runInAction(() => (this.isLost = true)),
    });
    runInAction(() => {
      this.isSending = false;
      this.isLost = false;
    });
    if (!placed.ok) return failure(placed.failure);
    const outcome = shareOrderOutcomeFor(placed.value.status);
    this.forgetUnits(outcome);
    return success({ outcome, requestId: placed.value.requestId });
  }

  private forgetUnits(outcome: ShareOrderOutcome): void {
    this.parts.typedUnits.forget(this.key);
    this.units = '';
    this.slab = undefined;
    this.isRequested = outcome === ShareOrderOutcome.OrderRequested;
  }

  /** What was asked for other units is dropped, however late its reply comes. */
  private lookUp({ afterMs }: { readonly afterMs: number }): void {
    this.stopLookingUp();
    this.slab = undefined;
    const isAsked = isPriceAskedFor(this.units, this.share.minimumQuantity);
    this.lookup = isAsked ? 'waiting' : 'idle';
    if (isAsked) this.timer = setTimeout(() => void this.ask(Number(this.units)), afterMs);
  }

  private async ask(units: number): Promise<void> {
    const controller = new AbortController();
    this.running = controller;
    const { signal } = controller;
    const found = await this.parts.prices.slab({ shareId: this.share.shareId, units }, { signal });
    if (signal.aborted || (!found.ok && !isShown(found.failure))) return;
    runInAction(() => {
      this.lookup = found.ok ? 'idle' : 'failed';
      this.slab = found.ok ? found.value : undefined;
    });
  }

  private stopLookingUp(): void {
    clearTimeout(this.timer);
    this.running?.abort();
  }

  private get key() {
    return `share ${this.share.shareId}` as const;
  }
}
