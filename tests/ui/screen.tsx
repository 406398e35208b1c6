import { CompleteSignIn } from '#application/accounts/sign-in/complete-sign-in.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { Session, type SignedInInvestor } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import type { Backend } from '#tests/contracts/backend.ts';
import { clientOf, startedClient } from '#tests/contracts/client.ts';
import type { FaultOrder } from '#tests/contracts/control.ts';
import { AppContent } from '#ui/platform/app.tsx';
import type { Ports } from '#ui/platform/injection.tsx';
import { configure, render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';

// Shows only the message of a failed query, without the HTML of the page.
configure({ getElementError: (message) => new Error(message ?? 'not found') });

export interface ScreenOptions {
  /** The path with its query, such as `/kyc?where_from=maturity-action`. */
  readonly path: string;
  /** A visitor, a new investor, or the sample investor with a long history opens the screen. */
  readonly as: 'visitor' | 'new' | 'demo';
  readonly backend: Backend;
  /** Another mobile number to sign in with, such as one of `peopleOf(backend)`. */
  readonly mobile?: string;
  /** An existing browser with its session, drafts and journeys; by default a new one. */
  readonly browser?: AppContainer;
  /** Prepares the browser, such as its stored order, before the screen is rendered. */
  readonly prepare?: (
    browser: AppContainer,
    investor: SignedInInvestor | undefined,
  ) => void | Promise<void>;
}

export interface RenderedScreen {
  readonly user: UserEvent;
  readonly browser: AppContainer;
  /** The mobile number of the investor, ten digits. */
  readonly mobile: string;
  /** Returns the current path and query of the app. */
  readonly address: () => string;
  /** All paths with queries so far, also those that were left at once. */
  readonly visited: readonly string[];
  /** The external URLs to which the app has sent the browser, the last one last. */
  readonly departures: readonly string[];
  readonly goTo: (path: string) => void;
  /** Goes back in the browser's history. */
  readonly back: () => void;
  /** Renders the app again at the same path, as a reload does: the state of screens is lost. */
  readonly reload: () => void;
  readonly leave: () => void;
}

const IN_TOAST = '[data-position] > [role] > [data-tone] > p';

/** The text of a toast, once one shows it. Text elsewhere on the screen does not count. */
export const toast = (text: string | RegExp) => screen.findByText(text, { selector: IN_TOAST });

/** The texts of all toasts now. */
export const toasts = () =>
  [...document.querySelectorAll(IN_TOAST)].map(({ textContent }) => textContent);

/** Renders the app at a path, with its real screens and adapters and a running backend. */
export async function renderScreen(options: ScreenOptions): Promise<RenderedScreen> {
  const { path, as, backend, prepare } = options;
  const mobile = options.mobile ?? (await mobileFor(as, backend));
  const browser = options.browser ?? (await clientOf(backend.appAddress));
  const departures = departuresFrom(backend.appAddress);
  await browser.get(Session).restore();
  if (as !== 'visitor' && browser.get(Session).current === undefined) {
    await signIn(browser, backend, mobile);
  }
  await prepare?.(browser, browser.get(Session).current);
  const place: CurrentPlace = { address: path, visited: [], goTo: () => {}, back: () => {} };
  const show = (at: string) =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <Place place={place} />
        <AppContent ports={loadedPorts(browser)} />
      </MemoryRouter>,
    );
  let shown = show(path);
  return {
    // No style sheet of the app applies here, so no element is out of the pointer's reach.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    browser,
    mobile,
    departures,
    address: () => place.address,
    visited: place.visited,
    goTo: (to) => place.goTo(to),
    back: () => place.back(),
    reload: () => {
      shown.unmount();
      shown = show(place.address);
    },
    leave: () => shown.unmount(),
  };
}

/**
 * The ports of a browser, of which a screen gets only those whose contexts it has loaded, as in the
 * app. The browser of a test has loaded all.
 */
function loadedPorts(browser: AppContainer): Ports {
  const loaded = startedClient(location.origin);
  return {
    loadContext: (name) => loaded.loadContext(name),
    get: (key) => {
      loaded.get(key);
      return browser.get(key);
    },
  };
}

/** Signs in with the code that the backend sends to the number. */
export async function signIn(
  browser: AppContainer,
  backend: Backend,
  mobile: string,
): Promise<void> {
  const port = browser.get(SignIn);
  const sent = await port.requestCode(mobile, {});
  if (!sent.ok) throw new Error(`no code was sent: ${JSON.stringify(sent.failure)}`);
  const code = await backend.control.codeFor(mobile);
  const done = await browser.get(CompleteSignIn).run({ mobile, code }, {});
  if (!done.ok) throw new Error(`the code was not taken: ${JSON.stringify(done.failure)}`);
}

/** The sample investors; the first one has a long history. */
export async function peopleOf(backend: Backend): Promise<readonly SamplePerson[]> {
  return (await backend.control.call('GET', 'people')) as readonly SamplePerson[];
}

export interface SamplePerson {
  readonly name: string;
  readonly mobile: string;
  readonly description: string;
}

/** Makes the next requests of a route fail. Remaining faults are removed after the test. */
export async function addFault(backend: Backend, fault: FaultOrder): Promise<void> {
  await backend.control.fault(fault);
  onTestFinished(() => backend.control.clearFaults());
}

let lastNew = 0;

async function mobileFor(as: ScreenOptions['as'], backend: Backend): Promise<string> {
  if (as === 'demo') {
    const [demo] = await peopleOf(backend);
    if (demo === undefined) throw new Error('the sample data has no people');
    return demo.mobile;
  }
  lastNew += 1;
  return `9471${String(lastNew).padStart(6, '0')}`;
}

/** Records the URLs to which the app navigates, because jsdom cannot leave the page. */
function departuresFrom(origin: string): readonly string[] {
  const departures: string[] = [];
  const assign = (address: string | URL) => void departures.push(String(address));
  vi.stubGlobal('location', { origin, href: `${origin}/`, assign });
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
  onTestFinished(() => void vi.unstubAllGlobals());
  return departures;
}

interface CurrentPlace {
  address: string;
  readonly visited: string[];
  goTo: (path: string) => void;
  back: () => void;
}

function Place({ place }: { place: CurrentPlace }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  place.address = `${pathname}${search}`;
  if (place.visited.at(-1) !== place.address) place.visited.push(place.address);
  place.goTo = (path) => void navigate(path);
  place.back = () => void navigate(-1);
  return undefined;
}
