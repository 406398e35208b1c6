import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import styles from './legal.module.css';
import type { LegalText } from './legal-text.ts';

/** A legal text with its version and contents first. */
export function LegalBody({ text }: { readonly text: LegalText }) {
  return (
    <>
      <p className={styles.since}>In force since {text.since}.</p>
      <Contents text={text} />
      {text.sections.map(({ title, paragraphs, points = [] }, index) => (
        <div key={title} id={partId(index)} className={styles.part}>
          <Section title={title}>
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
        </div>
      ))}
    </>
  );
}

function Contents({ text }: { readonly text: LegalText }) {
  return (
    <nav className={styles.contents} aria-label="Contents">
      <ol>
        {text.sections.map(({ title }, index) => (
          <li key={title}>
            <a className={styles.link} href={`#${partId(index)}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function partId(index: number): string {
  return `part-${index + 1}`;
}
