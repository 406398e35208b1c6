import type { ReactNode } from 'react';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import type { Loaded } from '#ui/platform/view-model.ts';
import { failureCopy } from './copy.ts';
import { useBackOnline } from './use-back-online.ts';

interface LoadErrorProps {
  /** The missing content as the start of a sentence, such as `Your bank accounts`. */
  readonly what?: string;
  /** The whole title, where the product documents fix it. It asks the investor to try again. */
  readonly title?: string;
  readonly failure: PortFailure;
  /** What the failure means for the investor's money, if the content is about money. */
  readonly money?: string;
  /** The text that the product documents fix, shown as small print. */
  readonly documented?: string;
  /** The small print if the server sends no message. */
  readonly fallback?: string;
  readonly isPart?: boolean;
  readonly onRetry: () => void;
  readonly retryLabel?: string;
  readonly action?: ReactNode;
}

type WhenLoadedProps<Value> = Omit<LoadErrorProps, 'failure' | 'onRetry'> & {
  readonly loaded: Pick<Loaded<Value>, 'state' | 'reload'>;
  /** Shown while the value loads. */
  readonly waiting: ReactNode;
  readonly children: (value: Value) => ReactNode;
};

/** Renders a value that loads, or its `LoadError`. Call it within an observer component. */
export function whenLoaded<Value>(props: WhenLoadedProps<Value>): ReactNode {
  const { loaded, waiting, children, ...error } = props;
  const { state } = loaded;
  if (state.kind === 'loading') return waiting;
  if (state.kind === 'ready') return children(state.value);
  return <LoadError {...error} failure={state.failure} onRetry={() => void loaded.reload()} />;
}

/**
 * Says what could not be loaded, what it means, and what to do; the reason is small print. After a
 * failed connection, it loads again by itself when the browser is back online.
 */
export function LoadError(props: LoadErrorProps) {
  const { what = '', title, failure, money, documented, fallback, ...state } = props;
  useBackOnline(failure.kind === 'unreachable' ? failure : undefined, state.onRetry);
  const again = title === undefined ? 'Please try again.' : undefined;
  const reason = failure.kind === 'unreachable' ? failureCopy(failure) : again;
  return (
    <ErrorState
      {...state}
      title={title ?? `${what} could not be loaded`}
      text={money === undefined ? reason : `${money} ${reason}`}
      detail={documented ?? serverMessage(failure) ?? fallback}
      reference={failure.kind === 'refused' ? failure.reference : undefined}
    />
  );
}

function serverMessage(failure: PortFailure): string | undefined {
  return failure.kind === 'refused' ? failure.message : undefined;
}
