import type { ArrivalMarks, Attribution } from '#application/platform/attribution.ts';

/** The id of an advisor or a campaign. */
const ID = /^[1-9]\d{0,8}$/;

/** Reads the documented local storage keys; without storage nothing is known. */
export class StoredAttribution implements Attribution {
  constructor(private readonly storage: Pick<Storage, 'getItem'> | undefined) {}

  read(): ArrivalMarks {
    return {
      advisorId: this.id('Ifaid'),
      invitation: this.text('irCo'),
      campaignId: this.id('campaign_id'),
    };
  }

  private id(key: string): number | undefined {
    const text = this.text(key)?.trim() ?? '';
    return ID.test(text) ? Number(text) : undefined;
  }

  private text(key: string): string | undefined {
    return this.storage?.getItem(key) ?? undefined;
  }
}
