import * as v from 'valibot';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';
import { accountSteps, dematStep } from './account-steps.ts';
import { depositSteps } from './deposit-steps.ts';
import { shareSteps, yearStep } from './share-steps.ts';
import { StoryCalls } from './story-calls.ts';
import { storySchema } from './story.ts';

/**
 * Plays the whole story of a new investor, one step per call, so that a person can stop it between
 * two steps. Each step makes the calls that the app, the desk and the third-party pages make.
 */
export function addStory(sandbox: Sandbox): void {
  const { control } = sandbox;
  const steps = [
    ...accountSteps,
    ...depositSteps(sandbox),
    dematStep,
    ...shareSteps,
    yearStep,
  ];
  const path = '/sandbox/api/story';
  control({
    method: 'GET',
    path,
    run: () => Promise.resolve(steps.map(({ name, label }) => ({ name, label }))),
  });
  control({
    method: 'POST',
    path: `${path}/:step`,
    params: v.object({ step: lineText(40) }),
    body: storySchema,
    run: async ({ params, body }) => {
      const step = steps.find(({ name }) => name === params.step);
      if (step === undefined) {
        const message = 'The story does not have this step.';
        throw new Refusal({ status: 404, code: 'unknown-step', message });
      }
      const { line, story } = await step.run(new StoryCalls(sandbox, body.token), body);
      return { line, story: { ...body, ...story } };
    },
  });
}
