import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Badge } from '../platform/design-system/badge.tsx';
import { Button } from '../platform/design-system/button.tsx';
import { ComboboxField } from '../platform/design-system/combobox-field.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { TextField } from '../platform/design-system/text-field.tsx';
import styles from './sell-form.module.css';
import { OTHERS, type SellViewModel } from './sell.view-model.ts';
import { sellWords as words } from './sell-words.ts';

interface SellShareFieldProps {
  readonly viewModel: SellViewModel;
  readonly error: string | undefined;
}

/** A share of the list, or one that the person names and confirms. */
export const SellShareField = observer(function SellShareField({
  viewModel,
  error,
}: SellShareFieldProps) {
  const { fields, names, isCustom, shares } = viewModel;
  const choice = fields.choice === '' ? undefined : fields.choice;
  // A name of a link, or of a draft, is kept although the list does not have it.
  const known = choice === undefined || isCustom || names.includes(choice) ? [] : [choice];
  return (
    <div className={styles.share}>
      <ComboboxField
        label={words.share}
        placeholder={words.sharePlaceholder}
        emptyText={words.nothingFound}
        options={[
          ...[...known, ...names].map((name) => ({ value: name, label: name })),
          { value: OTHERS, label: words.others },
        ]}
        value={choice}
        onValue={(value) => viewModel.choose(value)}
        error={isCustom ? undefined : error}
      />
      {!isCustom && (
        <div className={styles.other}>
          <Button kind="quiet" size="small" onClick={() => viewModel.choose(OTHERS)}>
            {words.notInList}
          </Button>
        </div>
      )}
      {shares.state.kind === 'failed' && (
        <Notice
          tone="warning"
          action={
            <Button kind="secondary" size="small" onClick={() => void shares.reload()}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.listFailed}
        </Notice>
      )}
      {isCustom && <CustomName viewModel={viewModel} error={error} />}
    </div>
  );
});

const CustomName = observer(function CustomName({ viewModel, error }: SellShareFieldProps) {
  return (
    <div className={styles.custom}>
      <TextField
        label={words.customName}
        hint={words.customHint}
        autoComplete="off"
        value={viewModel.fields.customName}
        onValue={(text) => viewModel.type('customName', text)}
        error={error}
      />
      {viewModel.isConfirmed ? (
        <Badge tone="success" icon={<Check />}>
          {words.confirmed}
        </Badge>
      ) : (
        <Button
          kind="secondary"
          size="small"
          isDisabled={!viewModel.canConfirm}
          onClick={() => viewModel.confirm()}
        >
          {words.confirm}
        </Button>
      )}
    </div>
  );
});
