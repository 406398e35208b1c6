import type { SitePorts } from '#ui/site/site-ports.ts';

/** What a campaign page leaves in the tab for the sign-in. */
export class InvestButtonViewModel {
  constructor(private readonly ports: () => Pick<SitePorts, 'campaignVisits' | 'returnPath'>) {}

  /**
   * Stores the campaign page with the current time, and the page to open after the sign-in.
   *
   * @param campaign the path of the campaign page
   */
  leave(campaign: string, sharePath: string): void {
    const { campaignVisits, returnPath } = this.ports();
    campaignVisits.keep({ path: campaign, leftAt: new Date() });
    returnPath.keep(sharePath);
  }
}
