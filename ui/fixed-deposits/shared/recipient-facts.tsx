import type { HeldDepositDetail } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { shortAccountName } from '#domain/platform/text/short-account-name.ts';
import type { Definition } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';

type Recipients = Pick<
  HeldDepositDetail,
  'issuerId' | 'state' | 'paidFrom' | 'payoutAccountEnding' | 'nominees'
>;
type Nominee = HeldDepositDetail['nominees'][number];

const copy = {
  paidFrom: 'Paid from',
  payoutAccount: 'Account for payouts',
  account: 'Your bank account',
  toldBank: 'Nominee and account',
  keptByBank: 'Kept by the bank, as you entered them on its page',
  nominees: (count: number) => (count === 1 ? 'Nominee' : 'Nominees'),
  nominee: ({ name, sharePercent }: Nominee) => `${name},\u00a0${sharePercent}%`,
} as const;

/**
 * Where the money of a deposit came from, and who receives it, as rows of a list: the investor's
 * bank account while it runs, and the nominees. A row is left out if it is unknown. At the partner
 * bank, the bank alone knows both.
 */
export function recipientFacts({
  issuerId,
  state,
  paidFrom,
  payoutAccountEnding: ending,
  nominees,
}: Recipients): readonly Definition[] {
  return [
    ...(isBookedEmbedded(issuerId) ? [{ label: copy.toldBank, value: copy.keptByBank }] : []),
    ...(paidFrom === undefined ? [] : [{ label: copy.paidFrom, value: paidFrom }]),
    ...(state !== 'running' || ending === undefined
      ? []
      : [{ label: copy.payoutAccount, value: shortAccountName(copy.account, ending) }]),
    ...(nominees.length === 0
      ? []
      : [{ label: copy.nominees(nominees.length), value: <Nominees nominees={nominees} /> }]),
  ];
}

/** The nominees, one below the other. A share stays on one line with the end of the name. */
function Nominees({ nominees }: Pick<Recipients, 'nominees'>) {
  return (
    <Stack gap="xs">
      {nominees.map((nominee, index) => (
        <span key={index}>{copy.nominee(nominee)}</span>
      ))}
    </Stack>
  );
}
