import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/**
 * Walks a journey and counts its taps: each press of a button, link, option or checkbox, and each
 * tap into a field that does not have the focus. Typing into the focused field is no tap.
 */
export class Taps {
  readonly made: string[] = [];

  constructor(private readonly page: Page) {}

  get count(): number {
    return this.made.length;
  }

  async press(control: Locator): Promise<void> {
    await control.waitFor();
    this.made.push(await nameOf(control));
    await control.click();
  }

  /** Chooses an option of a radio group. */
  async choose(option: Locator): Promise<void> {
    await option.waitFor({ state: 'attached' });
    this.made.push(await nameOf(option));
    await option.check();
  }

  /** Types by keyboard; the field counts as a tap unless it gets the focus by itself. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    const isFocused = await expect(field)
      .toBeFocused({ timeout: 3000 })
      .then(() => true)
      .catch(() => false);
    if (!isFocused) await this.press(field);
    await this.page.keyboard.type(text);
  }
}

async function nameOf(control: Locator): Promise<string> {
  const name = await control.getAttribute('name');
  const text = await control.evaluate((element) =>
    element instanceof HTMLInputElement
      ? (element.labels?.[0]?.textContent ?? '')
      : element.textContent,
  );
  return text.trim() || (name ?? 'unnamed');
}
