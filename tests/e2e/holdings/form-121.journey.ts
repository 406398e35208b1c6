import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

/** The sample investor: deposits at banks, finance companies and a housing finance company. */
const ARJUN = '9000000001';
/** The printable part of an A4 page with the margins of `print.css`, in CSS pixels. */
const PAPER = { width: 673, height: 980 };
const INCOME = '345678';

test(
  'an investor prints a Form 121 that is filled in on the device, on at most two pages',
  async ({ page, signInAs, look }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.toggleAttribute('data-was-printed', true);
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await signInAs(page, ARJUN);
    await page.goto('/portfolio/tax-at-source');
    const sent: Request[] = [];
    page.on('request', (request) => sent.push(request));
    await page.getByLabel(/^Your total income in /).fill(INCOME);
    const open = page.getByRole('button', { name: 'Print a filled-in copy: Malhar Finance' });
    await open.press('Enter');
    const paper = page.getByRole('dialog', { name: 'Form 121 for Malhar Finance' });
    await expect(valueOf(paper, 'Payer of the interest')).toHaveText('Malhar Finance');
    await expect(valueOf(paper, 'PAN')).toHaveText(/^[A-Z]{5}\d{4}[A-Z]$/);
    await expect(valueOf(paper, 'Address')).toHaveText(/\b\d{6}\b/);
    await expect(valueOf(paper, /^Estimated total income/)).toHaveText('₹3,45,678');
    await expect(valueOf(paper, 'Signature')).toHaveText('To be written by hand');
    await look(page);

    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-was-printed');
    const size = page.viewportSize();
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByText('(as read on 23 Nov 2026)').first()).toBeVisible();
    await expect(page.locator('main:visible, header:visible, button:visible')).toHaveCount(0);
    expect(await cutOff(page), 'texts that the paper cuts off').toEqual([]);
    expect(await inkOn(paper)).toEqual({ ground: 'rgb(255, 255, 255)', isDark: true });
    const pages = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    expect(pages.match(/\/Type ?\/Page\b/g)?.length).toBeLessThanOrEqual(2);

    await page.emulateMedia({ media: 'screen' });
    if (size !== null) await page.setViewportSize(size);
    await page.keyboard.press('Escape');
    await expect(paper).toBeHidden();
    await expect(open).toBeFocused();
    const told = sent.map((each) => `${each.url()} ${each.postData() ?? ''}`).join('\n');
    expect(told).not.toContain(INCOME);
  },
);

/** The value beside a label of the paper. */
function valueOf(paper: Locator, label: string | RegExp): Locator {
  const hasText = typeof label === 'string' ? new RegExp(`^${label}$`) : label;
  const row = paper.locator('dl > div').filter({ has: paper.page().locator('dt', { hasText }) });
  return row.getByRole('definition');
}

/** The texts of the open dialog that are wider than their box, or outside the width of the page. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return await page.locator('dialog[open]').evaluate((dialog) => {
    const { clientWidth } = document.documentElement;
    return [...dialog.querySelectorAll<HTMLElement>('*')]
      .filter((each) => each.checkVisibility() && getComputedStyle(each).position !== 'absolute')
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        const isCut = getComputedStyle(each).overflow !== 'visible';
        const isTaller = isCut && each.scrollHeight > each.clientHeight + 1;
        const isWider = isCut && each.scrollWidth > each.clientWidth + 1;
        return isTaller || isWider || left < -1 || right > clientWidth + 1;
      })
      .map((each) => `${each.tagName} ${each.textContent}`);
  });
}

/** The background of the page, and whether the text of the paper is dark. */
async function inkOn(paper: Locator) {
  return await paper.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const brightest = Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      isDark: brightest < 120,
    };
  });
}
