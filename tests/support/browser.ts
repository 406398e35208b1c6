import { chromium } from 'playwright';
import type { Browser, BrowserContext } from 'playwright';
import { chromiumFlags, ensureChromium } from './chromium.ts';

/** The two viewport sizes at which every screen is tested. */
export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type SizeName = keyof typeof sizes;

export async function launchBrowser(): Promise<Browser> {
  return await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
}

export async function openContext(browser: Browser, size: SizeName): Promise<BrowserContext> {
  const isPhone = size === 'phone';
  return await browser.newContext({
    viewport: sizes[size],
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
}
