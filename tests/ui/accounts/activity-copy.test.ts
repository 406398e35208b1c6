// @vitest-environment node
import { ActivityKind, isSentBySms } from '#domain/accounts/profile/activity.ts';
import { securityCopy } from '#ui/accounts/profile/security/copy.ts';
import { expect, it } from 'vitest';

const SUBJECTS = [
  [/bank/, 'bank account'],
  [/demat/, 'demat account'],
  [/nominee/, 'nominee'],
  [/email/, 'e-mail'],
] as const;

it('names every change that sends an SMS', () => {
  const sent = Object.values(ActivityKind).filter((kind) => isSentBySms(kind));
  const named = sent.map((kind) => SUBJECTS.find(([about]) => about.test(kind))?.[1]);
  expect(new Set(named)).toEqual(new Set(SUBJECTS.map(([, name]) => name)));
  for (const [, name] of SUBJECTS) expect(securityCopy.activityText).toContain(name);
});
