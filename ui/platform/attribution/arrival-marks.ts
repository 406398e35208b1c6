/** The documented local storage keys, by the query parameter that each one stores. */
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

/** The value is short and names a campaign, a code or an advisor. Personal data must not match. */
const MARK = /^[\w.~+ -]{1,64}$/;
const TELEPHONE_NUMBER = /\d{10}/;
/** The id of an advisor or a campaign. */
const ID = /^[1-9]\d{0,8}$/;

/**
 * Stores the attribution parameters of the address (campaign, referral code, advisor). Values of an
 * earlier visit stay until a visit brings new ones.
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
