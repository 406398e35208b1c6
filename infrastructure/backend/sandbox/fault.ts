import * as v from 'valibot';
import { patternOf } from '#infrastructure/backend/http/route-table.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

const MOST_TIMES = 10_000;
const LONGEST_DELAY = 120_000;

const KINDS = [
  'status',
  'timeout',
  'slow',
  'malformed',
  'drop',
  'drop-after-commit',
  'patch',
] as const;

/** A fault to inject into the next calls of a route. */
export const faultSchema = v.object({
  /** A path as in the API description or in a URL, optionally after a method. */
  route: v.pipe(lineText(200), v.regex(/^([A-Z]+ )?\/\S*$/, 'A route looks like "POST /api/…".')),
  kind: v.picklist(KINDS),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 500),
  code: v.optional(lineText(80), 'fault'),
  message: v.optional(lineText(500), 'Something went wrong.'),
  /**
   * Fields to replace in the reply, nested; `data: { '0': … }` replaces fields of the first list
   * item.
   */
  patch: v.optional(v.record(v.string(), v.unknown()), {}),
  milliseconds: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_DELAY)),
    3000,
  ),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TIMES)), 1),
});
export type Fault = v.InferOutput<typeof faultSchema>;

interface WaitingFault {
  readonly fault: Fault;
  readonly method: string | undefined;
  readonly pattern: RegExp;
  left: number;
}

/**
 * The requested faults that have not been injected yet. Kept in memory, because they concern only
 * this process.
 */
export class Faults {
  private waiting: WaitingFault[] = [];

  get list(): readonly Fault[] {
    return this.waiting.map(({ fault, left }) => ({ ...fault, times: left }));
  }

  add(fault: Fault): void {
    const [path = '', method] = fault.route.split(' ').reverse();
    this.waiting.push({ fault, method, pattern: patternOf(path), left: fault.times });
  }

  clear(): void {
    this.waiting = [];
  }

  /** Removes and returns the oldest fault that matches this call. */
  take(call: { method: string; path: string; route: string | undefined }): Fault | undefined {
    const found = this.waiting.find(
      ({ method, pattern, fault }) =>
        (method === undefined || method === call.method) &&
        (pattern.test(call.path) || fault.route.endsWith(call.route ?? '\n')),
    );
    if (found === undefined) return undefined;
    found.left -= 1;
    if (found.left === 0) this.waiting = this.waiting.filter((waiting) => waiting !== found);
    return found.fault;
  }
}

/** Replaces nested fields; list items are addressed by index. */
export function patched(value: unknown, patch: unknown): unknown {
  if (!isRecord(patch) || typeof value !== 'object' || value === null) return patch;
  const copy: Record<string, unknown> = { ...value };
  for (const [key, part] of Object.entries(patch)) copy[key] = patched(copy[key], part);
  return Array.isArray(value) ? Object.values(copy) : copy;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
