export type ToastTone = 'neutral' | 'success' | 'danger';
/**
 * `corner`: above the bars at the bottom on phones, in the top corner at the end on wide screens.
 * Inside a modal, toasts keep clear of its buttons instead.
 */
export type ToastPosition = 'corner' | 'top-centre';

export interface ToastOptions {
  readonly text: string;
  readonly tone?: ToastTone;
  readonly position?: ToastPosition;
  /** How long the toast stays, in milliseconds; paused while it is hovered or focused. */
  readonly durationMs?: number;
  /** One action, such as 'Undo'. It also dismisses the toast. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export interface Toast extends Required<Omit<ToastOptions, 'action'>> {
  readonly id: number;
  readonly action: ToastOptions['action'];
}

const LONGEST_QUEUE_SHOWN = 3;
const DEFAULT_DURATION_MS = 5000;

/** The queue of toasts: at most three are visible, and the others wait. */
export class Toasts {
  private queue: readonly Toast[] = [];
  private shown: readonly Toast[] = [];
  private lastId = 0;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Returns the same array until the toasts change, as `useSyncExternalStore` requires. */
  readonly inSight = (): readonly Toast[] => this.shown;

  /**
   * Shows a toast, unless one with the same text is already queued. A toast with an action replaces
   * it, because its action is about something else. Returns the id of the toast.
   */
  show(options: ToastOptions): number {
    const same = this.queue.find((toast) => toast.text === options.text);
    if (same && options.action === undefined) return same.id;
    if (same) this.dismiss(same.id);
    this.lastId += 1;
    const { text, tone = 'neutral', position = 'corner', action } = options;
    const durationMs = options.durationMs ?? DEFAULT_DURATION_MS;
    this.change([...this.queue, { id: this.lastId, text, tone, position, durationMs, action }]);
    return this.lastId;
  }

  dismiss(id: number): void {
    this.change(this.queue.filter((toast) => toast.id !== id));
  }

  private change(queue: readonly Toast[]): void {
    this.queue = queue;
    this.shown = queue.slice(0, LONGEST_QUEUE_SHOWN);
    for (const listener of this.listeners) listener();
  }
}
