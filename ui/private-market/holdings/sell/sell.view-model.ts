import type { Drafts, DraftValues } from '#application/platform/drafts.ts';
import type { ReturnPath } from '#application/platform/return-path.ts';
import type { Session } from '#application/platform/session.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { AnswerSale } from '#application/private-market/answer-sale.ts';
import type { MarketShare, MarketShares } from '#application/private-market/market-shares.ts';
import type {
  PrivateHoldings,
  ReadSharePortfolio,
} from '#application/private-market/read-share-portfolio.ts';
import { type RequestSale, SELL_REQUEST_FORM } from '#application/private-market/request-sale.ts';
import type { SellRequests, SentSellRequest } from '#application/private-market/sell-requests.ts';
import { Money } from '#domain/platform/money.ts';
import { askingPriceViolation } from '#domain/private-market/holdings/sell-request.ts';
import { plainName } from '#domain/private-market/catalogue/distinct-texts.ts';
import { isOpenSellRequest } from '#domain/private-market/holdings/sell-request-moves.ts';
import { sellSplit, type SellSplit } from '#domain/private-market/holdings/sell-split.ts';
import { requestQuantityViolation } from '#domain/private-market/orders/share-request-violations.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { keepDraft } from '#ui/platform/draft.ts';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { Command } from '#ui/platform/command.ts';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { BackgroundPoller } from '#ui/private-market/shared/background-poller.ts';
import { SaleAnswers } from './sale-answers.ts';
import { OTHERS, type SellField, sellFields, SellRequestForm } from './sell-request-form.ts';
import { sellPath, type SellLink } from '#ui/private-market/paths.ts';

/** The number of units of a share that the investor holds here. */
export interface UnitsHeld {
  readonly all: number;
  /** How many of them are part of baskets. */
  readonly inBaskets: number;
}

export interface SellDependencies {
  readonly marketShares: MarketShares;
  readonly read: ReadSharePortfolio;
  readonly requests: SellRequests;
  readonly requestSale: RequestSale;
  readonly answerSale: AnswerSale;
  readonly drafts: Drafts;
  readonly returnPath: ReturnPath;
  readonly session: Session;
}

export class SellViewModel implements ViewModel {
  readonly shares: Loaded<readonly MarketShare[]>;
  readonly holdings: Loaded<PrivateHoldings>;
  readonly sent: Loaded<readonly SentSellRequest[]>;
  readonly answers: SaleAnswers;
  /** Its error is shown on submit, and hidden on the next change. */
  readonly form: FormState<SellRequestForm>;
  needsSignIn = false;
  readonly sending = new Command();
  isSent = false;
  /** Whether the form needs its link no more: its input is kept as a draft, or was sent. */
  isLinkTaken = false;

  constructor(
    private readonly dependencies: SellDependencies,
    /** The values with which the link prefills the form. */
    private readonly link: SellLink,
  ) {
    this.form = new FormState(new SellRequestForm(link));
    this.shares = new Loaded((options) => dependencies.marketShares.list('all', options));
    this.holdings = new Loaded((options) => dependencies.read.run(options));
    this.sent = new Loaded((options) => dependencies.requests.list(options));
    this.answers = new SaleAnswers(dependencies.answerSale, dependencies.returnPath, () =>
      this.readAgain(),
    );
    makeAutoObservable<this, 'dependencies' | 'link'>(this, { dependencies: false, link: false });
  }

  /** Whether the user is signed in now. A method, because MobX does not observe the session. */
  isSignedIn(): boolean {
    return this.dependencies.session.current !== undefined;
  }

  activate(): () => void {
    const { fields } = this.form;
    const loads = this.isSignedIn() ? [this.holdings, this.sent] : [];
    return combineCleanups([
      this.shares.activate(),
      ...loads.map((load) => load.activate()),
      new BackgroundPoller(() => this.look()).start(),
      keepDraft(this.dependencies.drafts, SELL_REQUEST_FORM, {
        fields,
        names: sellFields,
        // What the link says counts as input, so a draft does not replace it.
        shown: () => ({}),
        fits: (draft) => this.fits(draft),
        onKept: () => runInAction(() => (this.isLinkTaken ||= this.isSignedIn())),
      }),
      reaction(
        () => [this.shares.value, this.form.fields.choice],
        () => this.moveUnlistedName(),
      ),
    ]);
  }

  /**
   * Whether a draft is about the share of the form. A link with a quantity or price is newer than
   * any draft: it comes from the form of a visitor.
   */
  private fits({ choice = '', customName = '' }: Partial<DraftValues>): boolean {
    const { quantity = '', askingPrice = '' } = this.link;
    if (quantity !== '' || askingPrice !== '') return false;
    const { shareName } = this.form.fields;
    const name = choice === OTHERS ? customName : choice;
    return shareName === '' || plainName(name) === plainName(shareName);
  }

  /** The shares of the list, held ones first. */
  get names(): readonly string[] {
    const held = this.unitsOfAll.map(({ name }) => name);
    const listed = (this.shares.value ?? []).map(({ name }) => name);
    return [...new Set([...held, ...listed])];
  }

  /** Units of the chosen share in this portfolio, in total and in baskets; undefined if none. */
  get unitsHeld(): UnitsHeld | undefined {
    const held = this.unitsOfAll.filter(({ name }) => name === this.form.fields.choice);
    if (held.length === 0) return undefined;
    const sum = (list: readonly { readonly units: number }[]) =>
      list.reduce((all, { units }) => all + units, 0);
    return { all: sum(held), inBaskets: sum(held.filter(({ isInBasket }) => isInBasket)) };
  }

  /** The listed share that is chosen, with its last quote; undefined for other names. */
  get listed(): MarketShare | undefined {
    return this.shares.value?.find(({ name }) => name === this.form.fields.choice);
  }

  /**
   * How many units would be sold from here and from elsewhere, by the server's rule; undefined
   * until known.
   */
  get split(): SellSplit | undefined {
    const { units: quantity, choice, shareName, isCustom } = this.form.fields;
    const isKnown = this.holdings.value !== undefined && this.sent.value !== undefined;
    if (!isKnown || choice === '') return undefined;
    if (requestQuantityViolation(quantity) !== undefined) return undefined;
    const units = Number(quantity);
    const promised = promisedUnits(
      this.sent.value ?? [],
      isCustom ? shareName.trim() : shareName,
    );
    return sellSplit({ units, held: this.unitsHeld?.all ?? 0, promised });
  }

  /**
   * Reloads pending requests, because our team may have answered one, and the holdings, because it
   * may have made a sale.
   */
  private look(): void {
    const isWaiting = this.sent.value?.some(({ status }) => isOpenSellRequest(status)) === true;
    if (!isWaiting) return;
    void this.sent.refresh();
    void this.holdings.refresh();
  }

  private async readAgain(): Promise<void> {
    await Promise.all([this.sent.reload(), this.holdings.reload()]);
  }

  private get unitsOfAll() {
    const { shares = [], baskets = [] } = this.holdings.value ?? {};
    const inBaskets = baskets.flatMap(({ holdings }) => holdings);
    return [
      ...shares.map(({ name, units }) => ({ name, units, isInBasket: false })),
      ...inBaskets.map(({ name, units }) => ({ name, units, isInBasket: true })),
    ].filter(({ units }) => units > 0);
  }

  /** Whether the custom name can be confirmed: it is not blank and not confirmed yet. */
  get canConfirm(): boolean {
    const { customName, isConfirmed } = this.form.fields;
    return customName.trim() !== '' && !isConfirmed;
  }

  /** The total in rupees, quantity times price; undefined until both are valid. */
  get total(): Money | undefined {
    const { units: quantity, askingPrice } = this.form.fields;
    if (requestQuantityViolation(quantity) !== undefined) return undefined;
    if (askingPriceViolation(askingPrice) !== undefined) return undefined;
    return unitsValue(Number(quantity), priceOf(askingPrice));
  }

  /**
   * Makes the sign-in return to a path that prefills the form with the current values, because a
   * visitor's input is not stored.
   */
  keepReturnPath(): void {
    const { shareName, quantity, askingPrice } = this.form.fields;
    this.dependencies.returnPath.keep(sellPath({ shareName, quantity, askingPrice }));
  }

  choose(choice: string): void {
    this.form.fields.choose(choice);
    this.hideErrors();
  }

  /** Unselects the share because another text was typed, and says so at the field. */
  chooseNone(): void {
    this.choose('');
    this.form.leave('choice');
  }

  type(field: Exclude<SellField, 'choice' | 'confirmedName'>, text: string): void {
    this.form.fields.type(field, text);
    this.hideErrors();
  }

  confirm(): void {
    const { fields } = this.form;
    const known = this.knownName(fields.customName);
    if (known === undefined) fields.confirm();
    else fields.choose(known);
    this.hideErrors();
  }

  /**
   * Sends the request.
   * @returns the failure to show, if any
   */
  async submit(): Promise<PortFailure | undefined> {
    if (this.sending.isRunning) return undefined;
    this.hideErrors();
    if (!this.form.submit()) return undefined;
    const fields = { ...this.form.fields };
    const sent = await this.sending.run((options) =>
      this.dependencies.requestSale.run(this.form.fields.draft, options),
    );
    if (sent === undefined) return undefined;
    const why = sent.ok ? undefined : sent.failure;
    runInAction(() => {
      this.needsSignIn = why?.kind === 'invalid' && why.violation.field === 'sign-in';
      if (!sent.ok) return;
      this.form.emptyAfter(fields);
      this.isSent = true;
      this.isLinkTaken = true;
      void this.sent.reload();
    });
    return why === undefined || why.kind === 'invalid' ? undefined : why;
  }

  closeSent(): void {
    this.isSent = false;
  }

  /**
   * Moves a prefilled name that the list does not contain to the custom name, which needs
   * confirmation.
   */
  private moveUnlistedName(): void {
    const { choice, isCustom } = this.form.fields;
    if (this.shares.value === undefined || choice === '' || isCustom) return;
    const known = this.knownName(choice);
    if (known === undefined) this.form.fields.makeCustom();
    else this.form.fields.choose(known);
  }

  /** The name of the list that a typed name means, in any capitals and spaces. */
  private knownName(typed: string): string | undefined {
    return this.names.find((name) => plainName(name) === plainName(typed));
  }

  private hideErrors(): void {
    this.form.forgetTouches();
    this.needsSignIn = false;
  }
}

/**
 * Parses the asking price.
 * @throws for an invalid amount; validate the text first
 */
function priceOf(text: string): Money {
  const price = Money.parse(text);
  if (!price.ok) throw new Error(`an asking price is an amount, got ${text}`);
  return price.value;
}

/** The number of units of a held share that pending sell requests already cover. */
function promisedUnits(sent: readonly SentSellRequest[], name: string): number {
  return sent
    .filter(({ shareName, status }) => shareName === name && isOpenSellRequest(status))
    .reduce((sum, { heldHere, quantity }) => sum + (heldHere ?? quantity), 0);
}
