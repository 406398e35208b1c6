import { useFacts } from '#ui/site/document/facts.ts';
import { Block } from '#ui/site/landing/block.tsx';
import type { LandingFacts } from '#ui/site/landing/landing-facts.ts';
import { Portrait } from '#ui/site/landing/portrait.tsx';
import { testimonials, testimonialsNote, testimonialsTitle } from './testimonial-copy.ts';
import styles from './testimonials.module.css';

export function Testimonials() {
  const { pastels } = useFacts<LandingFacts>();
  return (
    <Block title={testimonialsTitle} lead={testimonialsNote}>
      {/* Make the list focusable: on a phone it scrolls sideways, which must also work by
          keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.quotes} tabIndex={0} aria-label={testimonialsTitle}>
        {testimonials.map(({ quote, name, who, look }, index) => (
          <li key={name} className={styles.quote} data-pastel={pastels[index]}>
            <blockquote className={styles.words}>{quote}</blockquote>
            <div className={styles.person}>
              <Portrait look={look} />
              <p>
                <strong>{name}</strong>
                <br />
                {who}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
