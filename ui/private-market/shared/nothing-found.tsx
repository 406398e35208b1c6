import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { NotFoundPicture } from '#ui/platform/design-system/illustrations/not-found.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';

interface NothingFoundProps {
  /** The heading of the page. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** The link to where the investor can go on. */
  readonly to: string;
  readonly linkText: string;
}

/** The page of a share, basket, order or payment that does not exist. */
export function NothingFound({ page, title, text, to, linkText }: NothingFoundProps) {
  return (
    <Page>
      <PageHeader title={page} />
      <EmptyState
        illustration={<NotFoundPicture />}
        title={title}
        text={text}
        action={<LinkButton to={to}>{linkText}</LinkButton>}
      />
    </Page>
  );
}
