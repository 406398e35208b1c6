import type { PartnerIssuer } from '#application/fixed-deposits/deposit-catalogue.ts';
import { observer } from 'mobx-react-lite';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { Section } from '../platform/design-system/page.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { failureWords } from '../platform/failure-words.ts';
import type { Loaded } from '../platform/view-model.ts';
import styles from './invest-list.module.css';
import { investListWords as words } from './invest-list-words.ts';

interface InvestListPartnersProps {
  readonly issuers: Loaded<readonly PartnerIssuer[]>;
  readonly onChoose: (issuer: PartnerIssuer) => void;
}

/** The row of issuers: one that is still to come says so, the others narrow the list to theirs. */
export const InvestListPartners = observer(function InvestListPartners({
  issuers,
  onChoose,
}: InvestListPartnersProps) {
  const { state } = issuers;
  const toasts = useToasts();
  const press = (issuer: PartnerIssuer) => {
    if (issuer.isComingSoon) {
      toasts.show({ text: words.comingSoon });
      return;
    }
    onChoose(issuer);
    window.scrollTo({ top: 0 });
  };
  return (
    <Section title={words.partners}>
      {state.kind === 'loading' && <Skeleton shape="rows" label="" />}
      {state.kind === 'failed' && (
        <ErrorState text={failureWords(state.failure)} onRetry={() => void issuers.reload()} />
      )}
      {state.kind === 'ready' && (
        <ul className={styles.partners}>
          {state.value.map((issuer) => (
            <li key={issuer.issuerId}>
              <button
                type="button"
                className={styles.partner}
                data-coming={issuer.isComingSoon || undefined}
                onClick={() => press(issuer)}
              >
                <img className={styles.partnerLogo} src={issuer.logoUrl} alt="" loading="lazy" />
                <span>{issuer.name}</span>
                {issuer.isComingSoon && <small>{words.comingSoon}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
});
