import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '#tests/support/chromium.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

const executablePath = findChromium();
const exhaustive = process.env['EXHAUSTIVE'] === '1';
const report = process.env['JOURNEYS_REPORT'] ?? `${repositoryRoot}/reports/test/journeys.json`;

/** Matches tests that only the night includes, by their tag or file name. */
const beside = /@exhaustive|\.exhaustive\.ts/;
const onDesktop = /@both/;
const onlyOnPhone = /@once/;

/**
 * Journeys in a real browser; each worker has its own backend. `npm test` runs each journey on a
 * phone, and those that look different on a desktop there, too. The night includes the
 * remaining journeys on a desktop, and further variants. Together, all journeys run at both sizes.
 */
export default defineConfig({
  testDir: `${repositoryRoot}/tests/e2e`,
  testMatch: exhaustive ? '**/*.{journey,exhaustive}.ts' : '**/*.journey.ts',
  outputDir: `${repositoryRoot}/reports/journeys`,
  tsconfig: `${repositoryRoot}/tests/tsconfig.json`,
  fullyParallel: true,
  workers: 2,
  // `npm test` runs what failed once more, alone, and names it.
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: report }],
  ],
  use: {
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Traces only on request, because tracing slows every journey down.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
  },
  // Desktop first, because it includes the longest journey.
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
