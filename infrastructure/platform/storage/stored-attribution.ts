import type { ArrivalMarks, Attribution } from '#application/platform/attribution.ts';
import type { SharedStorage } from './shared-storage.ts';

/** The documented local storage keys, by the query parameters whose values they store. */
const KEYS = {
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

/** Matches the short name of a campaign, a code or an advisor. It must not match personal data. */
const MARK = /^[\w.~+ -]{1,64}$/;
const TELEPHONE_NUMBER = /\d{10}/;
/** The id of an advisor or a campaign. */
const ID = /^[1-9]\d{0,8}$/;

export class StoredAttribution implements Attribution {
  constructor(private readonly storage: SharedStorage) {}

  read(): ArrivalMarks {
    return {
      advisorId: this.id(KEYS.ifa_id),
      invitation: this.storage.read(KEYS.ir_co),
      campaignId: this.id(KEYS.campaign_id),
    };
  }

  record(search: string): void {
    const query = new URLSearchParams(search);
    for (const [name, key] of Object.entries(KEYS)) {
      const value = query.get(name)?.trim();
      if (value === undefined || !isMark(key, value)) continue;
      this.storage.write(key, value);
      if (key === KEYS.ir_co) this.storage.write(REFERRED, 'true');
    }
  }

  private id(key: string): number | undefined {
    const text = this.storage.read(key)?.trim() ?? '';
    return ID.test(text) ? Number(text) : undefined;
  }
}

function isMark(key: string, value: string): boolean {
  if (key === KEYS.ifa_id || key === KEYS.campaign_id) return ID.test(value);
  return MARK.test(value) && !TELEPHONE_NUMBER.test(value);
}
