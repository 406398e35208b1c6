import {
  formatDate,
  formatRupees,
  formatSignedRupees,
} from '#domain/platform/indian-formatting.ts';
import {
  maskedMobile,
  type ReferralEntry,
  type ReferralReport,
  ReferralTab,
  referralTabLabel,
} from '#domain/referrals/referral-report.ts';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Tabs } from '#ui/platform/design-system/layout/tabs.tsx';
import styles from './earn-rewards.module.css';
import { rewardCopy as copy } from './copy.ts';

interface InviteReportProps {
  readonly report: ReferralReport;
  readonly tab: ReferralTab;
  readonly onTab: (tab: ReferralTab) => void;
}

/** Referred friends, their investments, and the rewards earned. */
export function InviteReport({ report, tab, onTab }: InviteReportProps) {
  const tabs = Object.values(ReferralTab).map((value) => ({
    value,
    label: referralTabLabel(value),
    content: <Panel tab={value} report={report} />,
  }));
  return <Tabs label={copy.tabs} tabs={tabs} value={tab} onValue={onTab} />;
}

interface PanelProps {
  readonly tab: ReferralTab;
  readonly report: ReferralReport;
}

function Panel({ tab, report }: PanelProps) {
  const entries = report.entries[tab];
  return (
    <div className={styles.panel}>
      {tab === ReferralTab.Earned && (
        <MoneyDisplay
          size="large"
          label={copy.earned}
          text={formatRupees(report.earned)}
          detail={copy.earnedDetail}
        />
      )}
      {entries.length === 0 ? (
        <EmptyState title={copy.empty} text={copy.emptyText} />
      ) : (
        <Card padding="small">
          <RowList label={`${referralTabLabel(tab)} (${entries.length})`}>
            {entries.map((entry, index) => (
              <Row key={index} entry={entry} hasValue={tab !== ReferralTab.Registered} />
            ))}
          </RowList>
        </Card>
      )}
    </div>
  );
}

interface RowProps {
  readonly entry: ReferralEntry;
  readonly hasValue: boolean;
}

function Row({ entry, hasValue }: RowProps) {
  const { friendName, friendMobile, day, purchaseValue } = entry;
  // A friend who has only signed up has no known name yet.
  const friend = friendName === '' ? copy.unnamed : friendName;
  const value = purchaseValue.isZero() ? copy.noReward : formatSignedRupees(purchaseValue);
  return (
    <ListRow
      leading={<Avatar name={friend} isDecorative />}
      title={friend}
      detail={maskedMobile(friendMobile)}
      trailing={hasValue ? value : formatDate(day)}
      trailingDetail={hasValue ? formatDate(day) : undefined}
    />
  );
}
