import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import type { Control, Fault } from '#tests/support/control.ts';
import type { RunningApp } from '#tests/support/running-app.ts';
import {
  dismissToasts,
  forgetAnnouncements,
  goWithin,
  hurry,
  see,
  type Seen,
  setPatience,
} from './faults-page.ts';
import { REFUSED_ON_PURPOSE, toldOf } from './faults-told.ts';
import type { Watch } from '#tests/e2e/support/watch.ts';

/** A request as the API description names it, such as `POST /api/main/login/sendotp`. */
export type CallName = `${'GET' | 'POST' | 'PUT'} /api/${string}`;

const SHORT_PATIENCE = 700;
const MANY = 60;
const SLOW_MILLISECONDS = 300;
const STILL_MILLISECONDS = 150;
/** Longer than any pause before a page with shortened limits repeats a request. */
const SILENT_MILLISECONDS = 500;

/**
 * Tested one after the other, before an attempt that must succeed. That attempt covers a 401 and a
 * slow reply.
 */
const FAULTS = {
  '409': { kind: 'status', status: 409, message: REFUSED_ON_PURPOSE },
  '500': { kind: 'status', status: 500, message: REFUSED_ON_PURPOSE },
  'connection lost before the work': { kind: 'drop' },
  'no answer': { kind: 'timeout' },
  'half a reply': { kind: 'malformed' },
  'connection lost after the work': { kind: 'drop-after-commit' },
} as const satisfies Record<string, Omit<Fault, 'route'>>;
export type FaultName = keyof typeof FAULTS;
export const faultNames = Object.keys(FAULTS) as FaultName[];

export interface SceneParts {
  readonly app: RunningApp;
  readonly page: Page;
  readonly control: Control;
  readonly watched: Watch;
  readonly newMobile: () => string;
  readonly signInAs: (page: Page, mobile: string) => Promise<void>;
}

/** Exceptions from the usual expectations about a failed request. */
export interface Manner {
  /** Why the screen shows no message and works without the reply. */
  readonly quiet?: string | undefined;
  /** The screen's message, if it differs from the usual one of the request. */
  readonly words?: string | undefined;
  /** Fields that are cleared on purpose, such as that of a code. */
  readonly clears?: RegExp | undefined;
  /** The screen makes the request while it loads, so there is no input to lose. */
  readonly isLoad?: boolean;
  /** Why the screen is left although the request failed. */
  readonly leaves?: string | undefined;
}

/** A browser on a screen whose requests are made to fail, one by one. */
export class Scene {
  /** The number of problems that earlier requests have already reported. */
  private problemsSeen = 0;
  /** The text that was visible before the fault. */
  private known: ReadonlySet<string> = new Set();
  /** The request under test. */
  private struck: { readonly pattern: RegExp; readonly method: string } | undefined;
  /** Failed expectations, by request. */
  readonly findings: string[] = [];
  private mobile = '';
  private asked = 0;
  /** How often the access token has been refreshed since the request under test was set. */
  private renewed = 0;
  private readonly open = new Set<Request>();
  /** When the last request was sent. */
  private lastAsked = 0;

  private constructor(readonly parts: SceneParts) {}

  static async on(parts: SceneParts): Promise<Scene> {
    const scene = new Scene(parts);
    await hurry(parts.page);
    parts.page.on('request', (request) => scene.note(request));
    const answered = (request: Request) => void scene.open.delete(request);
    parts.page.on('requestfinished', answered);
    parts.page.on('requestfailed', answered);
    return scene;
  }

  get page(): Page {
    return this.parts.page;
  }

  /** The number of the current new investor. */
  get lastMobile(): string {
    return this.mobile;
  }

  newMobile(): string {
    this.mobile = this.parts.newMobile();
    return this.mobile;
  }

  async signIn(mobile: string): Promise<void> {
    await this.parts.signInAs(this.page, mobile);
  }

  otpFor(to: string): Promise<string> {
    return this.parts.control.otpFor(to);
  }

  /** Signs out and clears the tab's stored journey. */
  async signOut(): Promise<void> {
    const { page } = this;
    await page.goto('/profile');
    const out = page.getByRole('button', { name: 'Log Out' });
    await out.or(page.getByLabel('Mobile number')).first().waitFor();
    if (await out.isVisible()) await out.click();
    await page.waitForURL('**/login');
    await page.evaluate(() => sessionStorage.clear());
  }

  /** Signs the same investor in on another device. */
  async signInElsewhere(mobile: string): Promise<void> {
    const { app, control } = this.parts;
    const headers = { 'content-type': 'application/json', 'x-vriddhi': '1' };
    const before = (await control.messagesTo(mobile)).length;
    const ask = async (path: string, body: object) => {
      const address = `${app.appAddress}/api/main/login/${path}`;
      const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(reply.status, path).toBe(200);
    };
    await ask('sendotp', {
      ...{ country_code: '+91', mobile_no: mobile },
      ...{ request_source: 'web', app_signature_id: '' },
    });
    const otp = await control.otpFor(mobile, before);
    await ask('verifyotp', { ifa_id: 1, mobile_no: mobile, otp });
  }

  /** Runs the test of one request; a failure is recorded, and the next request is tested. */
  async about(call: CallName, play: () => Promise<void>): Promise<void> {
    try {
      await play();
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      this.findings.push(`${call}, at ${this.page.url()}: ${said}`);
      this.problemsSeen = this.parts.watched.problems().length;
      await this.parts.control.clearFaults();
      await setPatience(this.page, undefined).catch(() => undefined);
    }
  }

  async go(address: string): Promise<void> {
    await goWithin(this.page, address);
  }

  /** Waits for the loaded screen and stores its text, which does not count as a message later. */
  async begin(): Promise<Seen> {
    // An open dialog hides the heading of its page from assistive technology, so wait for the
    // element.
    await this.page.locator('h1').first().waitFor();
    await forgetAnnouncements(this.page);
    let seen = await this.rest();
    for (let before = ''; before !== seen.headings.join(); seen = await this.rest()) {
      before = seen.headings.join();
      await this.page.waitForTimeout(STILL_MILLISECONDS);
    }
    this.known = new Set(seen.lines);
    return seen;
  }

  /** Waits until nothing is loading. */
  async rest(): Promise<Seen> {
    await soon(async () => (await see(this.page)).isBusy, 'something is busy').toBe(false);
    return await see(this.page);
  }

  /**
   * Makes a request fail in one way during an action. Asserts what every screen must do then: show
   * the message, keep the input, and not be blank.
   */
  async strike(call: CallName, name: FaultName, act: () => Promise<void>, manner: Manner = {}) {
    const { page, control } = this.parts;
    await dismissToasts(page);
    const before = await see(page);
    await forgetAnnouncements(page);
    await this.arm(call, [{ ...FAULTS[name], times: MANY }]);
    if (name === 'no answer') {
      await setPatience(page, { path: pathPattern(call), ms: SHORT_PATIENCE });
    }
    await act();
    await soon(() => this.asked, `${call} is made`).toBeGreaterThan(0);
    await this.answered(call);
    const where = `${call}: ${name}`;
    if (manner.quiet === undefined) {
      await this.expectWords(where, manner.words ?? toldOf(call, name));
    }
    const after = await this.settled(where);
    this.expectSound(after, where);
    if (manner.isLoad !== true) expectKept(before, after, where, manner);
    if (name === 'no answer') await setPatience(page, undefined);
    await control.clearFaults();
  }

  /** Repeats the action with a slow reply and, if signed in, an expired token; it must succeed. */
  async succeed(call: CallName, act: () => Promise<void>, isSignedIn: boolean): Promise<void> {
    const slow = { kind: 'slow', milliseconds: SLOW_MILLISECONDS } as const;
    // Pending requests of earlier attempts would use up the faults of this one.
    await soon(() => this.isSilent(), `${call} is asked no more`).toBe(true);
    await this.arm(call, [...(isSignedIn ? [{ kind: 'status', status: 401 } as const] : []), slow]);
    await act();
    await soon(() => this.asked, `${call} is made`).toBeGreaterThan(isSignedIn ? 1 : 0);
    if (isSignedIn) await soon(() => this.renewed, `${call} renews`).toBeGreaterThan(0);
    await this.answered(call);
    await this.parts.control.clearFaults();
  }

  /**
   * Waits until all requests have ended, so that they do not meet the faults of the next attempt.
   */
  async answered(where: string): Promise<void> {
    await soon(() => this.open.size, `${where} ends`).toBe(0);
  }

  private async arm(call: CallName, faults: readonly Omit<Fault, 'route'>[]): Promise<void> {
    const { control } = this.parts;
    const [method = ''] = call.split(' ');
    await control.clearFaults();
    for (const fault of faults) await control.addFault({ ...fault, route: call });
    this.struck = { method, pattern: new RegExp(pathPattern(call)) };
    this.asked = 0;
    this.renewed = 0;
    this.open.clear();
  }

  private isSilent(): boolean {
    return this.open.size === 0 && Date.now() - this.lastAsked > SILENT_MILLISECONDS;
  }

  private isStruck(request: Request): boolean {
    if (this.struck === undefined || request.method() !== this.struck.method) return false;
    return this.struck.pattern.test(new URL(request.url()).pathname);
  }

  /** Expects the console message that the browser logs for each injected failure. */
  private note(request: Request): void {
    this.lastAsked = Date.now();
    if (request.url().endsWith('/login/refreshtoken')) this.renewed += 1;
    if (!this.isStruck(request)) return;
    this.asked += 1;
    this.open.add(request);
    const path = new URL(request.url()).pathname;
    for (const status of [401, 409, 500, 'failed'] as const) {
      this.parts.watched.expectRefusal({ path, status });
    }
  }

  private async expectWords(where: string, words: string): Promise<void> {
    const news = async () => {
      const { lines } = await see(this.page);
      return lines
        .filter((line) => !this.known.has(line))
        .join('\n')
        .toLowerCase();
    };
    await soon(news, `${where} is told`).toContain(words.toLowerCase());
  }

  /** A page may be blank only for the moment in which one screen replaces another. */
  private async settled(where: string): Promise<Seen> {
    let seen = await this.rest();
    const headings = async () => {
      seen = await this.rest();
      return seen.headings.length;
    };
    await soon(headings, `${where}: the page is not blank`).toBeGreaterThan(0);
    return seen;
  }

  private expectSound(after: Seen, where: string): void {
    // The text of the error boundary.
    expect(after.lines.join('\n'), where).not.toMatch(
      /^Reference: |technical error\..* Reference: /m,
    );
    const problems = this.parts.watched.problems();
    expect(problems.slice(this.problemsSeen), where).toEqual([]);
  }
}

function pathPattern(call: CallName): string {
  const [, path = ''] = call.split(' ');
  return `^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`;
}

/** Polls at short intervals, because the matrix waits thousands of times. */
function soon<Value>(ask: () => Value | Promise<Value>, message: string) {
  return expect.poll(ask, { message, intervals: [30, 60, 100], timeout: 8000 });
}

function expectKept(before: Seen, after: Seen, where: string, { clears, leaves }: Manner): void {
  if (leaves !== undefined) return;
  expect(after.address, `${where}: the screen stays`).toBe(before.address);
  const kept = Object.entries(before.fields).filter(([name]) => !clears?.test(name));
  expect(after.fields, `${where}: what was typed stays`).toMatchObject(Object.fromEntries(kept));
}
