import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { SentMessages } from '#application/accounts/profile/sent-messages.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { signedIn, valueOf } from './signed-in.ts';

const MOBILE = '9700000701';
const OTHER = '9700000702';

const backend = testBackend();

const nominee = (fullName: string) => ({
  fullName,
  relationshipId: 22,
  dateOfBirth: CalendarDate.of('1960-05-01'),
  sharePercent: 100,
  isInvestorAddress: true,
});

describe('the messages to an investor', () => {
  it('are those to the own phone, newest first, without the codes of sign-ins', async () => {
    const app = await signedIn(backend, MOBILE);
    const messages = app.get(SentMessages);
    const sent = (await backend.control.outbox(MOBILE)).length;
    expect(sent).toBeGreaterThan(0);
    expect(valueOf(await messages.list({}))).toEqual([]);
    valueOf(await app.get(Nominees).save(nominee('Asha Rao'), {}));
    const other = await signedIn(backend, OTHER);
    valueOf(await other.get(Nominees).save(nominee('Kabir Sen'), {}));
    const [message, ...more] = valueOf(await messages.list({}));
    expect(more).toEqual([]);
    expect(message).toMatchObject({ channel: 'sms' });
    expect(message?.text).toContain('Asha Rao was added as a nominee');
  });

  it('leave out a code that has expired', async () => {
    await backend.control.advance(3600);
    const app = await signedIn(backend, MOBILE);
    const texts = (await backend.control.outbox(MOBILE)).map(({ text }) => text);
    expect(texts.some((text) => text.includes('••••••'))).toBe(true);
    const listed = valueOf(await app.get(SentMessages).list({}));
    expect(listed.map(({ text }) => text).join()).not.toMatch(/••••••|\d{6}/);
  });
});
