import { articles } from '#ui/site/blog/blog-articles.ts';
import { articleCards } from '#ui/site/blog/blog-facts.ts';
import { paths as articlePaths } from '#ui/site/blog/paths.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSitePage } from './site-screen.tsx';

const cards = articleCards();

describe('the index of the blog', () => {
  it('shows the picture, author, date and length of each piece, and leads to it', async () => {
    await renderSitePage('/blog');
    const index = within(screen.getByRole('navigation', { name: 'All articles' }));
    const links = index.getAllByRole('link');
    expect(links).toHaveLength(articles.length);
    for (const [at, { path, title, author, date, minutes }] of cards.entries()) {
      const link = links[at];
      expect(link).toHaveAttribute('href', path);
      expect(link).toHaveTextContent(title);
      expect(link).toHaveTextContent(`By ${author} ${date} · ${minutes} min read`);
      expect(link?.querySelector('img')?.getAttribute('src')).toMatch(/^\/news\/\w+\.svg$/);
    }
  });

  it('starts with the newest piece', () => {
    const dates = cards.map(({ isoDate }) => isoDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});

describe('a piece of the blog', () => {
  it.each(cards)('$path is a page with its text, and leads to all others', async (card) => {
    const { html } = await renderSitePage(card.path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(card.title);
    const paragraphs = articles.find(({ page }) => page.path === card.path)?.paragraphs ?? [];
    expect(paragraphs.length).toBeGreaterThan(2);
    const piece = within(screen.getByRole('article'));
    for (const paragraph of paragraphs) expect(piece.getByText(paragraph)).toBeVisible();
    expect(piece.getByText(card.date)).toHaveAttribute('datetime', card.isoDate);
    expect(piece.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
    const others = within(screen.getByRole('navigation', { name: 'More articles' }));
    const paths = others.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toEqual(cards.map(({ path }) => path).filter((path) => path !== card.path));
    expect(html).toContain(paragraphs[0]?.slice(0, 40));
  });

  it('has a page for every path, and a path for every page', () => {
    const known = articlePaths.filter(({ path }) => path !== '/blog').map(({ path }) => path);
    expect(known).toEqual(cards.map(({ path }) => path));
  });
});

describe('a legal page', () => {
  it.each(['/terms', '/privacy', '/risk-disclosure', '/grievance-redressal', '/accessibility'])(
    '%s begins with its version and its contents',
    async (path) => {
      await renderSitePage(path);
      expect(screen.getByText(/^In force since \d{1,2} \w+ \d{4}\.$/)).toBeVisible();
      const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
      for (const link of contents.getAllByRole('link')) {
        const id = link.getAttribute('href')?.slice(1) ?? '';
        const part = document.getElementById(id);
        expect(part?.querySelector('h2')).toHaveTextContent(link.textContent);
      }
    },
  );
});
