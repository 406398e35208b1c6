import type {
  BeginEmbeddedBooking,
  BeginEmbeddedFailure,
  ReadyBooking,
} from '#application/fixed-deposits/begin-embedded-booking.ts';
import type { EmbeddedBookings } from '#application/fixed-deposits/embedded-bookings.ts';
import type { FinishEmbeddedBooking } from '#application/fixed-deposits/finish-embedded-booking.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { EmbeddedVisit } from '#domain/fixed-deposits/embedded-booking.ts';
import {
  EmbeddedOutcome,
  type EmbeddedStep,
  readEmbeddedEvent,
} from '#domain/fixed-deposits/embedded-event.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';

/** A page that has said nothing after so long is not coming. */
const SILENT_MILLISECONDS = 12_000;

export interface EmbeddedBookingParts {
  readonly begin: BeginEmbeddedBooking;
  readonly finish: FinishEmbeddedBooking;
  readonly bookings: EmbeddedBookings;
  readonly visit: Partial<EmbeddedVisit> | undefined;
}

/** A message as the browser hands it over. */
export interface FrameMessage {
  readonly origin: string;
  readonly data: unknown;
  /** Whether the window of the frame has sent it. */
  readonly isFromFrame: boolean;
}

/** The page of the partner bank in its frame: which step it is at, and how it ends. */
export class EmbeddedBookingViewModel implements ViewModel {
  readonly booking: Loaded<ReadyBooking, BeginEmbeddedFailure>;
  step: EmbeddedStep | undefined = undefined;
  /** Of the page in the frame, in pixels, as far as it says so. */
  height: number | undefined = undefined;
  /** Nothing has come from the frame for too long. */
  isSilent = false;
  /** How often the page was asked for anew. */
  attempts = 0;
  isChecking = false;
  /** Why a booking that its page calls finished is no deposit, as far as anybody knows. */
  doubt: { readonly failure: PortFailure | undefined } | undefined = undefined;
  end: EmbeddedOutcome | undefined = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private calls = new AbortController();

  constructor(private readonly parts: EmbeddedBookingParts) {
    const { transactionId } = parts.visit ?? {};
    const visit = transactionId === undefined ? undefined : { transactionId };
    this.booking = new Loaded((options) => parts.begin.run(visit, options));
    makeAutoObservable<this, 'parts' | 'timer' | 'calls'>(this, {
      parts: false,
      timer: false,
      calls: false,
      booking: false,
    });
  }

  activate(): () => void {
    this.calls = new AbortController();
    const stops = [
      this.booking.activate(),
      reaction(
        () => this.booking.value,
        (booking) => this.listen(booking),
        { fireImmediately: true },
      ),
      () => this.calls.abort(),
      () => clearTimeout(this.timer),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** What goes into the frame. */
  get address(): string | undefined {
    const { value } = this.booking;
    if (value === undefined) return undefined;
    const { from } = this.parts.visit ?? {};
    const url = new URL(value.url);
    if (from !== undefined) url.searchParams.set('from', from);
    return url.href;
  }

  /** Takes a message of the booking in the frame; any other changes nothing. */
  hear({ origin, data, isFromFrame }: FrameMessage): void {
    const { value } = this.booking;
    if (value === undefined || !isFromFrame || origin !== new URL(value.url).origin) return;
    const event = readEmbeddedEvent(data, value.transactionId);
    if (event === undefined) return;
    clearTimeout(this.timer);
    this.isSilent = false;
    this.height = heightIn(data) ?? this.height;
    if (event.kind === 'step') return this.goTo(value, event.step);
    if (event.outcome === EmbeddedOutcome.Completed) void this.check();
    else this.cancel(value);
  }

  /** Whether the deposit is booked is asked of the backend, never taken from a message. */
  async check(): Promise<void> {
    const { value } = this.booking;
    if (value === undefined || this.isChecking || this.end !== undefined) return;
    this.isChecking = true;
    this.doubt = undefined;
    const { signal } = this.calls;
    const booked = await this.parts.finish.run(value, { signal });
    if (signal.aborted) return;
    runInAction(() => {
      this.isChecking = false;
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
    void this.parts.bookings.tell(transactionId, { kind: 'step', step }, { signal });
  }

  private cancel(booking: ReadyBooking): void {
    if (this.end !== undefined) return;
    this.end = EmbeddedOutcome.Cancelled;
    // It goes out although the screen is left at once.
    void this.parts.finish.cancel(booking, {});
  }

  private listen(booking: ReadyBooking | undefined): void {
    clearTimeout(this.timer);
    if (booking === undefined) return;
    this.timer = setTimeout(() => runInAction(() => (this.isSilent = true)), SILENT_MILLISECONDS);
  }
}

/** A height that a page can sensibly have. */
function heightIn(message: unknown): number | undefined {
  const { height } = message as { readonly height?: unknown };
  const isSensible = typeof height === 'number' && height >= 100 && height <= 4000;
  return isSensible ? Math.ceil(height) : undefined;
}
