import type { PortFailure } from '#application/platform/port-failure.ts';
import { type Result, success } from '#domain/platform/result.ts';

type Answer<Value> = Result<Value, PortFailure>;

/** A call of a port that gives these answers in order, then repeats the last one. */
export function answering<Value>(...answers: readonly [Answer<Value>, ...Answer<Value>[]]) {
  const requests: unknown[] = [];
  const call = (request?: unknown): Promise<Answer<Value>> => {
    requests.push(request);
    const last = answers[answers.length - 1] ?? answers[0];
    return Promise.resolve(answers[requests.length - 1] ?? last);
  };
  return { call, requests };
}

export const done = success(undefined);
