import { afterEach, describe, expect, it } from 'vitest';
import { testBackend } from '#tests/contracts/backend.ts';

interface Played {
  readonly line: string;
  readonly story: Readonly<Record<string, unknown>>;
}

const backend = testBackend();
afterEach(() => backend.control.clearFaults());

const steps = async () =>
  (await backend.control.call('GET', 'story')) as readonly { readonly name: string }[];

const play = async (name: string, story: Played['story'] = {}) =>
  (await backend.control.call('POST', `story/${name}`, story)) as Played;

describe('the story of the sandbox', () => {
  const whole = { timeout: 90_000 };
  it('takes a new investor from sign-up to matured deposit and shares', whole, async () => {
    const lines: string[] = [];
    let story: Played['story'] = {};
    for (const { name } of await steps()) {
      const played = await play(name, story);
      lines.push(played.line);
      story = played.story;
    }
    expect(lines).toHaveLength(14);
    expect(lines[0]).toMatch(/^Signed up as 97\d{8}\.$/);
    expect(lines).toContain(
      'Booked ₹1,00,000 in Himadri Classic Deposit for one year at 6.85%. ' +
        'It becomes ₹1,06,850.',
    );
    expect(lines).toContain('The desk offers each share for ₹2,450.50.');
    expect(lines).toContain('26 shares are in the demat account.');
    expect(lines.at(-1)).toMatch(/^A year later, on \d{4}-\d\d-\d\d: the deposit has matured\.$/);
    const [credited] = await backend.control.outbox(String(story['mobile']));
    expect(credited).toBeDefined();
    expect(backend.failures).toEqual([]);
  });

  it('names the call that fails, and continues from that step later', async () => {
    const { story } = await play('sign-up');
    await backend.control.fault({ route: 'POST /api/main/getpanprofile', kind: 'status' });
    await expect(play('kyc', story)).rejects.toThrow(
      /POST story\/kyc: POST \/api\/main\/getpanprofile answered 500: /,
    );
    expect((await play('kyc', story)).line).toMatch(/^PAN STYPV\d{4}[A-J] verified for /);
  });

  it('rejects an unknown step', async () => {
    await expect(play('no-such-step')).rejects.toThrow('The story does not have this step.');
  });
});
