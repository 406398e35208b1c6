import type { SpecialOffer } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import Gift from 'lucide-react/icons/gift';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import type { Loaded } from '#ui/platform/view-model.ts';
import styles from './invest-details-information.module.css';
import { informationCopy as copy } from './copy.ts';

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
            {copy.tryAgain}
          </Button>
        }
      >
        {copy.offersFailed}
      </Notice>
    );
  }
  if (state.value.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label={copy.offers}>
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
