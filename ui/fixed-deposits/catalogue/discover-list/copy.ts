import { highestRateClaim } from '#ui/fixed-deposits/catalogue/list/copy.ts';
import { DiscoverType } from '#ui/fixed-deposits/catalogue/list/discover-type.ts';

export const discoverCopy = {
  texts: {
    [DiscoverType.HighReturn]:
      `${highestRateClaim} High rates often come from issuers whose deposits are not insured: ` +
      'each row says which.',
    [DiscoverType.ShortTerm]: 'Park your money for a few months, up to about a year.',
    [DiscoverType.LongTerm]: 'Keep today’s rate for five years and longer.',
  },
  backToPopular: 'All popular deposits',
  unknown: 'We could not find this list',
  unknownText: 'The link may be incomplete. See all deposits instead.',
} as const;
