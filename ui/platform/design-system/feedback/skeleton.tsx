import styles from './skeleton.module.css';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';

export interface SkeletonProps {
  /**
   * The outline of the content that is loading, so that the layout does not shift when it arrives.
   * `title` has a picture next to the name, `summary` a total and its parts, `listing` a card with
   * a logo, `facts` a label and its value, `chart` a sentence above a drawing.
   */
  readonly shape?: keyof typeof PARTS;
  /** The number of lines, cards, rows or fields. */
  readonly count?: number;
  /** Announced once; pass an empty text for further skeletons on the same screen. */
  readonly label?: string;
  /** The minimum width of a card, as in `Grid`. */
  readonly columns?: 'wide';
}

/** The number of parts of each shape; the stylesheet defines their look. */
const PARTS = {
  text: 3,
  title: 4,
  hero: 3,
  summary: 5,
  card: 4,
  listing: 6,
  rows: 3,
  table: 4,
  form: 2,
  facts: 2,
  chart: 2,
} as const;

/** Grey shapes in place of loading content. */
export function Skeleton({ shape = 'text', count = 1, label = 'Loading', columns }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-shape={shape} data-columns={columns}>
      {label !== '' && (
        <VisuallyHidden>
          <span role="status">{label}</span>
        </VisuallyHidden>
      )}
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.group} aria-hidden="true">
          {Array.from({ length: PARTS[shape] }, (_part, place) => (
            <span key={place} className={styles.part} data-part="" />
          ))}
        </div>
      ))}
    </div>
  );
}
