import type { HeldDepositDetail } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Fragment } from 'react';
import type { Definition } from '#ui/platform/design-system/figures/definition-list.tsx';

type Recipients = Pick<HeldDepositDetail, 'state' | 'payoutAccountEnding' | 'nominees'>;
type Nominee = HeldDepositDetail['nominees'][number];

const copy = {
  payoutAccount: 'Paid out to',
  account: (ending: string) => `Your bank account ••••\u00a0${ending}`,
  nominees: (count: number) => (count === 1 ? 'Nominee' : 'Nominees'),
  nominee: ({ name, sharePercent }: Nominee) => `${name}, ${sharePercent}%`,
} as const;

/**
 * Who receives the money of a deposit, as rows of a list: the investor's bank account while it
 * runs, and the nominees. A row is left out if it is unknown.
 */
export function recipientFacts({
  state,
  payoutAccountEnding: ending,
  nominees,
}: Recipients): readonly Definition[] {
  return [
    ...(state !== 'running' || ending === undefined
      ? []
      : [{ label: copy.payoutAccount, value: copy.account(ending) }]),
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
