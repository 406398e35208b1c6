import type { PartnerIssuer } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { ScrollStrip } from '#ui/platform/design-system/layout/scroll-strip.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import type { Loaded } from '#ui/platform/view-model.ts';
import { depositPath } from '#ui/fixed-deposits/paths.ts';
import styles from './invest-list-partners.module.css';
import { investListCopy as copy } from './copy.ts';

interface InvestListPartnersProps {
  readonly issuers: Loaded<readonly PartnerIssuer[]>;
}

export const InvestListPartners = observer(function InvestListPartners({
  issuers,
}: InvestListPartnersProps) {
  return (
    <Section title={copy.partners}>
      {whenLoaded({
        loaded: issuers,
        isPart: true,
        what: 'The partners',
        waiting: <Skeleton shape="rows" label="" />,
        children: (partners) => (
          <ScrollStrip label="partners">
            <ul className={styles.partners}>
              {partners.map((issuer) => (
                <li key={issuer.issuerId}>
                  <Partner issuer={issuer} />
                </li>
              ))}
            </ul>
          </ScrollStrip>
        ),
      })}
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
      onClick={() => toasts.show({ text: copy.comingSoon })}
    >
      {content}
    </button>
  );
}
