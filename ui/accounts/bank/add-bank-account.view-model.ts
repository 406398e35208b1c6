import type {
  BankAccountDetails,
  BankAccounts,
  FoundAccount,
} from '#application/accounts/bank-accounts.ts';
import { LinkBankAccount } from '#application/accounts/link-bank-account.ts';
import {
  type VerifiedAccount,
  VerifyBankAccount,
} from '#application/accounts/verify-bank-account.ts';
import type { UpiChecks } from '#application/accounts/upi-checks.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { JourneyStore } from '#application/platform/journey-store.ts';
import type { Session } from '#application/platform/session.ts';
import { destinationAfterUpiMatch } from '#domain/accounts/bank/bank-destination.ts';
import { isIfscOutlined } from '#domain/accounts/bank/ifsc.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { keepDraft } from '#ui/platform/draft.ts';
import type { Flow } from '../onboarding/flow.ts';
import { FormState } from '../onboarding/form-state.ts';
import { pathAfterBank, paths } from '../paths.ts';
import { Submission } from '../submission.ts';
import { BankForm } from './bank-form.ts';
import { BranchLookup } from './branch-lookup.ts';
import { UpiVerification } from './upi-verification.ts';
import { bankFailureWords, bankWords } from './words.ts';

export interface AddBankAccountPorts {
  readonly bankAccounts: BankAccounts;
  readonly session: Session;
  readonly journeys: JourneyStore;
  readonly drafts: Drafts;
  readonly upiChecks: UpiChecks;
  readonly clock: Clock;
}

/** Where the account comes from: typed, found by the mobile number, or told by a payment. */
export type AccountSource = 'manual' | 'found' | 'upi';

const DRAFT = 'bank-account';

export class AddBankAccountViewModel {
  readonly form = new FormState(new BankForm());
  readonly branch: BranchLookup;
  readonly upi: UpiVerification;
  source: AccountSource = 'manual';
  found: FoundAccount | undefined = undefined;
  verified: VerifiedAccount | undefined = undefined;
  error: string | undefined = undefined;
  readonly verifying = new Submission();
  readonly saving = new Submission();
  readonly skipping = new Submission();
  private readonly finding = new Submission();
  private readonly verifyAccount: VerifyBankAccount;
  private readonly linkAccount: LinkBankAccount;
  /** What the person had typed before the found account took its place. */
  private typed = { ifsc: '', accountNumber: '' };

  constructor(
    private readonly ports: AddBankAccountPorts,
    private readonly flow: Flow,
  ) {
    const { bankAccounts, session, journeys } = ports;
    this.branch = new BranchLookup(bankAccounts, this.form.fields);
    this.upi = new UpiVerification(ports);
    this.verifyAccount = new VerifyBankAccount(bankAccounts);
    this.linkAccount = new LinkBankAccount(bankAccounts, session, journeys);
    makeAutoObservable<this, 'ports' | 'flow' | 'verifyAccount' | 'linkAccount' | 'typed'>(this, {
      ports: false,
      flow: false,
      verifyAccount: false,
      linkAccount: false,
      typed: false,
    });
  }

  get fields(): BankForm {
    return this.form.fields;
  }

  get ifscError(): string | undefined {
    if (this.branch.state.kind === 'unknown') return bankWords.unknownIfsc;
    return isIfscOutlined(this.fields) ? this.form.errors.ifsc : undefined;
  }

  activate(): () => void {
    const names = ['ifsc', 'accountNumber'] as const;
    const stops = [
      keepDraft(this.ports.drafts, DRAFT, { fields: this.fields, names }),
      this.branch.activate(),
      this.upi.activate(() => this.chooseSource('upi')),
      // Another number is another account: what was verified no longer stands.
      reaction(
        () => [this.fields.ifsc, this.fields.accountNumber].join(),
        () => this.forgetVerification(),
      ),
    ];
    void this.findAccount();
    return () => {
      stops.forEach((stop) => stop());
      this.finding.stop();
      this.verifying.stop();
    };
  }

  chooseSource(source: AccountSource): void {
    if (source === this.source) return;
    if (this.source === 'manual') this.typed = this.typing;
    this.source = source;
    if (source !== 'upi') {
      Object.assign(this.fields, source === 'found' ? accountOf(this.found) : this.typed);
    }
  }

  /** Where a match by UPI leads. */
  get pathAfterUpi(): string {
    const destination = destinationAfterUpiMatch(this.flow);
    return destination === 'home' ? paths.landing : this.flow.pathTo(paths.personalInfo);
  }

  async verify(): Promise<void> {
    this.error = undefined;
    if (!this.form.submit()) return;
    const nameOnPan = this.ports.session.current?.name;
    const done = await this.verifying.run((options) =>
      this.verifyAccount.run(this.details, nameOnPan, options),
    );
    if (done === undefined) return;
    runInAction(() => {
      if (done.ok) {
        this.verified = done.value;
        this.fields.fillHolder(done.value.accountHolderName);
      } else this.error = bankFailureWords(done.failure);
    });
  }

  /** The path that comes next, once the account is linked. */
  async save(): Promise<string | undefined> {
    const { verified } = this;
    if (verified === undefined) return undefined;
    this.error = undefined;
    const { isMaturityFlow } = this.flow;
    const saved = await this.saving.run((options) =>
      this.linkAccount.run(verified, { isMaturityFlow }, options),
    );
    if (saved === undefined) return undefined;
    if (!saved.ok) {
      runInAction(() => (this.error = bankFailureWords(saved.failure)));
      return undefined;
    }
    await this.ports.drafts.forget(DRAFT);
    const path = pathAfterBank(saved.value);
    // A path that was kept brings its own query.
    return path.startsWith(paths.personalInfo) ? this.flow.pathTo(path) : path;
  }

  /** Answers whether the bank step is put off. */
  async skip(): Promise<boolean | undefined> {
    const done = await this.skipping.run((options) => this.ports.bankAccounts.skip(options));
    return done?.ok;
  }

  private get typing() {
    const { ifsc, accountNumber } = this.fields;
    return { ifsc, accountNumber };
  }

  private get details(): BankAccountDetails {
    const { ifsc, accountNumber } = this.fields;
    const foundEntryId = this.source === 'found' ? this.found?.entryId : undefined;
    return { ifsc, accountNumber, foundEntryId };
  }

  private forgetVerification(): void {
    this.verified = undefined;
    this.error = undefined;
  }

  /** Offers the account of the mobile number, and takes it while nothing else was typed. */
  private async findAccount(): Promise<void> {
    const mobile = this.ports.session.current?.mobile;
    if (mobile === undefined) return;
    const reply = await this.finding.run((options) =>
      this.ports.bankAccounts.accountFromMobile(mobile, options),
    );
    const account = reply?.ok ? reply.value : undefined;
    if (account === undefined) return;
    // What was typed before a reload may not be back in the fields yet.
    const typed = await this.ports.drafts.read(DRAFT);
    runInAction(() => {
      this.found = account;
      const texts = [typed?.['ifsc'], typed?.['accountNumber'], ...Object.values(this.typing)];
      const isUntouched = texts.every((text) => text === undefined || text === '');
      if (isUntouched && this.source === 'manual') this.chooseSource('found');
    });
  }
}

function accountOf(found: FoundAccount | undefined) {
  return { ifsc: found?.ifsc ?? '', accountNumber: found?.accountNumber ?? '' };
}
