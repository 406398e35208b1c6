import type { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { renderSitePage } from '#tests/ui/site/site-screen.tsx';
import { support } from '#ui/platform/shell/support.ts';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('the contact links on /contact-us', () => {
  it.each([
    [`mailto:${support.email}`, 'Contact Email Clicked'],
    [`tel:+91${support.phone}`, 'Contact Phone Clicked'],
  ])('report a click on %s as the event %s [AP-2.211, AP-2.212]', async (href, what) => {
    const { ports } = await renderSitePage('/contact-us');
    const { recent } = ports.reporting as ConsoleReporting;
    const events = () => recent.filter(({ kind }) => kind === 'happened');
    expect(events()).toEqual([]);
    const link = screen.getAllByRole('link').find((one) => one.getAttribute('href') === href);
    // Prevent the navigation, which jsdom does not implement.
    link?.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link as HTMLElement);
    expect(events()).toEqual([{ kind: 'happened', what, details: {} }]);
  });
});
