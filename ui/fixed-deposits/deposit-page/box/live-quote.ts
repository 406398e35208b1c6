import type {
  DepositQuoteRequest,
  DepositQuotes,
  QuotedDeposit,
} from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { isSameQuoteRequest } from './is-same-quote-request.ts';

/** Debounce between the last change and the request [FD-9.5]. */
const DEBOUNCE_MS = 200;

export type QuoteState =
  | { readonly kind: 'none' }
  /** The previous quote stays on screen, dimmed. */
  | { readonly kind: 'loading'; readonly previous: QuotedDeposit | undefined }
  | { readonly kind: 'ready'; readonly request: DepositQuoteRequest; readonly quote: QuotedDeposit }
  | {
      readonly kind: 'failed';
      readonly request: DepositQuoteRequest;
      readonly failure: PortFailure;
    };

/** The issuer's quote for the inputs in the box. Outdated replies are dropped. */
export class LiveQuote {
  state: QuoteState = { kind: 'none' };
  /** The first request is not debounced, because it follows no typing. */
  private hasBegun = false;
  /** The latest request, running or answered. */
  private latestRequest: DepositQuoteRequest | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly fetching = new Command();

  constructor(private readonly quotes: DepositQuotes) {
    makeAutoObservable<this, 'quotes' | 'hasBegun' | 'latestRequest' | 'timer'>(this, {
      quotes: false,
      state: observableRef,
      hasBegun: false,
      latestRequest: false,
      timer: false,
    });
  }

  get quote(): QuotedDeposit | undefined {
    return this.state.kind === 'ready' ? this.state.quote : undefined;
  }

  /** The quote to show: the current one, or the previous one while a new one loads. */
  get shown(): QuotedDeposit | undefined {
    return this.state.kind === 'loading' ? this.state.previous : this.quote;
  }

  /** Requests a quote after the debounce, the first time at once; undefined clears the quote. */
  ask(request: DepositQuoteRequest | undefined): void {
    if (this.latestRequest !== undefined && isSameQuoteRequest(request, this.latestRequest)) return;
    this.stop();
    if (request === undefined) {
      this.state = { kind: 'none' };
      return;
    }
    this.latestRequest = request;
    this.state = { kind: 'loading', previous: this.shown };
    const isFirst = !this.hasBegun;
    this.hasBegun = true;
    if (isFirst) void this.fetch(request);
    else this.timer = setTimeout(() => this.flush(), DEBOUNCE_MS);
  }

  /** Sends a debounced request at once. */
  flush(): void {
    const { timer, latestRequest } = this;
    if (timer === undefined || latestRequest === undefined) return;
    this.clearTimer();
    void this.fetch(latestRequest);
  }

  stop(): void {
    this.latestRequest = undefined;
    this.clearTimer();
    this.fetching.stop();
  }

  private clearTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async fetch(request: DepositQuoteRequest): Promise<void> {
    const result = await this.fetching.run((options) => this.quotes.quote(request, options));
    if (result === undefined) return;
    runInAction(() => {
      if (!result.ok) this.latestRequest = undefined;
      this.state = result.ok
        ? { kind: 'ready', request, quote: result.value }
        : { kind: 'failed', request, failure: result.failure };
    });
  }
}
