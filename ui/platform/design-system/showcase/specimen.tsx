import type { ReactNode } from 'react';
import { Section } from '../page.tsx';
import { Grid } from '../stack.tsx';

interface SpecimenProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly columns?: 'narrow' | 'medium' | 'wide';
}

/** One family of components with its states beside one another. */
export function Specimen({ title, children, columns = 'medium' }: SpecimenProps) {
  return (
    <Section title={title}>
      <Grid columns={columns} gap="lg">
        {children}
      </Grid>
    </Section>
  );
}
