import type { HeldDepositDetail } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { shortAccountName } from '#domain/platform/text/short-account-name.ts';
import { Fragment } from 'react';
import type { Definition } from '#ui/platform/design-system/figures/definition-list.tsx';

type Recipients = Pick<
  HeldDepositDetail,
  'state' | 'paidFrom' | 'payoutAccountEnding' | 'nominees'
>;
type Nominee = HeldDepositDetail['nominees'][number];

const copy = {
  paidFrom: 'Paid from',
  payoutAccount: 'Paid out to',
  account: 'Your bank account',
  nominees: (count: number) => (count === 1 ? 'Nominee' : 'Nominees'),
  nominee: ({ name, sharePercent }: Nominee) => `${name}, ${sharePercent}%`,
} as const;

/**
 * Where the money of a deposit came from, and who receives it, as rows of a list: the investor's
 * bank account while it runs, and the nominees. A row is left out if it is unknown.
 */
export function recipientFacts({
  state,
  paidFrom,
  payoutAccountEnding: ending,
  nominees,
}: Recipients): readonly Definition[] {
  return [
    ...(paidFrom === undefined ? [] : [{ label: copy.paidFrom, value: paidFrom }]),
    ...(state !== 'running' || ending === undefined
      ? []
      : [{ label: copy.payoutAccount, value: shortAccountName(copy.account, ending) }]),
    ...(nominees.length === 0
      ? []
      : [{ label: copy.nominees(nominees.length), value: <Nominees nominees={nominees} /> }]),
  ];
}

/** One nominee on each line. */
function Nominees({ nominees }: Pick<Recipients, 'nominees'>) {
  return nominees.map((nominee, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {copy.nominee(nominee)}
    </Fragment>
  ));
}
