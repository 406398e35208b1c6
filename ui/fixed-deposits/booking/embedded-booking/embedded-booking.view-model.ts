import type {
  BeginEmbeddedBooking,
  BeginEmbeddedFailure,
  ReadyBooking,
} from '#application/fixed-deposits/booking/embedded-booking/begin-embedded-booking.ts';
import type { EmbeddedBookings } from '#application/fixed-deposits/booking/embedded-booking/embedded-bookings.ts';
import type { FinishEmbeddedBooking } from '#application/fixed-deposits/booking/embedded-booking/finish-embedded-booking.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { EmbeddedVisit } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import {
  EmbeddedOutcome,
  type EmbeddedStep,
} from '#domain/fixed-deposits/booking/embedded-step.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { readEmbeddedMessage } from './embedded-message.ts';

/** A page without any message in this time counts as silent. */
const SILENT_MILLISECONDS = 12_000;

export interface EmbeddedBookingDependencies {
  readonly begin: BeginEmbeddedBooking;
  readonly finish: FinishEmbeddedBooking;
  readonly bookings: EmbeddedBookings;
  readonly visit: Partial<EmbeddedVisit> | undefined;
}

/** A window message, reduced to what the view model checks. */
export interface FrameMessage {
  readonly origin: string;
  readonly data: unknown;
  /** Whether the frame's own window sent it. */
  readonly isFromFrame: boolean;
}

/** The state of the partner bank's page in its frame: its current step and the outcome. */
export class EmbeddedBookingViewModel implements ViewModel {
  readonly booking: Loaded<ReadyBooking, BeginEmbeddedFailure>;
  step: EmbeddedStep | undefined = undefined;
  /** Height of the framed page in pixels, if it reports one. */
  height: number | undefined = undefined;
  /** True if the frame has sent no message for too long. */
  isSilent = false;
  /** Number of reloads of the framed page. */
  attempts = 0;
  readonly checking = new Command();
  /**
   * Set if the framed page reports a finished booking that the backend does not confirm. `failure`
   * is the failed check, undefined if the backend knows no deposit.
   */
  doubt: { readonly failure: PortFailure | undefined } | undefined = undefined;
  end: EmbeddedOutcome | undefined = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private calls = new AbortController();

  constructor(private readonly dependencies: EmbeddedBookingDependencies) {
    const { transactionId } = dependencies.visit ?? {};
    const visit = transactionId === undefined ? undefined : { transactionId };
    this.booking = new Loaded((options) => dependencies.begin.run(visit, options));
    makeAutoObservable<this, 'dependencies' | 'timer' | 'calls'>(this, {
      dependencies: false,
      timer: false,
      calls: false,
    });
  }

  activate(): () => void {
    this.calls = new AbortController();
    return combineCleanups([
      this.booking.activate(),
      this.checking.activate(),
      reaction(
        () => this.booking.value,
        (booking) => this.listen(booking),
        { fireImmediately: true },
      ),
      () => this.calls.abort(),
      () => clearTimeout(this.timer),
    ]);
  }

  /** The URL that the frame loads. */
  get address(): string | undefined {
    const { value } = this.booking;
    if (value === undefined) return undefined;
    const { from } = this.dependencies.visit ?? {};
    const url = new URL(value.url);
    if (from !== undefined) url.searchParams.set('from', from);
    return url.href;
  }

  /** Handles a message of the booking in the frame and ignores all others. */
  hear({ origin, data, isFromFrame }: FrameMessage): void {
    const { value } = this.booking;
    if (value === undefined || !isFromFrame || origin !== new URL(value.url).origin) return;
    const message = readEmbeddedMessage(data, value.transactionId);
    if (message === undefined) return;
    clearTimeout(this.timer);
    this.isSilent = false;
    this.height = heightIn(data) ?? this.height;
    if (message.kind === 'step') return this.goTo(value, message.step);
    if (message.outcome === EmbeddedOutcome.Completed) void this.check();
    else this.cancel(value);
  }

  /** Asks the backend whether the deposit is booked; a message alone is no proof. */
  async check(): Promise<void> {
    const { value } = this.booking;
    if (value === undefined || this.checking.isRunning || this.end !== undefined) return;
    this.doubt = undefined;
    const { finish } = this.dependencies;
    const booked = await this.checking.run((options) => finish.run(value, options));
    if (booked === undefined) return;
    runInAction(() => {
      if (!booked.ok) this.doubt = { failure: booked.failure };
      else if (booked.value) this.end = EmbeddedOutcome.Completed;
      else this.doubt = { failure: undefined };
    });
  }

  retry(): void {
    this.isSilent = false;
    this.attempts += 1;
    void this.booking.reload();
  }

  private goTo({ transactionId }: ReadyBooking, step: EmbeddedStep): void {
    if (this.step === step) return;
    this.step = step;
    const { signal } = this.calls;
    void this.dependencies.bookings.report(transactionId, { kind: 'step', step }, { signal });
  }

  private cancel(booking: ReadyBooking): void {
    if (this.end !== undefined) return;
    this.end = EmbeddedOutcome.Cancelled;
    // No abort signal, because the call must outlive the screen.
    void this.dependencies.finish.cancel(booking, {});
  }

  private listen(booking: ReadyBooking | undefined): void {
    clearTimeout(this.timer);
    if (booking === undefined) return;
    this.timer = setTimeout(() => runInAction(() => (this.isSilent = true)), SILENT_MILLISECONDS);
  }
}

/** A height in pixels within sensible limits. */
function heightIn(message: unknown): number | undefined {
  const { height } = message as { readonly height?: unknown };
  const isSensible = typeof height === 'number' && height >= 100 && height <= 4000;
  return isSensible ? Math.ceil(height) : undefined;
}
