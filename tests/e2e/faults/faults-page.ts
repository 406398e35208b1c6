import type { Page } from '@playwright/test';

/** The visible content of a page at one moment. */
export interface Seen {
  readonly address: string;
  /** All visible text, and all announcements so far. */
  readonly lines: readonly string[];
  readonly headings: readonly string[];
  /** The values of the fields, by label. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whether something is still loading. */
  readonly isBusy: boolean;
}

const PATIENCE = 'test.patience';

/** A time limit for requests whose path matches a pattern. */
interface Patience {
  readonly path: string;
  readonly ms: number;
}

/**
 * Runs in the page before its scripts. Records announcements, and shortens time limits on request.
 */
export function listenAndHurry(patienceKey: string): void {
  const said = new Set<string>();
  Object.assign(window, { said });
  const spoken = '[role=alert], [role=status], dialog, [aria-live]';
  const note = () => {
    for (const { textContent } of document.querySelectorAll(spoken)) {
      if (textContent.trim() !== '') said.add(textContent.trim());
    }
  };
  const changes = { subtree: true, childList: true, characterData: true } as const;
  new MutationObserver(note).observe(document, changes);
  const later = window.setTimeout.bind(window);
  const giveUp = (waiting: AbortController | undefined, ms: number) =>
    void later(() => waiting?.abort(new DOMException('', 'TimeoutError')), ms);
  // Each request is sent right after its time limit is created, so the newest limit belongs to it.
  let newest: AbortController | undefined;
  AbortSignal.timeout = (ms) => {
    newest = new AbortController();
    giveUp(newest, ms);
    return newest.signal;
  };
  const ask = window.fetch.bind(window);
  window.fetch = (address, init) => {
    const { path, ms } = JSON.parse(
      sessionStorage.getItem(patienceKey) ?? '{}',
    ) as Partial<Patience>;
    const asked = new URL(address instanceof Request ? address.url : address, location.href);
    if (path !== undefined && new RegExp(path).test(asked.pathname)) giveUp(newest, ms ?? 0);
    return ask(address, init);
  };
  // Shortens the 1.5 s pauses between queries about the outcome of a lost reply.
  const sooner = (run: () => void, ms = 0, ...rest: unknown[]) =>
    later(run, ms > 1000 && ms < 2000 ? 50 : ms, ...rest);
  Object.assign(window, { setTimeout: sooner });
}

export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(listenAndHurry, PATIENCE);
}

/**
 * Shortens the time limit of one request from now on; without an argument, restores the default.
 */
export async function setPatience(page: Page, patience: Patience | undefined): Promise<void> {
  await page.evaluate(
    ([key, value]) => {
      if (value === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    },
    [PATIENCE, patience] as const,
  );
}

/** Navigates within the app without a reload, via a page that makes no requests. */
export async function goWithin(page: Page, address: string): Promise<void> {
  for (const each of ['/no/such-page', address]) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, each);
    const nowhere = page.getByRole('heading', { level: 1, name: '404 Not found' });
    await nowhere.waitFor({ state: each === address ? 'hidden' : 'visible' });
  }
}

/** Dismisses all toasts, so that those of an earlier attempt do not count for the next. */
export async function dismissToasts(page: Page): Promise<void> {
  const toast = page.getByRole('button', { name: 'Dismiss', exact: true });
  const press = () => {
    for (const each of document.querySelectorAll<HTMLElement>('[aria-label=Dismiss]')) each.click();
  };
  // Queued toasts appear when others are dismissed.
  while ((await toast.count()) > 0) await page.evaluate(press);
}

export async function forgetAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { readonly said: Set<string> }).said.clear());
}

export async function see(page: Page): Promise<Seen> {
  return await page.evaluate(everythingSeen);
}

function everythingSeen(): Seen {
  const { said } = window as unknown as { readonly said: Set<string> };
  const texts = [document.body.innerText, ...said];
  const lines = texts.flatMap((text) => text.split('\n').map((line) => line.trim()));
  const headings = [...document.querySelectorAll('h1, h2, h3')]
    .filter((heading) => heading.checkVisibility())
    .map(({ textContent }) => textContent.trim());
  const fields: Record<string, string> = {};
  const inputs = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
  for (const [place, input] of [...inputs].entries()) {
    if (['file', 'hidden'].includes(input.type)) continue;
    const isMark = input.type === 'checkbox' || input.type === 'radio';
    const name = input.labels?.[0]?.textContent ?? input.getAttribute('aria-label') ?? input.name;
    fields[`${place} ${name}`] = isMark ? String(input.checked) : input.value;
  }
  return {
    address: `${location.pathname}${location.search}`,
    lines: [...new Set(lines)].filter((line) => line !== ''),
    headings,
    fields,
    isBusy: document.querySelector('[aria-busy=true], [data-part]') !== null,
  };
}
