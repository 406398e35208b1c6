import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import type { SigningWidget, Surroundings } from '#application/platform/surroundings.ts';
import { untilAnswered } from '#application/platform/until-answered.ts';
import type { DealSlips } from '#application/private-market/deal-slips.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import { dealSlipStart, type SigningToken } from '#domain/private-market/deal-slip.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ViewModel } from '../platform/view-model.ts';

export type SigningState =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'open'; readonly token: SigningToken; readonly widget: SigningWidget }
  | { readonly kind: 'confirming' }
  /** Signed at the service; the backend could not be told. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'signed' }
  /** Over without a signature of this person, now. */
  | { readonly kind: 'ended'; readonly why: SigningEnd };

export type SigningEnd =
  | 'already-signed'
  | 'payment-not-done'
  | 'technical-issue'
  | 'cancelled'
  | 'signing-failed'
  | 'signed-out';

/** Signing the deal slip of one order. */
export class DealSlipViewModel implements ViewModel {
  state: SigningState = { kind: 'preparing' };
  isChecking = false;
  private controller = new AbortController();

  constructor(
    private readonly slips: DealSlips,
    private readonly surroundings: Surroundings,
    private readonly requestId: ShareOrderId,
  ) {
    makeAutoObservable<this, 'slips' | 'surroundings' | 'requestId' | 'controller'>(this, {
      slips: false,
      surroundings: false,
      requestId: false,
      controller: false,
    });
  }

  activate(): () => void {
    this.controller = new AbortController();
    void this.prepare(this.controller.signal);
    return () => this.controller.abort();
  }

  cancel(): void {
    if (this.state.kind === 'open') this.end('cancelled');
  }

  fail(): void {
    if (this.state.kind === 'open') this.end('signing-failed');
  }

  /** The widget says that it has finished: the backend asks the service itself. */
  async confirm(): Promise<void> {
    const { kind } = this.state;
    if (kind !== 'open' && kind !== 'unconfirmed') return;
    this.state = { kind: 'confirming' };
    const { signal } = this.controller;
    const confirmed = await untilAnswered(
      (options) => this.slips.confirmSigned(this.requestId, options),
      { signal, onLost: () => runInAction(() => (this.isChecking = true)) },
    );
    if (signal.aborted) return;
    runInAction(() => {
      this.isChecking = false;
      this.state = confirmed.ok ? { kind: 'signed' } : { kind: 'unconfirmed' };
    });
  }

  private async prepare(signal: AbortSignal): Promise<void> {
    const [prepared, widget] = await Promise.all([
      this.slips.prepare(this.requestId, { signal }),
      this.surroundings.signingWidget(),
    ]);
    if (signal.aborted) return;
    runInAction(() => {
      if (!prepared.ok) return this.end(endAfter(prepared.failure));
      const start = dealSlipStart(prepared.value);
      if (start.kind === 'already-signed') return this.end('already-signed');
      if (start.kind === 'payment-not-done') return this.end('payment-not-done');
      if (start.kind === 'not-ready' || widget === undefined) return this.end('technical-issue');
      this.state = { kind: 'open', token: start.token, widget };
    });
  }

  private end(why: SigningEnd): void {
    this.state = { kind: 'ended', why };
  }
}

/** The guard asks for a new sign-in by itself. */
function endAfter(failure: PortFailure): SigningEnd {
  return failure.kind === 'signed-out' || wasAborted(failure) ? 'signed-out' : 'technical-issue';
}
