import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import {
  maskedMobile,
  type ReferralEntry,
  type ReferralReport,
  ReferralTab,
  referralTabLabel,
} from '#domain/referrals/referral-report.ts';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { InBloomPicture } from '../platform/design-system/illustrations/in-bloom.tsx';
import { ListRow, RowList } from '../platform/design-system/list-row.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { Tabs } from '../platform/design-system/tabs.tsx';
import styles from './earn-rewards.module.css';
import { rewardWords as words } from './words.ts';

interface InviteReportProps {
  readonly report: ReferralReport;
  readonly tab: ReferralTab;
  readonly onTab: (tab: ReferralTab) => void;
}

/** Who came, who invested, and what it has earned. */
export function InviteReport({ report, tab, onTab }: InviteReportProps) {
  const tabs = Object.values(ReferralTab).map((value) => ({
    value,
    label: referralTabLabel(value),
    content: <Panel tab={value} report={report} />,
  }));
  return <Tabs label={words.tabs} tabs={tabs} value={tab} onValue={onTab} />;
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
          label={words.earned}
          text={formatRupees(report.earned)}
          detail={words.earnedDetail}
        />
      )}
      {entries.length === 0 ? (
        <EmptyState illustration={<InBloomPicture />} title={words.empty} text={words.emptyText} />
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
  // Who has signed up alone has told no name yet.
  const friend = friendName === '' ? words.unnamed : friendName;
  const value = purchaseValue.isZero() ? words.noReward : `+${formatRupees(purchaseValue)}`;
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
