import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSitePage } from './site-screen.tsx';

describe('the page about us', () => {
  it('says what Vriddhi does, does not do and how it earns [PM-2.33, PM-2.35]', async () => {
    const { html } = await renderSitePage('/about');
    for (const heading of ['What we do', 'What we do not do', 'How we earn']) {
      expect(html).toContain(heading);
      expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Meet the team' })).toHaveAttribute('href', '/team');
  });
});

describe('the team page', () => {
  it('shows drawings of six people with their careers [PM-2.34, PM-2.35]', async () => {
    await renderSitePage('/team');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The team');
    const people = screen
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('svg[data-skin]') !== null);
    expect(people).toHaveLength(6);
    for (const person of people) {
      expect(within(person).getByRole('heading')).not.toHaveTextContent(/^$/);
      expect(person.querySelector('p:last-of-type')?.textContent).toMatch(/\w.{40,}\.$/);
    }
    expect(screen.getByText(/^Ran a bank branch in Nashik for nine years/)).toBeVisible();
  });
});

describe('the help page', () => {
  it('is readable without scripts, question by question', async () => {
    const { html } = await renderSitePage('/help');
    expect(html).toContain('What do I need to open an account?');
    expect(html).toContain('KYC takes about 90 seconds');
    const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
    for (const link of topics.getAllByRole('link')) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)).not.toBeNull();
    }
  });

  it('shows the support hours [FD-9.46, AP-1.7, PM-2.192]', async () => {
    await renderSitePage('/help');
    const person = screen.getByRole('complementary', { name: 'Ask a person' });
    expect(person).toHaveTextContent('Support hoursMonday to Saturday, 10:00 am to 8:00 pm');
  });

  it.each([
    ['/contact-us', 'Monday to Saturday, 10:00 am to 8:00 pm'],
    ['/', '10:00 am to 8:00 pm'],
  ])('has the same support hours on %s: %s [PM-2.192]', async (path, hours) => {
    await renderSitePage(path);
    expect(screen.getByText(hours)).toBeVisible();
  });

  it('shows the configured phone and email [FD-1.14, FD-1.15]', async () => {
    await renderSitePage('/help');
    const person = within(screen.getByRole('complementary', { name: 'Ask a person' }));
    expect(person.getByText('+91 00000 00000')).toHaveAttribute('href', 'tel:+910000000000');
    expect(person.getByText('support@vriddhi.example')).toHaveAttribute(
      'href',
      'mailto:support@vriddhi.example',
    );
  });
});
