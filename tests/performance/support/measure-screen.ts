import type { Page } from 'playwright';
import type { RunningApp } from '#tests/support/running-app.ts';
import type { Figure } from '#tests/performance/support/figure.ts';

/** A measurement on a phone with a signed-in investor. */
export type MeasureScreen = (page: Page, app: RunningApp) => Promise<readonly Figure[]>;
