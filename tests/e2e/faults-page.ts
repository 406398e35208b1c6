import type { Page } from '@playwright/test';

/** What a page says and holds at one moment. */
export interface Seen {
  readonly address: string;
  /** Everything that can be read, and everything that was announced so far. */
  readonly lines: readonly string[];
  readonly headings: readonly string[];
  /** What stands in the fields, by their labels. */
  readonly fields: Readonly<Record<string, string>>;
  /** Something is still on its way. */
  readonly isBusy: boolean;
}

const PATIENCE = 'test.patience';

/** How long the page waits for the answer to one call, by the pattern of its path. */
interface Patience {
  readonly path: string;
  readonly ms: number;
}

/** Runs in the page before its scripts: keeps what was announced, and waits less on request. */
export function listenAndHurry(patienceKey: string): void {
  const said = new Set<string>();
  Object.assign(window, { said });
  const spoken = '[role=alert], [role=status], [role=dialog], [role=alertdialog], [aria-live]';
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
  // Each call is made right after its time limit: the newest limit is that of the call.
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
  // The pauses of 1.5 s between two questions of what became of a lost reply.
  const sooner = (run: () => void, ms = 0, ...rest: unknown[]) =>
    later(run, ms > 1000 && ms < 2000 ? 50 : ms, ...rest);
  Object.assign(window, { setTimeout: sooner });
}

export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(listenAndHurry, PATIENCE);
}

/** The page waits less for one call from now on; without one as long as it does by itself. */
export async function setPatience(page: Page, patience: Patience | undefined): Promise<void> {
  await page.evaluate(
    ([key, value]) => {
      if (value === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    },
    [PATIENCE, patience] as const,
  );
}

/** Leads the app to an address without loading it anew, by way of one that asks for nothing. */
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

/** Takes away what is told in passing: what an earlier try brought up says nothing of the next. */
export async function dismissToasts(page: Page): Promise<void> {
  const toast = page.getByRole('button', { name: 'Dismiss', exact: true });
  const press = () => {
    for (const each of document.querySelectorAll<HTMLElement>('[aria-label=Dismiss]')) each.click();
  };
  // Those that waited for their turn come up in their place.
  while ((await toast.count()) > 0) await page.evaluate(press);
}

export async function forgetAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { readonly said: Set<string> }).said.clear());
}

export async function see(page: Page): Promise<Seen> {
  return await page.evaluate(everythingSeen);
}

/** Runs in the page. */
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
