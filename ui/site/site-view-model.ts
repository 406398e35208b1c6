import { useSyncExternalStore } from 'react';

/**
 * The logic of a view on a public page, which does not download MobX. Its state is replaced with
 * each change.
 */
export abstract class SiteViewModel<State extends object> {
  private readonly listeners = new Set<() => void>();

  protected constructor(protected state: State) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): State => this.state;

  protected change(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** The state of a view model; each change renders the view again. */
export function useSiteState<State extends object>(viewModel: SiteViewModel<State>): State {
  const { subscribe, snapshot } = viewModel;
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
