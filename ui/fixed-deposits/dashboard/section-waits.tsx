import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';

interface SectionWaitsProps {
  readonly title: string;
  /** The number of rows that are expected. */
  readonly rows: number;
}

/** A section of rows while they load. */
export function SectionWaits({ title, rows }: SectionWaitsProps) {
  return (
    <Section title={title}>
      <Skeleton shape="rows" count={rows} label="" />
    </Section>
  );
}
