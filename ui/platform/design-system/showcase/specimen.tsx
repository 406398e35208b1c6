import type { ReactNode } from 'react';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { Grid } from '#ui/platform/design-system/foundations/stack.tsx';

interface SpecimenProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly columns?: 'narrow' | 'medium' | 'wide';
}

export function Specimen({ title, children, columns = 'medium' }: SpecimenProps) {
  return (
    <Section title={title}>
      <Grid columns={columns} gap="lg">
        {children}
      </Grid>
    </Section>
  );
}
