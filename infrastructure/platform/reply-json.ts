/**
 * What the text of a reply says; undefined where it is no JSON. A field that is null says as little
 * as one that was left out, so it is left out here, for the readers of all contexts: whether a
 * backend writes null or nothing never decides over a screen. A null in the place of a list's entry
 * leaves a gap, which no schema takes.
 */
export function replyJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => value ?? undefined) as unknown;
  } catch {
    return undefined;
  }
}
