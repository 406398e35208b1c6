import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { holdTimers } from '#tests/support/held-timers.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { fakeCamera, SEEN } from './fake-camera.ts';
import { mobileOf } from '#tests/ui/fixed-deposits/booking/order-screen.ts';
import { addFault, type RenderedScreen, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

const backend = testBackend();
beforeEach(() => backend.control.reset());

const SUBMIT = 'POST /api/main/onboarding/submitvideokyc';
const STATUS = 'POST /api/main/onboarding/getvideokyc';
const LOOKS_EVERY_MS = 10_000;
const path = '/video-kyc';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });

/** Opens the video KYC as an investor whose PAN is verified. */
async function openAsVerified() {
  const mobile = await mobileOf(backend, 'KYC done');
  return renderScreen({ path, as: 'demo', mobile, backend });
}

async function takePicture({ user }: RenderedScreen): Promise<void> {
  await waitFor(async () => {
    expect((await button('Take picture')).getAttribute('aria-disabled')).toBeNull();
  });
  await user.click(await button('Take picture'));
}

/** Starts the video KYC and takes both pictures; the second one is not sent yet. */
async function takeBoth(shown: RenderedScreen): Promise<void> {
  await shown.user.click(await button('Start Video KYC'));
  await heading('Your face');
  await takePicture(shown);
  await shown.user.click(await button('Use this picture'));
  await heading('Your signature');
  await takePicture(shown);
  await button('Send for review');
}

async function decided(shown: RenderedScreen, decision: 'approve' | 'reject', body = {}) {
  const id = shown.browser.get(Session).current?.investorId;
  await backend.control.call('POST', `video-kycs/${id}/${decision}`, body);
}

async function decide(...decision: Parameters<typeof decided>) {
  await decided(...decision);
  decision[0].reload();
}

describe('the intro of the video KYC', () => {
  it('lists what is needed [AP-2.90, AP-2.91, AP-2.92, AP-2.93, AP-2.94, AP-2.95]', async () => {
    await openAsVerified();
    expect(await heading('Video KYC')).toBeVisible();
    expect(screen.getByText(/Video KYC is mandatory/)).toHaveTextContent(
      'You can invest before it is done.',
    );
    expect(await screen.findByText('Be in a well-lit area with a light backdrop')).toBeVisible();
    expect(screen.getByText('Keep your Aadhaar and PAN handy')).toBeVisible();
    const paper = 'Keep a blank white paper and a pen ready for your signature';
    expect(screen.getByText(paper)).toBeVisible();
    expect(await button('Start Video KYC')).toBeVisible();
  });

  it('is for visitors too [FD-2.111, FD-2.112, FD-2.113, FD-2.114, FD-2.115]', async () => {
    const { user, address, browser } = await renderScreen({ path, as: 'visitor', backend });
    expect(await screen.findByText(/Video KYC is mandatory/)).toBeVisible();
    expect(screen.getByText('Be in a well-lit area with a light backdrop')).toBeVisible();
    expect(screen.getByText('Keep your Aadhaar and PAN handy')).toBeVisible();
    expect(screen.getByText(/blank white paper and a pen/)).toBeVisible();
    await user.click(await button('Start Video KYC'));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(browser.get(JourneyStore).read(JourneyKey.AttemptedPath)).toBe(path);
  });

  it('requires the PAN, and links to its page [AP-2.95]', async () => {
    const { user, address } = await renderScreen({ path, as: 'new', backend });
    const start = await button('Start Video KYC');
    expect(start.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Verify your PAN before your video KYC.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Verify my PAN' }));
    await waitFor(() => expect(address()).toBe('/kyc'));
  });

  it('is linked from the profile until it is complete [AP-2.95]', async () => {
    const mobile = await mobileOf(backend, 'KYC done');
    const shown = await renderScreen({ path: '/profile', as: 'demo', mobile, backend });
    expect(await screen.findByText('Your video KYC is pending')).toBeVisible();
    expect(screen.getByText(/you can invest before it is done/)).toBeVisible();
    await shown.user.click(screen.getByRole('link', { name: 'Do it now' }));
    await waitFor(() => expect(shown.address()).toBe(path));
  });

  it('can be loaded again after a failure', async () => {
    const route = 'POST /api/main/onboarding/getvideokyc';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    const { user } = await openAsVerified();
    await user.click(await button('Try again'));
    expect(await button('Start Video KYC')).toBeVisible();
  });
});

describe('the pictures of the video KYC', () => {
  it('are taken one after the other, sent and reviewed [AP-2.95, FD-2.116]', async () => {
    const camera = fakeCamera();
    const shown = await openAsVerified();
    await takeBoth(shown);
    expect(camera.requests).toEqual(['user', 'environment']);
    expect(camera.on()).toBe(0);
    await shown.user.click(await button('Send for review'));
    expect(await heading('Your video KYC is being reviewed')).toBeVisible();
    const kept = await backend.sandbox.database
      .selectFrom('video_kycs')
      .select(['selfie', 'signature', 'state'])
      .executeTakeFirstOrThrow();
    expect([...kept.selfie]).toEqual([...SEEN]);
    expect([...kept.signature]).toEqual([...SEEN]);
    expect(kept.state).toBe('in-review');
    await decide(shown, 'approve');
    expect(await heading('Your video KYC is approved')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBeVisible();
  });

  it('can be taken again, and back leads to the intro with the camera off', async () => {
    const camera = fakeCamera();
    const shown = await openAsVerified();
    await shown.user.click(await button('Start Video KYC'));
    await takePicture(shown);
    await shown.user.click(await button('Take it again'));
    expect(await button('Take picture')).toBeVisible();
    expect(camera.on()).toBe(1);
    await shown.user.click(await button('Back'));
    expect(await button('Start Video KYC')).toBeVisible();
    expect(camera.on()).toBe(0);
  });

  it('switch the camera off when the screen is left', async () => {
    const camera = fakeCamera();
    const shown = await openAsVerified();
    await shown.user.click(await button('Start Video KYC'));
    await button('Take picture');
    shown.leave();
    expect(camera.on()).toBe(0);
  });

  it('are not taken in a session that has expired, which is said before', async () => {
    const camera = fakeCamera();
    const { user } = await openAsVerified();
    await button('Start Video KYC');
    await backend.control.advance(15 * 60);
    await user.click(await button('Start Video KYC'));
    expect(await screen.findByText('Session expired, please sign in again')).toBeVisible();
    expect(await button('Start Video KYC')).toBeVisible();
    expect(camera.on()).toBe(0);
  });

  it('are kept when sending fails, with the reason, and sent again', async () => {
    fakeCamera();
    const shown = await openAsVerified();
    await takeBoth(shown);
    await addFault(backend, { route: SUBMIT, kind: 'drop', times: 1 });
    await shown.user.click(await button('Send for review'));
    const copy = 'Your pictures could not be sent. Please try again.';
    expect(await screen.findByText(copy)).toBeVisible();
    await shown.user.click(await button('Send for review'));
    expect(await heading('Your video KYC is being reviewed')).toBeVisible();
  });

  it('cannot be taken once another app has the camera, until it is opened again', async () => {
    const camera = fakeCamera();
    const { user } = await openAsVerified();
    await user.click(await button('Start Video KYC'));
    await button('Take picture');
    camera.take();
    const title = 'The camera is not responding';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take picture' })).toBeNull();
    expect(camera.on()).toBe(0);
    await user.click(await button('Try again'));
    expect(await button('Take picture')).toBeVisible();
  });

  it('are still said to be sent, or not to have arrived, to who goes back meanwhile', async () => {
    fakeCamera();
    const calls = heldCalls('/submitvideokyc');
    const shown = await openAsVerified();
    await takeBoth(shown);
    await addFault(backend, { route: SUBMIT, kind: 'drop', times: 1 });
    calls.hold();
    await shown.user.click(await button('Send for review'));
    await shown.user.click(await button('Back'));
    expect((await button('Start Video KYC')).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Sending your pictures…')).toBeInTheDocument();
    await calls.release();
    const copy = 'Your pictures could not be sent. Please try again.';
    expect(await screen.findByText(copy)).toBeVisible();
    await shown.user.click(await button('Start Video KYC'));
    expect(await heading('Your face')).toBeVisible();
  });

  it('stay in review when a look for the decision fails, and the next look finds it', async () => {
    fakeCamera();
    const look = holdTimers('/ui/accounts/video-kyc', [LOOKS_EVERY_MS]);
    const calls = heldCalls('/getvideokyc');
    const shown = await openAsVerified();
    await takeBoth(shown);
    await shown.user.click(await button('Send for review'));
    await heading('Your video KYC is being reviewed');
    await addFault(backend, { route: STATUS, kind: 'status', status: 400, times: 1 });
    calls.hold();
    look(LOOKS_EVERY_MS);
    await waitFor(() => expect(calls.count()).toBe(1));
    await calls.release();
    expect(await heading('Your video KYC is being reviewed')).toBeVisible();
    await decided(shown, 'approve');
    look(LOOKS_EVERY_MS);
    expect(await heading('Your video KYC is approved')).toBeVisible();
  });

  it('are recorded again after a rejection, whose reason is shown [AP-2.95]', async () => {
    fakeCamera();
    const shown = await openAsVerified();
    await takeBoth(shown);
    await shown.user.click(await button('Send for review'));
    await heading('Your video KYC is being reviewed');
    await decide(shown, 'reject', { reason: 'The signature is out of focus.' });
    expect(await screen.findByText('The signature is out of focus.')).toBeVisible();
    await takeBoth(shown);
    await shown.user.click(await button('Send for review'));
    expect(await heading('Your video KYC is being reviewed')).toBeVisible();
  });

  it.each([
    ['NotAllowedError', 'Camera access is blocked'],
    ['NotFoundError', 'No camera was found'],
    ['NotReadableError', 'The camera is not responding'],
  ])('say what to do after a %s, and try again', async (name, title) => {
    fakeCamera({ refusals: [name] });
    const { user } = await openAsVerified();
    await user.click(await button('Start Video KYC'));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await user.click(await button('Try again'));
    expect(await button('Take picture')).toBeVisible();
  });
});
