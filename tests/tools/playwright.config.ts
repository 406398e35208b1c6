import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.ts';
import { repositoryRoot } from './repository.ts';

const executablePath = findChromium();
const exhaustive = process.env['EXHAUSTIVE'] === '1';
const report = exhaustive ? 'exhaustive-journeys' : 'journeys';

/** What `npm test` leaves to the exhaustive run: a tag, or the name of a whole file. */
const beside = /@exhaustive|\.exhaustive\.ts/;
const onDesktop = /@both/;
const onlyOnPhone = /@once/;

/**
 * Journeys in a real browser; each worker has a backend of its own. `npm test` runs each of them on
 * a phone, and on a desktop those that look different there. The exhaustive run has the rest: the
 * other journeys on a desktop, and one more of a kind. Together they are everything at both sizes.
 */
export default defineConfig({
  testDir: `${repositoryRoot}/tests/e2e`,
  testMatch: exhaustive ? '**/*.{journey,exhaustive}.ts' : '**/*.journey.ts',
  outputDir: `${repositoryRoot}/reports/journeys`,
  tsconfig: `${repositoryRoot}/tests/tsconfig.json`,
  fullyParallel: true,
  workers: 2,
  // A journey that passes at the second try hides a race: there is no second try.
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `${repositoryRoot}/reports/test/${report}.json` }],
  ],
  use: {
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Only on request: it slows every journey down.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
  },
  // The longest of all is among those on the desktop, which therefore come first.
  projects: [
    {
      name: 'desktop',
      ...(exhaustive
        ? { grepInvert: [onlyOnPhone, onDesktop] }
        : { grep: onDesktop, grepInvert: beside }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...(exhaustive ? { grep: beside } : { grepInvert: beside }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
