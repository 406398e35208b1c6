import type {
  OpenDealSlip,
  PrepareDealSlip,
  PrepareDealSlipFailure,
} from '#application/private-market/prepare-deal-slip.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { SignDealSlip } from '#application/private-market/sign-deal-slip.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import type { ViewModel } from '#ui/platform/view-model.ts';

export type SigningState =
  | { readonly kind: 'preparing' }
  | ({ readonly kind: 'open' } & OpenDealSlip)
  | { readonly kind: 'confirming' }
  /** The signing service reported a signature, but the backend could not confirm it. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'signed' }
  /** The dialog ended without a new signature. */
  | { readonly kind: 'ended'; readonly why: SigningEnd };

export type SigningEnd =
  | 'already-signed'
  | 'payment-not-done'
  | 'technical-issue'
  | 'cancelled'
  | 'signing-failed'
  | 'signed-out';

export class DealSlipViewModel implements ViewModel {
  state: SigningState = { kind: 'preparing' };
  readonly confirming = new Command();
  private readonly preparing = new Command();

  constructor(
    private readonly prepareSlip: PrepareDealSlip,
    private readonly signSlip: SignDealSlip,
    private readonly requestId: ShareOrderId,
  ) {
    makeAutoObservable<this, 'prepareSlip' | 'signSlip'>(this, {
      prepareSlip: false,
      signSlip: false,
    });
  }

  activate(): () => void {
    void this.prepare();
    return () => {
      this.preparing.stop();
      this.confirming.stop();
    };
  }

  cancel(): void {
    if (this.state.kind === 'open') this.end('cancelled');
  }

  fail(): void {
    if (this.state.kind === 'open') this.end('signing-failed');
  }

  /** Called when the signing page reports its end. The backend then asks the signing service. */
  async confirm(): Promise<void> {
    const { kind } = this.state;
    if (kind !== 'open' && kind !== 'unconfirmed') return;
    this.state = { kind: 'confirming' };
    const confirmed = await this.confirming.run((options) =>
      this.signSlip.run(this.requestId, options),
    );
    if (confirmed === undefined) return;
    runInAction(() => {
      this.state = confirmed.ok ? { kind: 'signed' } : { kind: 'unconfirmed' };
    });
  }

  private async prepare(): Promise<void> {
    const prepared = await this.preparing.run((options) =>
      this.prepareSlip.run(this.requestId, options),
    );
    if (prepared === undefined) return;
    runInAction(() => {
      if (prepared.ok) this.state = { kind: 'open', ...prepared.value };
      else this.end(endAfter(prepared.failure));
    });
  }

  private end(why: SigningEnd): void {
    this.state = { kind: 'ended', why };
  }
}

/**
 * The reason why signing ended. A lost session gets no message, because the guard asks for a new
 * sign-in.
 */
function endAfter({ kind }: PrepareDealSlipFailure): SigningEnd {
  const isKnown = kind === 'already-signed' || kind === 'payment-not-done' || kind === 'signed-out';
  return isKnown ? kind : 'technical-issue';
}
