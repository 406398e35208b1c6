import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { isMinor } from '#domain/accounts/nominees/nominee-birth-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { CheckboxField } from '#ui/platform/design-system/fields/checkbox-field.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import type { NomineesViewModel } from './nominees.view-model.ts';
import styles from './nominees.module.css';
import { nomineeCopy as copy } from './copy.ts';

interface NomineeCardProps {
  readonly nominee: Nominee;
  readonly viewModel: NomineesViewModel;
  readonly onEdit: () => void;
}

/** One nominee: whether they are selected for this deposit, and their share. */
export const NomineeCard = observer(function NomineeCard({
  nominee,
  viewModel,
  onEdit,
}: NomineeCardProps) {
  const today = useToday();
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
        {isMinor(nominee.dateOfBirth, today) && <Badge tone="info">{copy.minor}</Badge>}
      </p>
      {nominee.guardian && (
        <p className={styles.facts}>
          {copy.guardian}: {nominee.guardian.firstName} {nominee.guardian.lastName}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          kind="quiet"
          size="small"
          aria-label={`${copy.edit} ${nominee.fullName}`}
          onClick={onEdit}
        >
          {copy.edit}
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-label={`${copy.remove} ${nominee.fullName}`}
          onClick={() => viewModel.askToRemove(nominee)}
        >
          {copy.remove}
        </Button>
      </div>
    </Card>
  );
});
