import type { ShareDetail } from '#application/private-market/market-shares.ts';
import { CompanyLayout } from '#ui/private-market/catalogue/company/company-layout.ts';
import FileText from 'lucide-react/icons/file-text';
import { observer } from 'mobx-react-lite';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { CompanyFacts } from './company-facts.tsx';
import styles from './company.module.css';
import type { CompanyViewModel } from './company.view-model.ts';
import { companyCopy as copy } from './copy.ts';
import { useWatch } from '#ui/private-market/catalogue/watchlist/use-watch.ts';
import { WatchToggle } from '#ui/private-market/catalogue/watchlist/watch-toggle.tsx';

/** Names with at least this number of characters use a smaller font. */
const LONG_NAME = 40;

interface CompanyHeaderProps {
  readonly viewModel: CompanyViewModel;
  readonly share: ShareDetail;
  readonly layout: CompanyLayout;
  readonly isWayBackShown: boolean;
}

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
            {copy.back}
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
      <CompanyFacts viewModel={viewModel} share={share} />
      <div className={styles.marks}>
        {share.ipoTag !== undefined && <Badge tone="accent">{share.ipoTag}</Badge>}
        {share.ipoStatus !== undefined && <Badge>{share.ipoStatus}</Badge>}
        {share.isin !== undefined && (
          <span className={styles.soft}>
            {copy.isin} {share.isin}
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
      {copy.availableOn} {names.join(', ')}
    </span>
  );
}

/** The button that opens the investor note. Without a note, it says that there is none. */
function Note({ noteUrl }: { readonly noteUrl: string | undefined }) {
  const toasts = useToasts();
  if (noteUrl !== undefined) {
    return (
      <AnchorButton href={noteUrl} opensNewTab kind="secondary" size="small" icon={<FileText />}>
        {copy.note}
      </AnchorButton>
    );
  }
  return (
    <Button
      kind="secondary"
      size="small"
      icon={<FileText />}
      onClick={() => toasts.show({ text: copy.noNote })}
    >
      {copy.note}
    </Button>
  );
}
