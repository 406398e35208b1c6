import { startApp } from '#ui/platform/shell/start-app.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const LOST = '<template id="lost"><div id="shell">Try again</div></template>';
const html = document.documentElement;
const reported: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  reported.length = 0;
  // Another test may have changed the URL.
  history.replaceState({}, '', '/');
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Creates the HTML of a screen and starts the app. Its entry script cannot be loaded here. */
function open({ audience = '', isSignedIn = false }) {
  html.dataset['ground'] = 'green';
  document.head.innerHTML = '<template id="preloads"><link href="/own.js"></template>';
  const attribute = audience === '' ? '' : ` data-audience="${audience}"`;
  const shell = `<div id="shell"${attribute}><p data-opening>Heading</p>Outlines</div>`;
  document.body.innerHTML = `${shell}<div id="app"></div>${LOST}`;
  startApp(isSignedIn);
}
const shell = () => document.getElementById('shell');

/** Waits for the starts of this test to fail, because a late one would count for the next test. */
const startFailed = (times: number) => vi.waitFor(() => expect(reported).toHaveLength(times));

it('shows the shell and loads the files of a guarded screen for an investor', async () => {
  open({ audience: 'investor', isSignedIn: true });
  expect(shell()?.textContent).toBe('HeadingOutlines');
  expect(shell()?.dataset['audience']).toBeUndefined();
  expect(document.head.innerHTML).toBe('<link href="/own.js">');
  expect(html.dataset['ground']).toBe('green');
  await startFailed(1);
});

it('hides a guarded screen from a visitor, and starts the app', async () => {
  open({ audience: 'investor' });
  expect(shell()).toBeNull();
  expect(document.head.innerHTML).toBe('');
  expect(html.dataset['ground']).toBeUndefined();
  await startFailed(1);
});

it('shows the sign-in to visitors only', async () => {
  open({ audience: 'visitor' });
  expect(shell()?.dataset['audience']).toBeUndefined();
  open({ audience: 'visitor', isSignedIn: true });
  expect(shell()).toBeNull();
  await startFailed(2);
});

it('omits the heading at a URL with a query', async () => {
  history.replaceState({}, '', '/list?tab=2');
  open({});
  expect(shell()?.textContent).toBe('Outlines');
  await startFailed(1);
});

it('keeps the shell until the app has loaded, and reports a failed start', async () => {
  open({});
  expect([shell()?.textContent, reported.length]).toEqual(['HeadingOutlines', 0]);
  await vi.waitFor(() => expect(shell()?.textContent).toBe('Try again'));
  expect(html.dataset['ground']).toBe('paper');
  expect(shell()?.nextElementSibling?.id).toBe('app');
  expect(reported).toHaveLength(1);
});
