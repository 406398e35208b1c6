import type { Page } from 'playwright';
import type { RunningApp } from '../tools/running-app.ts';
import type { Figure } from './figure.ts';

/** What a measurement of screens is given: somebody who is signed in, on a phone. */
export type MeasureScreen = (page: Page, app: RunningApp) => Promise<readonly Figure[]>;
