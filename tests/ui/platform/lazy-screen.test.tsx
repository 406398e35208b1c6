import { ErrorBoundary } from '#ui/platform/errors/error-boundary.tsx';
import { type Ports, PortsProvider } from '#ui/platform/injection.tsx';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const ports = { get: () => ({}), loadContext: () => Promise.resolve() } as unknown as Ports;
const meanwhile = <p>loading</p>;
let root: Root;
let place: HTMLElement;
let wasActing: boolean | undefined;

beforeEach(() => {
  // Disable React's `act` environment, so that React renders as in a browser.
  wasActing = actEnvironment.IS_REACT_ACT_ENVIRONMENT;
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = wasActing ?? true;
});

const draw = (content: ReactNode) =>
  root.render(<PortsProvider ports={ports}>{content}</PortsProvider>);
/** Waits for the text without advancing the timers; React's own work continues. */
async function untilShown(text: string): Promise<void> {
  for (let turns = 0; turns < 200 && place.textContent !== text; turns += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(place.textContent).toBe(text);
}

describe('a screen that is downloaded', () => {
  it('replaces the placeholder as soon as it is downloaded', async () => {
    let arrive: (module: { Here: () => ReactNode }) => void = () => {};
    const coming = new Promise<{ Here: () => ReactNode }>((resolve) => {
      arrive = resolve;
    });
    const Screen = lazyScreen(['accounts'], () => coming, 'Here');
    const made = document.createElement('div');
    made.id = 'shell';
    document.body.append(made);
    draw(<Screen meanwhile={meanwhile} />);
    await untilShown('loading');
    expect(made.isConnected, 'what was made for the address').toBe(true);
    arrive({ Here: () => 'here' });
    await untilShown('here');
    expect(made.isConnected).toBe(false);
  });

  it('is shown at once the next time', async () => {
    const load = vi.fn(() => Promise.resolve({ Here: () => 'here' }));
    const Screen = lazyScreen([], load, 'Here');
    draw(<Screen meanwhile={meanwhile} />);
    await untilShown('here');
    draw(<Screen key="again" meanwhile={meanwhile} />);
    await untilShown('here');
    expect(load).toHaveBeenCalledOnce();
  });

  it('throws a failed download to its error boundary', async () => {
    const Screen = lazyScreen([], () => Promise.reject(new Error('no line')), 'Here');
    const messages: string[] = [];
    vi.spyOn(console, 'error').mockImplementation(() => {});
    draw(
      <ErrorBoundary onError={({ message }) => messages.push(message)}>
        <Screen meanwhile={meanwhile} />
      </ErrorBoundary>,
    );
    await vi.waitFor(() => expect(messages).toEqual(['no line']));
    vi.restoreAllMocks();
  });
});
