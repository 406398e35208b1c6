import type { ProfileSummary } from '#application/accounts/profiles.ts';
import { menuAccountNumber } from '#domain/accounts/bank/account-number.ts';
import type { ProfilePaths } from './profile-paths.ts';
import { profileWords as words } from './words.ts';

export type MenuPlace = 'details' | 'banks' | 'help';

export interface ProfileMenuItem {
  readonly title: string;
  /** What it is about, for the icon. */
  readonly navigate: MenuPlace;
  readonly url: string;
  readonly text: string;
  /** The account that money goes to, where the menu shows it. */
  readonly titleDetails?: {
    readonly logo: string | undefined;
    /** Masked. */
    readonly accountNumber: string;
    readonly accountType: string;
  };
}

/** The ways from the profile; in the private market the primary account stands in the menu. */
export function profileMenuItems(
  paths: ProfilePaths,
  investorId: number,
  summary: ProfileSummary | undefined,
): readonly ProfileMenuItem[] {
  const { primaryAccountNumber: number, primaryBankLogoUrl: logo } = summary ?? {};
  const isShown = paths.isPrivateMarket && number !== undefined;
  return [
    {
      title: words.details,
      navigate: 'details',
      url: paths.details(investorId),
      text: words.detailsText,
    },
    {
      title: words.banks,
      navigate: 'banks',
      url: paths.banks(investorId),
      text: words.banksText,
      ...(isShown && {
        titleDetails: {
          logo,
          accountNumber: menuAccountNumber(number),
          accountType: words.primary,
        },
      }),
    },
    { title: words.help, navigate: 'help', url: paths.help, text: words.helpText },
  ];
}
