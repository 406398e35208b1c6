import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Listens to all pages of a browser context, frames and outside pages included. */
export interface Watch {
  /**
   * Announces calls that will be refused: the browser writes each of them to its console.
   * Only what the test brings about itself is announced.
   */
  expectRefusal(refusal: ExpectedRefusal): void;
  /** Announces an error that a page will tell of, by words of it. */
  expectError(words: string): void;
  /** Everything that went wrong and was not announced, as sentences. */
  problems(): readonly string[];
}

export interface ExpectedRefusal {
  /** The end of the call's path, such as `/otp/verify`. */
  readonly path: string;
  /** Its status, or `failed` where no answer arrives at all. */
  readonly status: number | 'failed';
}

const violationMark = '[content security policy]';
const rejectionMark = '[unhandled rejection]';

export async function watch(context: BrowserContext): Promise<Watch> {
  const expected: ExpectedRefusal[] = [];
  const expectedWords: string[] = [];
  const found: { readonly problem: string; readonly message?: ConsoleMessage }[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') found.push({ problem: `console: ${message.text()}`, message });
  });
  context.on('weberror', (error) => {
    const { stack, message } = error.error();
    if (expectedWords.some((words) => message.includes(words))) return;
    found.push({ problem: `page error: ${stack ?? message}` });
  });
  await context.addInitScript(tellViolations, { violationMark, rejectionMark });
  return {
    expectRefusal: (refusal) => {
      expected.push(refusal);
    },
    expectError: (words) => {
      expectedWords.push(words);
    },
    problems: () =>
      found
        .filter(({ message }) => !message || !expected.some((one) => isRefusal(message, one)))
        .map(({ problem, message }) => `${problem} at ${message?.location().url ?? 'page'}`),
  };
}

/** Runs in the page, before its own scripts. */
function tellViolations(marks: { violationMark: string; rejectionMark: string }): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
    console.error(marks.violationMark, violatedDirective, blockedURI, sourceFile, lineNumber);
  });
  window.addEventListener('unhandledrejection', (event) => {
    console.error(marks.rejectionMark, String(event.reason));
  });
}

/** Chromium's own line about a call that failed; it names the address as its place. */
function isRefusal(message: ConsoleMessage, { path, status }: ExpectedRefusal): boolean {
  const text = message.text();
  if (!text.startsWith('Failed to load resource')) return false;
  const { url } = message.location();
  if (!URL.canParse(url) || !new URL(url).pathname.endsWith(path)) return false;
  return status === 'failed' ? text.includes('net::ERR') : text.includes(`status of ${status} `);
}
