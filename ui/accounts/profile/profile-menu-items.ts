import type { ProfileSummary } from '#application/accounts/profile/profiles.ts';
import { menuAccountNumber } from '#domain/accounts/bank/account-number.ts';
import { paths as accountPaths } from '#ui/accounts/paths.ts';
import type { ProfilePaths } from './profile-paths.ts';
import { profileCopy as copy } from './copy.ts';

export type MenuPlace = 'details' | 'banks' | 'demat' | 'help';

export interface ProfileMenuItem {
  readonly title: string;
  /** The page that the item opens, which determines its icon. */
  readonly navigate: MenuPlace;
  readonly url: string;
  readonly text: string;
  /** The primary bank account, if the menu shows it. */
  readonly titleDetails?: {
    readonly logo: string | undefined;
    readonly accountNumber: string;
    readonly accountType: string;
  };
}

/** The menu of the profile; in the private market it shows the primary bank account. */
export function profileMenuItems(
  paths: ProfilePaths,
  investorId: number,
  summary: ProfileSummary | undefined,
): readonly ProfileMenuItem[] {
  const { primaryAccountNumber: number, primaryBankLogoUrl: logo } = summary ?? {};
  const isShown = paths.isPrivateMarket && number !== undefined;
  return [
    {
      title: copy.details,
      navigate: 'details',
      url: paths.details(investorId),
      text: copy.detailsText,
    },
    {
      title: copy.banks,
      navigate: 'banks',
      url: paths.banks(investorId),
      text: copy.banksText,
      ...(isShown && {
        titleDetails: {
          logo,
          accountNumber: menuAccountNumber(number),
          accountType: copy.primary,
        },
      }),
    },
    {
      title: copy.demat,
      navigate: 'demat',
      url: accountPaths.addDematAccount,
      text: copy.dematText,
    },
    { title: copy.help, navigate: 'help', url: paths.help, text: copy.helpText },
  ];
}
