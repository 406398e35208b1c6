import { CalendarDate } from '#domain/platform/calendar-date.ts';

const DAY = /(?<day>\d{4}-\d{2}-\d{2})/;
const TIME = /(?<hours>\d{2}):(?<minutes>\d{2})(?::(?<seconds>\d{2})(?:\.(?<fraction>\d{1,9}))?)?/;
const ZONE = /(?<zone>Z|[+-]\d{2}:?\d{2})?/;
const MOMENT = new RegExp(`^${DAY.source}[T ]${TIME.source}${ZONE.source}$`);
const EPOCH = CalendarDate.of('1970-01-01');
const INDIA = '+05:30';

/**
 * Parses a time of the wire: a date and time with an offset from UTC, or in Indian time without
 * one; or whole epoch milliseconds. Undefined for any other value.
 *
 * @source PM-4.20, PM-4.44, PM-4.45; private market, sections 3 and 4; the forms of ISO 8601
 * @param value the wire value, of any type
 * @returns epoch milliseconds
 */
export function readMoment(value: unknown): number | undefined {
  if (typeof value === 'number') return isMoment(value) ? value : undefined;
  const match = typeof value === 'string' ? MOMENT.exec(value.trim())?.groups : undefined;
  if (match === undefined) return undefined;
  const { day = '', hours, minutes, seconds = 0, fraction = '', zone = INDIA } = match;
  const date = CalendarDate.parse(day);
  const isTime = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  const ahead = minutesAhead(zone);
  if (!date.ok || !isTime || ahead === undefined) return undefined;
  const wholeMinutes =
    EPOCH.daysUntil(date.value) * 1440 + Number(hours) * 60 + Number(minutes) - ahead;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  return (wholeMinutes * 60 + Number(seconds)) * 1000 + milliseconds;
}

/**
 * Parses a time of the wire into epoch milliseconds.
 * @throws an Error for invalid text; the adapter then reports an unexpected reply
 */
export function momentOf(text: string): number {
  const moment = readMoment(text);
  if (moment === undefined) throw new Error(`${text} is not a time`);
  return moment;
}

/** Whether the time is within the years that a calendar date supports. */
function isMoment(value: number): boolean {
  return Number.isSafeInteger(value) && value >= -2_208_988_800_000 && value < 32_503_680_000_000;
}

/** The offset of a time zone from UTC in minutes; at most 14 hours. */
function minutesAhead(zone: string): number | undefined {
  if (zone === 'Z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
