/** The local keys of the documents by the query that fills them. */
const MARKS = {
  utm_source: 'utm_source',
  utm_medium: 'utm_medium',
  utm_campaign: 'utm_campaign',
  utm_content: 'utm_content',
  ir_ref: 'irRef',
  ir_notify: 'irNotify',
  ir_co: 'irCo',
  ifa_id: 'Ifaid',
  campaign_id: 'campaign_id',
} as const;
const REFERRED = 'isReferred';

/** A mark names a campaign, a code or an advisor: short, and nothing like a person's own data. */
const MARK = /^[\w.~+ -]{1,64}$/;
const TELEPHONE_NUMBER = /\d{10}/;
/** Of an advisor or a campaign. */
const ID = /^[1-9]\d{0,8}$/;

/**
 * Keeps what the address says of how the person got here, on whatever page that is. The first
 * arrival counts until another one brings marks of its own.
 * @param search the query, with or without its question mark
 */
export function keepArrivalMarks(search: string, storage: Pick<Storage, 'setItem'>): void {
  const query = new URLSearchParams(search);
  for (const [name, key] of Object.entries(MARKS)) {
    const value = query.get(name)?.trim();
    if (value === undefined || !isMark(key, value)) continue;
    storage.setItem(key, value);
    if (key === 'irCo') storage.setItem(REFERRED, 'true');
  }
}

function isMark(key: string, value: string): boolean {
  if (key === MARKS.ifa_id || key === MARKS.campaign_id) return ID.test(value);
  return MARK.test(value) && !TELEPHONE_NUMBER.test(value);
}
