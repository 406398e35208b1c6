const INDIA_AHEAD_OF_UTC = 5.5 * 3_600_000;

/** Date and time in India, such as `2026-11-21 10:30:00`. */
export function dateAndTime(instant: Date): string {
  const local = new Date(instant.getTime() + INDIA_AHEAD_OF_UTC).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 19)}`;
}
