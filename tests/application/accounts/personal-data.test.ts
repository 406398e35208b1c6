import {
  ConfirmEmailChange,
  EMAIL_FORM,
} from '#application/accounts/profile/confirm-email-change.ts';
import { DeleteAccount } from '#application/accounts/profile/delete-account.ts';
import type { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { RemoveProfilePicture } from '#application/accounts/profile/remove-profile-picture.ts';
import { SaveProfilePicture } from '#application/accounts/profile/save-profile-picture.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, memoryDrafts, memorySession, OFFLINE, refused } from '../memory-ports.ts';
import { answeringPort } from './answering-port.ts';

const DONE = success(undefined);
const FAILURES = [
  ['a refusal', failure(refused(409))],
  ['a lost connection', failure(OFFLINE)],
] as const;

describe('deleting the account', () => {
  it('ends the session on this device', async () => {
    const session = memorySession(ASHA);
    const { port, calls } = answeringPort<PersonalData>({ deleteAccount: [DONE] });
    expect(await new DeleteAccount(port, session).run({})).toEqual(DONE);
    expect(calls).toEqual([['deleteAccount']]);
    expect(session.current).toBeUndefined();
  });

  it.each(FAILURES)('leaves the investor signed in after %s', async (_, failed) => {
    const session = memorySession(ASHA);
    const { port } = answeringPort<PersonalData>({ deleteAccount: [failed] });
    expect(await new DeleteAccount(port, session).run({})).toEqual(failed);
    expect(session.current).toEqual(ASHA);
  });
});

describe('changing the email address', () => {
  const email = 'asha@example.com';
  const confirming = async (reply: Result<string, PortFailure>) => {
    const session = memorySession(ASHA);
    const drafts = memoryDrafts();
    await drafts.keep(EMAIL_FORM, { email });
    const { port, calls } = answeringPort<PersonalData>({ confirmEmail: [reply] });
    const result = await new ConfirmEmailChange(port, session, drafts).run('123456', {});
    return { session, calls, result, draft: await drafts.read(EMAIL_FORM) };
  };

  it('changes the address of the session once the code is confirmed', async () => {
    const { session, calls, result, draft } = await confirming(success(email));
    expect(result).toEqual(success(email));
    expect(calls).toEqual([['confirmEmail', '123456']]);
    expect(session.current).toEqual({ ...ASHA, email });
    expect(draft).toBeUndefined();
  });

  it.each(FAILURES)('keeps the address after %s', async (_, failed) => {
    const { session, result, draft } = await confirming(failed);
    expect(result).toEqual(failed);
    expect(session.current).toEqual(ASHA);
    expect(draft).toEqual({ email });
  });
});

describe('the profile picture', () => {
  const picture = Uint8Array.of(1, 2);
  const withPicture = { ...ASHA, pictureUrl: '/pictures/1' };

  it('is shown from the session once it is saved', async () => {
    const session = memorySession(ASHA);
    const { port, calls } = answeringPort<PersonalData>({ savePicture: [success('/pictures/1')] });
    expect(await new SaveProfilePicture(port, session).run(picture, {})).toEqual(DONE);
    expect(calls).toEqual([['savePicture', picture]]);
    expect(session.current).toEqual(withPicture);
  });

  it('is gone from the session once it is removed', async () => {
    const session = memorySession(withPicture);
    const { port, calls } = answeringPort<PersonalData>({ removePicture: [DONE] });
    expect(await new RemoveProfilePicture(port, session).run({})).toEqual(DONE);
    expect(calls).toEqual([['removePicture']]);
    expect(session.current?.pictureUrl).toBe('');
  });

  it.each(FAILURES)('stays as it was after %s', async (_, failed) => {
    const session = memorySession(withPicture);
    const answers = { savePicture: [failed], removePicture: [failed] } as const;
    const { port } = answeringPort<PersonalData>(answers);
    expect(await new SaveProfilePicture(port, session).run(picture, {})).toEqual(failed);
    expect(await new RemoveProfilePicture(port, session).run({})).toEqual(failed);
    expect(session.current).toEqual(withPicture);
  });
});
