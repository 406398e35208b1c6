import type { SpecialOffer } from '#application/fixed-deposits/deposit-catalogue.ts';
import { Gift, UserRoundCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Button } from '../platform/design-system/button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import type { Loaded } from '../platform/view-model.ts';
import styles from './invest-details-information.module.css';
import { informationWords as words } from './invest-details-words.ts';

/** Banners of what the issuer offers at the moment. */
export const InvestDetailsOffers = observer(function InvestDetailsOffers({
  offers,
}: {
  readonly offers: Loaded<readonly SpecialOffer[]>;
}) {
  const { state } = offers;
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed') {
    return (
      <Notice
        tone="danger"
        action={
          <Button kind="quiet" size="small" onClick={() => void offers.reload()}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.offersFailed}
      </Notice>
    );
  }
  if (state.value.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label={words.offers}>
      {state.value.map(({ note, icon }) => (
        <li key={note} className={styles.offer} data-icon={icon} data-ground="paper">
          {icon === 'senior-citizen' ? (
            <UserRoundCheck aria-hidden="true" />
          ) : (
            <Gift aria-hidden="true" />
          )}
          {note}
        </li>
      ))}
    </ul>
  );
});
