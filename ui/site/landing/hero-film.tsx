import { useState } from 'react';
import { useFacts } from '#ui/site/document/facts.ts';
import styles from './hero-film.module.css';
import type { LandingFacts } from './landing-facts.ts';
import { boardCopy, heroCopy } from './copy.ts';

/** The SVG path of one leaf of the logo; its stalk is at 0,0. */
const LEAF = 'M0 0C-4-34 10-62 44-74 48-38 34-10 0 0Z';
/** Leaves of the tree in the order in which they open: x, y, rotation, scale. */
const LEAVES = [
  [286, 372, 38, 0.62],
  [276, 350, -118, 0.62],
  [346, 318, 30, 0.7],
  [214, 300, -128, 0.72],
  [338, 306, -42, 0.66],
  [226, 290, -58, 0.66],
  [372, 244, 42, 0.76],
  [190, 226, -120, 0.78],
  [360, 236, -36, 0.74],
  [204, 216, -50, 0.74],
  [290, 190, 20, 0.9],
  [282, 190, -78, 0.9],
] as const;
/** Positions of the coins: x, y. */
const COINS = [
  [338, 356],
  [216, 344],
  [398, 292],
  [160, 274],
  [286, 262],
] as const;

/** An animation of a seed that grows into a tree with coins. The first frame is the finished
 * tree; the animation runs on request. */
export function HeroFilm() {
  const [isPlaying, setPlaying] = useState(false);
  const { deposit } = useFacts<LandingFacts>();
  return (
    <figure className={styles.film} data-playing={isPlaying || undefined}>
      <svg className={styles.picture} viewBox="0 0 560 470"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <circle className={styles.sun} cx="434" cy="128" r="60" />
        <path className={styles.far} d="M0 330c90-54 160-52 246-12s190 44 314-22v224H0Z" />
        <path className={styles.climb} d="M36 402 130 362 214 378 318 300 404 262 524 118" />
        <path className={styles.middle} d="M0 404c120-58 250-34 348-8s150 16 212-14v138H0Z" />
        <path
          className={styles.furrow}
          d="M0 440c150-52 300-20 560-34M0 474c170-44 330-16 560-28"
        />
        <path className={styles.near} d="M0 446c140-34 240-28 330-16s160 14 230 2v40H0Z" />
        <g transform="translate(-14 -24) scale(1.02)">
          <Tree />
        </g>
      </svg>
      <figcaption className={styles.caption} data-ground="paper">
        <span>
          {deposit.principal} {boardCopy.becomes}
        </span>
        <strong className={styles.maturity}>{deposit.maturity}</strong>
        <span>{deposit.terms}</span>
      </figcaption>
      <button
        type="button"
        className={styles.stop}
        aria-label={isPlaying ? heroCopy.finish : heroCopy.play}
        onClick={() => setPlaying(!isPlaying)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isPlaying ? 'M7 7h10v10H7Z' : 'M8 5v14l11-7Z'} />
        </svg>
      </button>
    </figure>
  );
}

function Tree() {
  return (
    <>
      <path className={styles.trunk} d="M280 474C276 400 288 340 284 196" />
      <path className={styles.branch} d="M282 384c28-14 46-36 60-74" />
      <path className={styles.branch} d="M282 360c-24-14-46-32-62-66" />
      <path className={styles.branch} d="M284 312c36-10 62-32 80-72" />
      <path className={styles.branch} d="M284 292c-32-10-62-30-84-72" />
      {LEAVES.map(([x, y, turn, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path className={styles.leaf} d={LEAF} />
        </g>
      ))}
      {COINS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <g className={styles.coin}>
            <circle r="19" />
            <path d="M-7-8H7M-7-2.500H7M-7-8C3-8 3 3-7 3L3 11" />
          </g>
        </g>
      ))}
    </>
  );
}
