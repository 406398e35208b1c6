import type { ShareOrder } from '#application/private-market/share-orders.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import styles from './order-stages.module.css';
import { orderEndCopy, stageCopy as copy } from './copy.ts';
import { type OrderOnItsWay, orderProgress, Stage } from './order-progress.ts';

type StagedOrder = OrderOnItsWay &
  Pick<ShareOrder, 'placedAt' | 'payBy' | 'cancelledBecause'>;

type Standing = 'done' | 'now' | 'ahead' | 'ended';

/**
 * The progress of an order as a line of stages: the completed ones, the current one with its
 * deadline, and the later ones. The line of an order that ended without a transfer ends there.
 */
export function OrderStages({ order }: { readonly order: StagedOrder }) {
  const progress = orderProgress(order);
  if (progress === undefined) return undefined;
  return (
    <ol className={styles.stages} aria-label={copy.label}>
      {progress.stages.map((stage, at) => {
        const standing = stage === Stage.Ended ? 'ended' : standingOf(at, progress.done);
        return (
          <li
            key={stage}
            className={styles.stage}
            data-standing={standing}
            aria-current={standing === 'now' ? 'step' : undefined}
          >
            <span className={styles.name}>
              {stage === Stage.Ended ? orderEndCopy(order) : copy.stages[stage]}
              <VisuallyHidden>{`, ${copy.standings[standing]}`}</VisuallyHidden>
            </span>
            <span className={styles.when}>{momentOf(stage, standing, order)}</span>
            {stage === Stage.Paid && order.paymentReference !== undefined && (
              <span className={styles.reference}>{order.paymentReference}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function standingOf(at: number, done: number): Standing {
  if (at < done) return 'done';
  return at === done ? 'now' : 'ahead';
}

/** The date of a stage that is done, or the deadline of the present one; absent if unknown. */
function momentOf(stage: Stage, standing: Standing, order: StagedOrder): string | undefined {
  const { offerDeadline, payBy } = order;
  if (standing === 'done' || standing === 'ended') {
    const at = reachedAt(stage, order);
    return at === undefined ? undefined : formatDate(CalendarDate.inIndia(at));
  }
  if (standing === 'ahead') return undefined;
  if (stage === Stage.Accepted && offerDeadline !== undefined) {
    return copy.until(formatMoment(offerDeadline));
  }
  if (stage === Stage.Paid && payBy !== undefined) return copy.until(formatMoment(payBy));
  if (stage === Stage.Transferred) return copy.withinDays;
  return undefined;
}

/** When an order reached a stage, in epoch milliseconds; an offer expires at its deadline. */
function reachedAt(stage: Stage, order: StagedOrder): number | undefined {
  const { status, placedAt, offerDeadline, reached } = order;
  const isExpiry = stage === Stage.Ended && status === OrderStatus.PriceOfferExpired;
  const known = stage === Stage.Requested ? placedAt : undefined;
  return reached?.[stage] ?? (isExpiry ? offerDeadline : known);
}
