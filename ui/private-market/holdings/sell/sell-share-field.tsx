import Check from 'lucide-react/icons/check';
import { observer } from 'mobx-react-lite';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ComboboxField } from '#ui/platform/design-system/fields/combobox-field.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import styles from './sell-form.module.css';
import { OTHERS } from './sell-request-form.ts';
import type { SellViewModel } from './sell.view-model.ts';
import { sellCopy as copy } from './copy.ts';

interface SellShareFieldProps {
  readonly viewModel: SellViewModel;
  readonly error: string | undefined;
}

/** Selects a share of the list, or takes a custom name that the investor confirms. */
export const SellShareField = observer(function SellShareField({
  viewModel,
  error,
}: SellShareFieldProps) {
  const { form, names, shares, holdings } = viewModel;
  const { fields } = form;
  const { isCustom } = fields;
  const choice = fields.choice === '' ? undefined : fields.choice;
  // Keep a name from a link or draft even if the list does not contain it.
  const known = choice === undefined || isCustom || names.includes(choice) ? [] : [choice];
  return (
    <div className={styles.share}>
      <ComboboxField
        label={copy.share}
        placeholder={copy.sharePlaceholder}
        emptyText={copy.nothingFound}
        options={[
          ...[...known, ...names].map((name) => ({ value: name, label: name })),
          { value: OTHERS, label: copy.others },
        ]}
        value={choice}
        onValue={(value) => viewModel.choose(value)}
        onUnmatched={() => viewModel.chooseNone()}
        text={fields.search}
        onText={(text) => viewModel.form.fields.type('search', text)}
        error={isCustom ? undefined : error}
      />
      {!isCustom && (
        <div className={styles.other}>
          <Button kind="quiet" size="small" onClick={() => viewModel.choose(OTHERS)}>
            {copy.notInList}
          </Button>
        </div>
      )}
      {shares.state.kind === 'failed' && (
        <PartFailed text={copy.listFailed} onRetry={() => void shares.reload()} />
      )}
      {holdings.state.kind === 'failed' && (
        <PartFailed text={copy.heldFailed} onRetry={() => void holdings.reload()} />
      )}
      {isCustom && <CustomName viewModel={viewModel} error={error} />}
    </div>
  );
});

function PartFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      action={
        <Button kind="secondary" size="small" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

const CustomName = observer(function CustomName({ viewModel, error }: SellShareFieldProps) {
  const { fields } = viewModel.form;
  return (
    <div className={styles.custom}>
      <TextField
        label={copy.customName}
        hint={copy.customHint}
        autoComplete="off"
        value={fields.customName}
        onValue={(text) => viewModel.type('customName', text)}
        error={error}
      />
      {fields.isConfirmed ? (
        <Badge tone="success" icon={<Check />}>
          {copy.confirmed}
        </Badge>
      ) : (
        <Button
          kind="secondary"
          size="small"
          isDisabled={!viewModel.canConfirm}
          onClick={() => viewModel.confirm()}
        >
          {copy.confirm}
        </Button>
      )}
    </div>
  );
});
