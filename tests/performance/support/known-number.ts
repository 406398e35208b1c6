import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { controlOf } from '#tests/support/control.ts';
import type { RunningApp } from '#tests/support/running-app.ts';
import { percentile, rounded } from './figure.ts';
import type { Figure } from './figure.ts';

const ROUNDS = 10;
const KNOWN = '9000000003';
const UNKNOWN = '9812300003';

/** The ratio of the response times for known and unknown mobile numbers. */
export async function measureKnownNumber({
  appAddress,
  thirdPartyAddress,
}: RunningApp): Promise<Figure> {
  const control = controlOf(thirdPartyAddress);
  const signIn = (await clientOf(appAddress)).get(SignIn);
  const times: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < 4; turn += 1) {
      for (const mobile of turn % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]) {
        const begun = performance.now();
        await signIn.requestCode(mobile, {});
        await signIn.verifyCode({ mobile, code: '000000' }, {});
        times[mobile]?.push(performance.now() - begun);
      }
    }
    // Rate limits apply after five requests, so reset them before the next round.
    await control.advanceClock(31 * 60);
  }
  const [known, unknown] = [KNOWN, UNKNOWN].map((mobile) => percentile(times[mobile] ?? [], 0.5));
  const ratio = Math.max(known ?? 1, unknown ?? 1) / Math.min(known ?? 1, unknown ?? 1);
  const how = `medians of ${ROUNDS * 4} tries each, whichever is slower`;
  const what = 'a known number beside an unknown one';
  return { what, value: rounded(ratio, 2), unit: 'times', goal: 1.5, how };
}
