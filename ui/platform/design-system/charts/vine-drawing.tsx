import {
  anchorAt,
  anglesOf,
  EMPTY_ABOVE_LEAVES,
  percent,
  sizesOf,
  stalksOf,
  stemPath,
  type StemPoint,
  stemY,
  VINE,
  type VineItem,
} from './vine-shape.ts';
import styles from './vine.module.css';

/** A label of the time axis. */
export interface VineTick {
  readonly at: number;
  readonly label: string;
  /** Shown only where the axis is wide. */
  readonly isMinor?: boolean;
  /** Left out where three dates do not fit beside each other. */
  readonly isMiddle?: boolean;
}

interface VineDrawingProps {
  readonly items: readonly VineItem[];
  readonly ticks?: readonly VineTick[];
  readonly stem?: readonly StemPoint[] | undefined;
  /** The key of the chosen payment. */
  readonly chosen: string | undefined;
  /** Where the line of the handle or of the chosen payment is. */
  readonly mark: number | undefined;
}

/** Decorative: the sentence, the control and the table say the same. */
export function VineDrawing({ items, stem, ...rest }: VineDrawingProps) {
  const hasLeavesOnly = stem === undefined && items.every(({ kind }) => kind === 'leaf');
  const top = hasLeavesOnly ? EMPTY_ABOVE_LEAVES : 0;
  const { height } = VINE;
  return (
    <svg className={styles.drawing} width="100%" height={height - top} aria-hidden="true">
      <svg y={-top} width="100%" height={height} overflow="visible">
        <Plant {...{ items, stem, top, ...rest }} />
      </svg>
    </svg>
  );
}

interface PlantProps extends VineDrawingProps {
  /** The upper end of what is shown, in pixels. */
  readonly top: number;
}

function Plant({ items, ticks = [], stem, chosen, mark, top }: PlantProps) {
  const path = stemPath(stem);
  const { width, height, ground, axis } = VINE;
  return (
    <>
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        {stem !== undefined && (
          <path className={styles.grown} d={`${path}L${width} ${ground}L0 ${ground}Z`} />
        )}
        <path className={styles.stem} d={path} pathLength={1} />
      </svg>
      <Leaves items={items.filter(({ kind }) => kind === 'leaf')} {...{ stem, chosen }} />
      <Fruits items={items.filter(({ kind }) => kind === 'fruit')} {...{ stem, chosen }} />
      {mark !== undefined && <Mark at={mark} y={stemY(mark, stem)} top={top} />}
      {withRoom(ticks).map(({ at, label, isMinor, isMiddle }) => (
        <text
          key={at}
          className={styles.tick}
          data-minor={isMinor || undefined}
          data-middle={isMiddle || undefined}
          x={percent(at)}
          y={axis}
          textAnchor={anchorAt(at)}
        >
          {label}
        </text>
      ))}
    </>
  );
}

interface PartsProps {
  readonly items: readonly VineItem[];
  readonly stem: readonly StemPoint[] | undefined;
  readonly chosen: string | undefined;
}

const LEAF = 'M0 0C.36-.2.36-.66 0-1C-.36-.66-.36-.2 0 0Z';

function Leaves({ items, stem, chosen }: PartsProps) {
  const size = sizesOf(
    'leaf',
    items.map(({ amount }) => amount),
  );
  const angles = anglesOf(items.map(({ at }) => at));
  return items.map(({ key, at, amount }, index) => (
    <svg key={key} x={percent(at)} y={stemY(at, stem)} overflow="visible">
      <path
        className={styles.leaf}
        data-chosen={key === chosen || undefined}
        d={LEAF}
        transform={`rotate(${angles[index] ?? 0}) scale(${size(amount)})`}
      />
    </svg>
  ));
}

function Fruits({ items, stem, chosen }: PartsProps) {
  const size = sizesOf(
    'fruit',
    items.map(({ amount }) => amount),
  );
  const stalks = stalksOf(items.map(({ at }) => at));
  return items.map(({ key, at, amount, sum }, index) => {
    const { stalk, hasRoom } = stalks[index] ?? { stalk: 0, hasRoom: false };
    const up = stem === undefined ? stalk : 0;
    const radius = size(amount);
    return (
      <svg key={key} x={percent(at)} y={stemY(at, stem)} overflow="visible">
        {up > 0 && <line className={styles.stalk} y2={-up} />}
        <circle
          className={styles.fruit}
          data-chosen={key === chosen || undefined}
          cy={-up}
          r={radius}
        />
        {sum !== undefined && hasRoom && (
          <text
            className={styles.sum}
            // Beside the line of a chosen day, not on it.
            dx={anchorAt(at) === 'end' ? '-0.4em' : undefined}
            y={-up - radius - 6}
            textAnchor={anchorAt(at)}
          >
            {sum}
          </text>
        )}
      </svg>
    );
  });
}

interface MarkProps {
  readonly at: number;
  readonly y: number;
  readonly top: number;
}

function Mark({ at, y, top }: MarkProps) {
  const x = percent(at);
  return (
    <>
      <line className={styles.mark} x1={x} x2={x} y1={top} y2={VINE.ground} />
      <circle className={styles.knob} cx={x} cy={y} r={6} />
    </>
  );
}

/** The share of the width that the first label takes. */
const FIRST_LABEL = 0.2;

/** Leaves out labels that the first one would touch. */
function withRoom(ticks: readonly VineTick[]): readonly VineTick[] {
  return ticks.filter(({ at }, index) => index === 0 || at >= FIRST_LABEL);
}
