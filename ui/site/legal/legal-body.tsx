import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import styles from './legal.module.css';
import type { LegalText } from './legal-text.ts';

export function LegalBody({ text }: { readonly text: LegalText }) {
  return (
    <>
      {text.sections.map(({ title, paragraphs, points = [] }) => (
        <Section key={title} title={title}>
          <Stack gap="sm">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point} className={styles.point}>
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </Stack>
        </Section>
      ))}
      <p className={styles.since}>In force since {text.since}.</p>
    </>
  );
}
