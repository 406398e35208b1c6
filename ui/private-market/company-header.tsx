import type { ShareDetail } from '#application/private-market/market-shares.ts';
import { CompanyLayout } from '#domain/private-market/company-page.ts';
import { FileText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { AnchorButton } from '../platform/design-system/anchor-button.tsx';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Badge } from '../platform/design-system/badge.tsx';
import { Button } from '../platform/design-system/button.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import styles from './company.module.css';
import type { CompanyViewModel } from './company.view-model.ts';
import { companyWords as words } from './company-words.ts';
import { useWatch } from './use-watch.ts';
import { WatchToggle } from './watch-toggle.tsx';

/** Characters from which a name is written smaller. */
const LONG_NAME = 40;

interface CompanyHeaderProps {
  readonly viewModel: CompanyViewModel;
  readonly share: ShareDetail;
  readonly layout: CompanyLayout;
  readonly isWayBackShown: boolean;
}

/** Which share this is: name, place, depositories, the note, and the watchlist. */
export const CompanyHeader = observer(function CompanyHeader(props: CompanyHeaderProps) {
  const { viewModel, share, layout, isWayBackShown } = props;
  const navigate = useNavigate();
  const toggle = useWatch(viewModel.watching);
  const isSpecial = layout !== CompanyLayout.Ordinary;
  return (
    <header
      className={styles.head}
      data-special={isSpecial || undefined}
      data-ground={isSpecial ? 'green' : undefined}
    >
      {isWayBackShown && (
        <div className={styles.back}>
          <Button kind="quiet" size="small" onClick={() => void navigate(-1)}>
            {words.back}
          </Button>
        </div>
      )}
      <div className={styles.identity}>
        <Avatar name={share.name} src={share.logoUrl} shape="square" size="large" />
        <div className={styles.names}>
          <h1
            tabIndex={-1}
            className={styles.name}
            data-long={share.name.length > LONG_NAME || undefined}
          >
            {share.name}
          </h1>
          <Place viewModel={viewModel} industry={share.industry} />
        </div>
        <WatchToggle
          share={share}
          watching={viewModel.watching}
          onToggle={() => void toggle(share)}
        />
      </div>
      <div className={styles.marks}>
        {share.ipoTag !== undefined && <Badge tone="accent">{share.ipoTag}</Badge>}
        {share.ipoStatus !== undefined && <Badge>{share.ipoStatus}</Badge>}
        {share.isin !== undefined && (
          <span className={styles.soft}>
            {words.isin} {share.isin}
          </span>
        )}
        <Depositories share={share} />
      </div>
      <div>
        <Note noteUrl={share.noteUrl} />
      </div>
    </header>
  );
});

interface PlaceProps {
  readonly viewModel: CompanyViewModel;
  readonly industry: string | undefined;
}

const Place = observer(function Place({ viewModel, industry }: PlaceProps) {
  const { country, city } = viewModel.company.value ?? {};
  const flag = viewModel.flag.value;
  const place = [city, country].filter((text) => text !== undefined).join(', ');
  return (
    <p className={styles.place}>
      {industry}
      {place !== '' && (
        <span className={styles.where}>
          {flag !== undefined && <img className={styles.flag} src={flag} alt="" />}
          {place}
        </span>
      )}
    </p>
  );
});

function Depositories({ share }: { readonly share: ShareDetail }) {
  const names = [share.isOnCdsl && 'CDSL', share.isOnNsdl && 'NSDL'].filter((name) => name);
  if (names.length === 0) return undefined;
  return (
    <span className={styles.soft}>
      {words.availableOn} {names.join(', ')}
    </span>
  );
}

/** A share without a note keeps the button: it says so, and opens nothing. */
function Note({ noteUrl }: { readonly noteUrl: string | undefined }) {
  const toasts = useToasts();
  if (noteUrl !== undefined) {
    return (
      <AnchorButton href={noteUrl} opensNewTab kind="secondary" size="small" icon={<FileText />}>
        {words.note}
      </AnchorButton>
    );
  }
  return (
    <Button
      kind="secondary"
      size="small"
      icon={<FileText />}
      onClick={() => toasts.show({ text: words.noNote })}
    >
      {words.note}
    </Button>
  );
}
