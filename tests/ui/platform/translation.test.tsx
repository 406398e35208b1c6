import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { watchTranslation } from '#ui/platform/translation.ts';

// Downloads it, because the tests do not wait for a download.
beforeAll(() => import('#ui/platform/translated-text.ts'));

/** Replaces each text as Google Translate does; this language is English in capitals. */
async function translate(page: Element): Promise<void> {
  const walk = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  for (const text of texts) {
    // The type of this element is deprecated, but Google Translate still makes it.
    const font = document.createElement('font' as string);
    font.append(text.data.toUpperCase());
    text.replaceWith(font);
  }
  await observed();
}

/** Waits until the observers were called, and what they import is there. */
const observed = () => vi.dynamicImportSettled();

interface FiguresProps {
  readonly amount: string;
  readonly warning?: string;
  readonly link?: string;
}

function Figures({ amount, warning, link }: FiguresProps) {
  return (
    <p data-testid="figures">
      {link !== undefined && <a href="/">{link}</a>}
      You get {amount} in all.
      {warning}
    </p>
  );
}

const text = () => screen.getByTestId('figures').textContent;

async function shownTranslated(figures: FiguresProps) {
  const { container, rerender } = render(<Figures {...figures} />);
  watchTranslation(container);
  await translate(container);
  return {
    change: async (next: FiguresProps) => {
      rerender(<Figures {...next} />);
      await observed();
    },
  };
}

it('shows a changed amount of a translated page', async () => {
  const { change } = await shownTranslated({ amount: '₹1,11,138' });
  expect(text()).toBe('YOU GET ₹1,11,138 IN ALL.');
  await change({ amount: '₹27,784' });
  expect(text()).toBe('YOU GET ₹27,784 IN ALL.');
});

it('removes a translated text, and inserts an element before one', async () => {
  const errors = vi.spyOn(console, 'error');
  const { change } = await shownTranslated({ amount: '₹99', warning: 'Too little' });
  await change({ amount: '₹99', link: 'Help ' });
  expect(text()).toBe('Help YOU GET ₹99 IN ALL.');
  expect(errors).not.toHaveBeenCalled();
});
