import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { HELD_ELSEWHERE_PATH } from '#ui/fixed-deposits/paths.ts';

const copy = {
  pages: 'About your deposits',
  pageRows: [
    {
      to: '/portfolio/tax-at-source',
      title: 'Tax deducted (TDS)',
      text: 'What each bank and finance company will deduct, and why',
    },
    {
      to: '/portfolio/insurance-cover',
      title: 'Insurance cover',
      text: 'How much of your money is insured, today and on any day',
    },
    {
      to: HELD_ELSEWHERE_PATH,
      title: 'Deposits held elsewhere',
      text: 'Tell us about them, so that tax and cover count them too',
    },
  ],
} as const;

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
