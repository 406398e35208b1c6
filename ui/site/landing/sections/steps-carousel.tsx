import { useRef } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { WithScripts } from '#ui/site/frame/with-scripts.tsx';
import { Block } from '#ui/site/landing/block.tsx';
import styles from './steps-carousel.module.css';
import { steps, stepsCopy as copy } from './steps-copy.ts';
import { useTurns } from './use-turns.ts';

const STEP_MILLISECONDS = 2000;

/** Shows three steps at once. On wide screens, the current one also shows its picture. */
export function StepsCarousel() {
  const frame = useRef<HTMLDivElement>(null);
  const turns = useTurns(frame, { count: steps.length, milliseconds: STEP_MILLISECONDS });
  return (
    <Block title={copy.title} lead={copy.lead}>
      <div ref={frame} className={styles.carousel} role="group" aria-label={copy.label}>
        <div className={styles.stage} data-ground="green">
          {steps.map(({ picture }, index) => (
            <svg
              key={picture}
              className={styles.picture}
              viewBox="0 0 240 200"
              data-current={turns.current === index || undefined}
              aria-hidden="true"
            >
              {PICTURES[picture]}
            </svg>
          ))}
        </div>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className={styles.step}
              data-current={turns.current === index || undefined}
              data-running={turns.isRunning || undefined}
              aria-current={turns.current === index ? 'step' : undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>
                <button type="button" className={styles.choice} onClick={() => turns.choose(index)}>
                  {title}
                </button>
              </h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <WithScripts>
          <div className={styles.stop}>
            <Button kind="quiet" size="small" onClick={turns.toggle}>
              {turns.isRunning ? copy.pause : copy.play}
            </Button>
          </div>
        </WithScripts>
      </div>
    </Block>
  );
}

const PICTURES = {
  verify: (
    <>
      <rect className={styles.paper} x="78" y="14" width="84" height="172" rx="16" />
      <circle className={styles.gold} cx="120" cy="74" r="26" />
      <path className={styles.tick} d="m108 74 9 10 17-20" />
      <path className={styles.lines} d="M98 122h44M98 140h44M98 158h26" />
    </>
  ),
  price: (
    <>
      <path
        className={styles.paper}
        d="M40 30h160a14 14 0 0 1 14 14v82a14 14 0 0 1-14 14H104l-36 34v-34H40a14 14 0 0 1-14-14V44a14 14 0 0 1 14-14Z"
      />
      <path className={styles.lines} d="M56 66h58M56 86h38" />
      <circle className={styles.gold} cx="164" cy="84" r="34" />
      <path className={styles.tick} d="M150 70h28M150 80h28M150 70c20 0 20 20 0 20l20 18" />
    </>
  ),
  own: (
    <>
      <rect className={styles.paper} x="30" y="66" width="180" height="110" rx="16" />
      <path className={styles.lines} d="M52 98h62M52 120h40M52 148h84" />
      <path
        className={styles.sprout}
        d="M168 66V30m0 16c-14-2-22-10-24-24 14 0 22 8 24 24Zm0-8c2-16 10-24 26-26 0 16-10 26-26 26Z"
      />
      <circle className={styles.gold} cx="172" cy="128" r="24" />
      <path className={styles.tick} d="m161 128 8 9 15-18" />
    </>
  ),
} as const;
