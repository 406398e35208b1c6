import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { VerifyMobileViewModel } from '#ui/accounts/verify-mobile/verify-mobile.view-model.ts';
import { describe, expect, it } from 'vitest';

const WRONG: PortFailure = {
  kind: 'refused',
  status: 400,
  code: 'wrong-code',
  message: 'That code is not right.',
};

/** A screen whose checks and requests for a code wait until the test answers them. */
function opened() {
  const checks: { code: string; answer: (reply: Result<unknown, PortFailure>) => void }[] = [];
  const requests: ((reply: Result<void, PortFailure>) => void)[] = [];
  const viewModel = new VerifyMobileViewModel(
    {
      completeSignIn: {
        run: ({ code }: { code: string }) =>
          new Promise((answer) => void checks.push({ code, answer })),
      },
      resendCode: { run: () => new Promise((answer) => void requests.push(answer)) },
      codeTimer: { sentAt: () => undefined, markSent: () => undefined },
      smsCodes: { next: () => Promise.resolve(undefined) },
    } as never,
    '9811122233',
  );
  return { viewModel, checks, requests };
}

describe('a code that is typed while another one is checked', () => {
  it('is checked next, and not called wrong', async () => {
    const { viewModel, checks } = opened();
    viewModel.type('123450');
    const done = viewModel.verify();
    viewModel.type('123456');
    expect(await viewModel.verify()).toBeUndefined();
    checks[0]?.answer(failure(WRONG));
    await expect.poll(() => checks.map(({ code }) => code)).toEqual(['123450', '123456']);
    expect(viewModel.code).toBe('123456');
    checks[1]?.answer(success({ kind: 'home' }));
    expect(await done).toEqual({ kind: 'home' });
  });

  it('stays in the field if it is not complete', async () => {
    const { viewModel, checks } = opened();
    viewModel.type('123450');
    const done = viewModel.verify();
    viewModel.type('12345');
    checks[0]?.answer(failure(WRONG));
    await done;
    expect([viewModel.code, viewModel.error]).toEqual(['12345', 'That code is not right.']);
  });
});

describe('a code that is typed while another SMS is sent', () => {
  it('stays in the field', async () => {
    const { viewModel, requests } = opened();
    viewModel.type('123');
    const sent = viewModel.resend();
    expect(viewModel.code).toBe('');
    viewModel.type('98765');
    requests[0]?.(success(undefined));
    await sent;
    expect(viewModel.code).toBe('98765');
  });
});
