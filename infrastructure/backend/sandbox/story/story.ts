import * as v from 'valibot';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';
import type { StoryCalls } from './story-calls.ts';

const text = v.optional(lineText(2000));
const id = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** What the steps of a story know so far. The console keeps it and sends it with the next step. */
export const storySchema = v.strictObject({
  mobile: text,
  token: text,
  investorId: id,
  investorName: text,
  gender: text,
  nomineeId: id,
  depositOrderId: id,
  paymentUrl: text,
  requestId: id,
});

export type Story = v.InferOutput<typeof storySchema>;

/** The result of a step: the line for the log, and what later steps need to know. */
export interface StepResult {
  readonly line: string;
  readonly story?: Story;
}

export interface StoryStep {
  readonly name: string;
  /** What the step does, as an imperative for the console. */
  readonly label: string;
  readonly run: (calls: StoryCalls, story: Story) => Promise<StepResult>;
}
