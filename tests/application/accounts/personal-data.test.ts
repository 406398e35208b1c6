import { ConfirmEmailChange } from '#application/accounts/profile/confirm-email-change.ts';
import { DeleteAccount } from '#application/accounts/profile/delete-account.ts';
import type { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { RemoveProfilePicture } from '#application/accounts/profile/remove-profile-picture.ts';
import { SaveProfilePicture } from '#application/accounts/profile/save-profile-picture.ts';
import { failure, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, memorySession, OFFLINE, refused } from '../memory-ports.ts';
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

  it('changes the address of the session once the code is confirmed', async () => {
    const session = memorySession(ASHA);
    const { port, calls } = answeringPort<PersonalData>({ confirmEmail: [success(email)] });
    expect(await new ConfirmEmailChange(port, session).run('123456', {})).toEqual(success(email));
    expect(calls).toEqual([['confirmEmail', '123456']]);
    expect(session.current).toEqual({ ...ASHA, email });
  });

  it.each(FAILURES)('keeps the address after %s', async (_, failed) => {
    const session = memorySession(ASHA);
    const { port } = answeringPort<PersonalData>({ confirmEmail: [failed] });
    expect(await new ConfirmEmailChange(port, session).run('123456', {})).toEqual(failed);
    expect(session.current).toEqual(ASHA);
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
