import { useFacts } from '../../platform/front/facts.ts';
import { Block } from './block.tsx';
import type { LandingFacts } from './landing-facts.ts';
import { Portrait } from './portrait.tsx';
import { testimonials, testimonialsTitle } from './testimonial-words.ts';
import styles from './testimonials.module.css';

/** What people say, on three pastels in turn. */
export function Testimonials() {
  const { pastels } = useFacts<LandingFacts>();
  return (
    <Block title={testimonialsTitle}>
      {/* On a phone it scrolls sideways, and the keyboard must be able to do that too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.quotes} tabIndex={0} aria-label={testimonialsTitle}>
        {testimonials.map(({ words, name, who, look }, index) => (
          <li key={name} className={styles.quote} data-pastel={pastels[index]}>
            <blockquote className={styles.words}>{words}</blockquote>
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
