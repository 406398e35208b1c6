import type { PartnerIssuer } from '#application/fixed-deposits/deposit-catalogue.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { Section } from '../platform/design-system/page.tsx';
import { ScrollStrip } from '../platform/design-system/scroll-strip.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { failureWords } from '../platform/failure-words.ts';
import type { Loaded } from '../platform/view-model.ts';
import { depositPath } from './deposit-path.ts';
import styles from './invest-list.module.css';
import { investListWords as words } from './invest-list-words.ts';

interface InvestListPartnersProps {
  readonly issuers: Loaded<readonly PartnerIssuer[]>;
}

/** The row of issuers: each leads to its best deposit, one that is still to come says so. */
export const InvestListPartners = observer(function InvestListPartners({
  issuers,
}: InvestListPartnersProps) {
  const { state } = issuers;
  return (
    <Section title={words.partners}>
      {state.kind === 'loading' && <Skeleton shape="rows" label="" />}
      {state.kind === 'failed' && (
        <ErrorState
          isPart
          text={failureWords(state.failure)}
          onRetry={() => void issuers.reload()}
        />
      )}
      {state.kind === 'ready' && (
        <ScrollStrip label="partners">
          <ul className={styles.partners}>
            {state.value.map((issuer) => (
              <li key={issuer.issuerId}>
                <Partner issuer={issuer} />
              </li>
            ))}
          </ul>
        </ScrollStrip>
      )}
    </Section>
  );
});

function Partner({ issuer }: { readonly issuer: PartnerIssuer }) {
  const toasts = useToasts();
  const { name, logoUrl, depositId } = issuer;
  const content = (
    <>
      <Avatar shape="square" name={name} src={logoUrl} />
      <span>{name}</span>
    </>
  );
  if (depositId !== undefined) {
    return (
      <Link className={styles.partner} to={depositPath(depositId)}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.partner}
      onClick={() => toasts.show({ text: words.comingSoon })}
    >
      {content}
    </button>
  );
}
