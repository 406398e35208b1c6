import { expect } from 'vitest';

/**
 * Submits the external identity page with one of its buttons.
 * @returns the URL to which the page redirects
 */
export async function answerIdentityPage(url: string, choice: string): Promise<string> {
  const { origin, pathname, searchParams } = new URL(url);
  const answer = await fetch(`${origin}${pathname}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ state: searchParams.get('state') ?? '', choice }),
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}
