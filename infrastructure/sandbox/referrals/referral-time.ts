const INDIA_AHEAD_OF_UTC = 5.5 * 3_600_000;

/** A date and a time of day in India, with a space between: `2026-11-21 10:30:00`. */
export function dateAndTime(instant: Date): string {
  const local = new Date(instant.getTime() + INDIA_AHEAD_OF_UTC).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 19)}`;
}
