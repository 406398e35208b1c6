import { isMinor, type Nominee } from '#domain/accounts/nominees/nominee.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { Clock } from '#application/platform/clock.ts';
import { observer } from 'mobx-react-lite';
import { Badge } from '#ui/platform/design-system/badge.tsx';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Card } from '#ui/platform/design-system/card.tsx';
import { CheckboxField } from '#ui/platform/design-system/checkbox-field.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import type { AddNominationViewModel } from './add-nomination.view-model.ts';
import styles from './nominees.module.css';
import { nomineeWords as words } from './words.ts';

interface NomineeCardProps {
  readonly nominee: Nominee;
  readonly viewModel: AddNominationViewModel;
}

/** One nominee: whether this deposit goes to them, and how much of it. */
export const NomineeCard = observer(function NomineeCard({
  nominee,
  viewModel,
}: NomineeCardProps) {
  const today = usePort(Clock).today();
  return (
    <Card as="li" padding="small">
      <div className={styles.head}>
        <CheckboxField
          label={<span className={styles.name}>{nominee.fullName}</span>}
          isChecked={viewModel.isSelected(nominee)}
          onChecked={() => viewModel.toggle(nominee)}
        />
        <span className={styles.share}>{nominee.sharePercent}%</span>
      </div>
      <p className={styles.facts}>
        {nominee.relationship}, born {formatDate(nominee.dateOfBirth)}
        {isMinor(nominee.dateOfBirth, today) && <Badge tone="info">{words.minor}</Badge>}
      </p>
      {nominee.guardian && (
        <p className={styles.facts}>
          {words.guardian}: {nominee.guardian.firstName} {nominee.guardian.lastName}
        </p>
      )}
      <div className={styles.actions}>
        <Button kind="quiet" size="small" onClick={() => viewModel.edit(nominee)}>
          {words.edit}
        </Button>
        <Button kind="quiet" size="small" onClick={() => viewModel.askToRemove(nominee)}>
          {words.remove}
        </Button>
      </div>
    </Card>
  );
});
