/** The local key of the campaign under which a person refers. */
const KEY = 'campaign_id';

/** The campaign that this browser has stored; only whole digits are one. */
export function storedCampaign(): string | undefined {
  try {
    const stored = localStorage.getItem(KEY)?.trim() ?? '';
    return /^[1-9]\d{0,8}$/.test(stored) ? stored : undefined;
  } catch {
    // Storage is forbidden: the default campaign counts.
    return undefined;
  }
}
