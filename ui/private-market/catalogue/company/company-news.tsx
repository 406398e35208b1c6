import type { CompanyNews as NewsItem } from '#application/private-market/companies.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import Newspaper from 'lucide-react/icons/newspaper';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import lists from './company-lists.module.css';
import styles from './company.module.css';
import { CompanyPart, whenPartLoaded } from './company-section.tsx';
import type { CompanyViewModel } from './company.view-model.ts';
import { companyCopy as copy } from './copy.ts';

interface CompanyNewsProps {
  readonly viewModel: CompanyViewModel;
}

export const CompanyNews = observer(function CompanyNews({ viewModel }: CompanyNewsProps) {
  return (
    <CompanyPart section="news">
      {whenPartLoaded({
        loaded: viewModel.company,
        children: () => <NewsList viewModel={viewModel} />,
      })}
    </CompanyPart>
  );
});

const NewsList = observer(function NewsList({ viewModel }: CompanyNewsProps) {
  const { news, newsStatus } = viewModel;
  if (news.length === 0) return <p>{copy.noNews}</p>;
  return (
    <>
      <ul className={lists.news}>
        {news.map((item, index) => (
          <NewsRow key={index} item={item} />
        ))}
      </ul>
      <p role="status">
        {newsStatus === 'failed' && copy.newsFailed}
        {newsStatus === 'all' && copy.allNews}
      </p>
      {newsStatus !== 'all' && (
        <div>
          <Button
            kind="secondary"
            size="small"
            isBusy={newsStatus === 'loading'}
            onClick={() => void viewModel.loadMoreNews()}
          >
            {copy.moreNews}
          </Button>
        </div>
      )}
    </>
  );
});

function NewsRow({ item }: { readonly item: NewsItem }) {
  const { headline, address, source, publishedOn } = item;
  const day = publishedOn && formatDate(publishedOn);
  return (
    <li className={lists.newsItem}>
      <SourceIcon src={item.iconUrl} />
      <div className={styles.names}>
        <p className={lists.headline}>
          {address === undefined ? (
            headline
          ) : (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {headline} <VisuallyHidden>{copy.newTab}</VisuallyHidden>
            </a>
          )}
        </p>
        <p className={styles.soft}>
          {[source, day].filter((text) => text !== undefined).join(' · ')}
        </p>
      </div>
    </li>
  );
}

/** The icon of the news source, or a generic one if it does not load. */
function SourceIcon({ src }: { readonly src: string | undefined }) {
  const [isBroken, setIsBroken] = useState(false);
  if (src === undefined || isBroken) return <Newspaper className={lists.newsIcon} aria-hidden />;
  return <img className={lists.newsIcon} src={src} alt="" onError={() => setIsBroken(true)} />;
}
