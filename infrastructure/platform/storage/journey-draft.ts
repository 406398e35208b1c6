import type { Draft } from '#application/platform/draft.ts';
import type { JourneyKey, JourneyStore } from './journey-store.ts';

/** How a value is stored as text. */
interface Form<Value> {
  /** The user may have edited the text; returns undefined if it is unreadable. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

/** Makes the draft that is stored under a key, given the store of the tab. */
export const journeyDraft =
  <Value>(key: JourneyKey, { read, write }: Form<Value>) =>
  (journeys: JourneyStore): Draft<Value> => ({
    read: () => {
      const text = journeys.read(key);
      return text === undefined ? undefined : read(text);
    },
    keep: (value) => journeys.write(key, write(value)),
    forget: () => journeys.remove(key),
  });

/** A draft of text that is stored as it is. */
export const textDraft = (key: JourneyKey) =>
  journeyDraft<string>(key, { read: (text) => text, write: (text) => text });

/** A mark that is either kept or not. */
export const markDraft = (key: JourneyKey) =>
  journeyDraft<true>(key, { read: () => true, write: String });
