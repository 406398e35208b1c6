import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Collects errors of all pages of a browser context, including frames and external pages. */
export interface Watch {
  /**
   * Expects requests to be rejected, which the browser logs. Use it only for rejections that the
   * test itself causes.
   */
  expectRefusal(refusal: ExpectedRefusal): void;
  /** Expects an error of a page that contains this text. */
  expectError(words: string): void;
  /** Messages about all unexpected errors. */
  problems(): readonly string[];
}

export interface ExpectedRefusal {
  /** The end of the request's path, such as `/otp/verify`. */
  readonly path: string;
  /** The HTTP status, or `failed` if there is no reply. */
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
  await context.addInitScript(recordViolations, { violationMark, rejectionMark });
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

/**
 * Runs in the page before its scripts. Logs policy violations and unhandled rejections to the
 * console.
 */
function recordViolations(marks: { violationMark: string; rejectionMark: string }): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
    console.error(marks.violationMark, violatedDirective, blockedURI, sourceFile, lineNumber);
  });
  window.addEventListener('unhandledrejection', (event) => {
    console.error(marks.rejectionMark, String(event.reason));
  });
}

/** Chromium's message about a failed request; its location is the request's address. */
function isRefusal(message: ConsoleMessage, { path, status }: ExpectedRefusal): boolean {
  const text = message.text();
  if (!text.startsWith('Failed to load resource')) return false;
  const { url } = message.location();
  if (!URL.canParse(url) || !new URL(url).pathname.endsWith(path)) return false;
  return status === 'failed' ? text.includes('net::ERR') : text.includes(`status of ${status} `);
}
