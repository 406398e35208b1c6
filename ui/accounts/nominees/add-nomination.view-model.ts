import type { BankAccounts } from '#application/accounts/bank-accounts.ts';
import type { Relationship } from '#application/accounts/nominees.ts';
import type { StepUpCodes } from '#application/accounts/step-up-codes.ts';
import type { DepositNominations } from '#application/fixed-deposits/deposit-nominations.ts';
import { keptIssuer } from '#application/fixed-deposits/kept-issuer.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import {
  isFullyShared,
  selectedNominees,
  totalShare,
} from '#domain/accounts/nominees/nominee-shares.ts';
import { WHOLE_SHARE } from '#domain/accounts/nominees/share-percent.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { depositOrderIdOf } from '../onboarding/deposit-order-id.ts';
import { Submission } from '../submission.ts';
import { NomineeEditor, type NomineeEditorPorts } from './nominee-editor.ts';
import { PaymentSteps } from './payment-steps.ts';
import { ShareEditor } from './share-editor.ts';
import { NOMINEE_SAVE_FAILED, nomineeWords, paymentWords, shareEditWords } from './words.ts';

export interface AddNominationPorts extends NomineeEditorPorts {
  readonly bankAccounts: BankAccounts;
  readonly depositNominations: DepositNominations;
  readonly journeys: JourneyStore;
  readonly stepUpCodes: StepUpCodes;
  readonly session: Session;
}

interface Known {
  readonly nominees: readonly Nominee[];
  readonly relationships: readonly Relationship[];
}

type Popup =
  | { readonly kind: 'none' }
  | { readonly kind: 'nominee'; readonly editor: NomineeEditor }
  | { readonly kind: 'shares'; readonly editor: ShareEditor }
  | { readonly kind: 'remove'; readonly nominee: Nominee };

export class AddNominationViewModel {
  readonly known: Loaded<Known>;
  readonly payment: PaymentSteps;
  readonly removing = new Submission();
  popup: Popup = { kind: 'none' };
  message: string | undefined = undefined;
  private selectedIds: ReadonlySet<number> = new Set();

  constructor(private readonly ports: AddNominationPorts) {
    this.known = new Loaded((options) => this.load(options));
    this.payment = new PaymentSteps(ports);
    makeAutoObservable<this, 'ports'>(this, { ports: false });
  }

  activate(): () => void {
    const stops = [
      reaction(
        () => this.known.value?.nominees,
        (nominees) => nominees && this.select(nominees),
      ),
      this.known.activate(),
      this.payment.activate(),
    ];
    if (this.ports.journeys.read(JourneyKey.PaymentFailed) !== undefined) {
      this.payment.showFailure(paymentWords.failedText);
    }
    return () => stops.forEach((stop) => stop());
  }

  get nominees(): readonly Nominee[] {
    return this.known.value?.nominees ?? [];
  }

  get relationships(): readonly Relationship[] {
    return this.known.value?.relationships ?? [];
  }

  get isBooking(): boolean {
    return depositOrderIdOf(this.ports.journeys) !== undefined;
  }

  /** The popup of a failed payment may be there before the nominees are. */
  get whyNoRetry(): string | undefined {
    if (this.known.state.kind === 'loading') return nomineeWords.loadingNominees;
    return this.isFullyShared ? undefined : nomineeWords.shareOff;
  }

  get selected(): readonly Nominee[] {
    return this.nominees.filter(({ id }) => this.selectedIds.has(id));
  }

  get total(): number {
    return totalShare(this.selected);
  }

  get isFullyShared(): boolean {
    return isFullyShared(this.selected);
  }

  isSelected(nominee: Nominee): boolean {
    return this.selectedIds.has(nominee.id);
  }

  toggle(nominee: Nominee): void {
    this.message = undefined;
    const ids = new Set(this.selectedIds);
    if (ids.delete(nominee.id)) this.selectedIds = ids;
    else if (this.total + nominee.sharePercent <= WHOLE_SHARE) {
      this.selectedIds = ids.add(nominee.id);
    } else {
      const total = this.total + nominee.sharePercent;
      this.message = shareEditWords({ kind: 'total-above-100', total });
    }
  }

  edit(nominee?: Nominee): void {
    const editor = new NomineeEditor(this.ports, this.nominees, nominee);
    this.popup = { kind: 'nominee', editor };
  }

  editShares(): void {
    this.popup = { kind: 'shares', editor: new ShareEditor(this.ports.nominees, this.selected) };
  }

  askToRemove(nominee: Nominee): void {
    this.popup = { kind: 'remove', nominee };
  }

  closePopup(): void {
    this.popup = { kind: 'none' };
  }

  /** Adding the one nominee who gets everything leads on to the payment by itself. */
  async saveNominee(editor: NomineeEditor): Promise<'complete' | undefined> {
    if (!(await editor.save())) return undefined;
    const isNew = editor.nominee === undefined;
    this.closePopup();
    await this.known.reload();
    return isNew && this.nominees.length === 1 && this.isFullyShared ? 'complete' : undefined;
  }

  async saveShares(editor: ShareEditor): Promise<void> {
    const isSaved = await editor.save();
    if (isSaved) this.closePopup();
    await this.known.reload();
  }

  async remove(nominee: Nominee): Promise<void> {
    const removed = await this.removing.run((options) =>
      this.ports.nominees.remove(nominee, options),
    );
    if (removed === undefined) return;
    runInAction(() => {
      this.closePopup();
      this.message = removed.ok ? undefined : NOMINEE_SAVE_FAILED;
    });
    await this.known.reload();
  }

  /** On to the payment; `saved` when no deposit is being booked. */
  async submit(): Promise<'saved' | undefined> {
    if (!this.isFullyShared) return undefined;
    const { journeys } = this.ports;
    journeys.remove(JourneyKey.PaymentFailed);
    const depositOrderId = depositOrderIdOf(journeys);
    if (depositOrderId === undefined) return 'saved';
    const issuerId = keptIssuer(journeys);
    await this.payment.begin({ depositOrderId, issuerId, nominees: this.selected });
    return undefined;
  }

  /** The popup of a failed payment is read. */
  dismissFailure(): void {
    this.ports.journeys.remove(JourneyKey.PaymentFailed);
    this.payment.cancel();
  }

  private select(nominees: readonly Nominee[]): void {
    this.selectedIds = new Set(selectedNominees(nominees).map(({ id }) => id));
  }

  private async load(options: CallOptions): Promise<Result<Known, PortFailure>> {
    const [nominees, relationships] = await Promise.all([
      this.ports.nominees.list(options),
      this.ports.nominees.relationships(options),
    ]);
    if (!nominees.ok) return nominees;
    if (!relationships.ok) return relationships;
    return success({ nominees: nominees.value, relationships: relationships.value });
  }
}
