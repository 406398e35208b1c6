import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { portfolioCopy as copy } from './copy.ts';

/** Links to the pages that answer a question about all deposits together. */
export function DepositPages() {
  return (
    <Section title={copy.pages}>
      <Card padding="small">
        <RowList label={copy.pages}>
          {copy.pageRows.map(({ to, title, text }) => (
            <ListRow key={to} to={to} title={title} detail={text} />
          ))}
        </RowList>
      </Card>
    </Section>
  );
}
