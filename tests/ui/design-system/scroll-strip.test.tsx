import { ScrollStrip } from '#ui/platform/design-system/layout/scroll-strip.tsx';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

/** Sets the widths of all elements, because jsdom has no layout. */
function widths(scrollWidth: number, clientWidth: number): void {
  for (const [name, value] of Object.entries({ scrollWidth, clientWidth })) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, name));
  }
}

function show() {
  render(
    <ScrollStrip label="partners">
      <p>Many logos</p>
    </ScrollStrip>,
  );
  const strip = screen.getByText('Many logos').parentElement as HTMLElement;
  strip.scrollBy = ((options: ScrollToOptions) => {
    strip.scrollLeft += options.left ?? 0;
    fireEvent.scroll(strip);
  }) as HTMLElement['scrollBy'];
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  return { strip, more: button('More partners'), earlier: button('Earlier partners') };
}

describe('a strip that is wider than its container', () => {
  beforeEach(() => widths(350, 200));

  it('scrolls by 100 px per click, and not beyond its ends [AP-9.16, PM-9.14, PM-9.15]', async () => {
    const { strip, more, earlier } = show();
    const user = userEvent.setup();
    await waitFor(() => expect([earlier.disabled, more.disabled]).toEqual([true, false]));
    await user.click(more);
    expect(strip.scrollLeft).toBe(100);
    expect([earlier.disabled, more.disabled]).toEqual([false, false]);
    await user.click(more);
    expect([strip.scrollLeft, more.disabled]).toEqual([200, true]);
    await user.click(earlier);
    expect(strip.scrollLeft).toBe(100);
  });
});
