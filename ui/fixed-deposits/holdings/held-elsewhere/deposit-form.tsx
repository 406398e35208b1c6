import type { DeclaredColumn } from '#domain/fixed-deposits/holdings/declared-columns.ts';
import {
  CompoundingFrequency,
  compoundingLabel,
} from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import {
  payoutFrequencies,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { DateField } from '#ui/platform/design-system/fields/date-field.tsx';
import { MoneyField } from '#ui/platform/design-system/fields/money-field.tsx';
import { SelectField, type SelectOption } from '#ui/platform/design-system/fields/select-field.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { AskingButton } from '#ui/platform/design-system/overlays/asking-button.tsx';
import { Cluster, Grid, Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { focusError } from '#ui/platform/focus-error.ts';
import { institutionCopy, rightCopy } from '#ui/fixed-deposits/shared/held-in-copy.ts';
import { columnCopy, elsewhereCopy as copy, reasonCopy } from './copy.ts';
import type { HeldElsewhereViewModel } from './held-elsewhere.view-model.ts';
import { useStoredToast } from './use-stored-toast.ts';

interface FormProps {
  readonly viewModel: HeldElsewhereViewModel;
}

interface DepositFormProps extends FormProps {
  /** Called once the edited deposit is no longer in the list. */
  readonly onGone: () => void;
}

/** The fields, beside each other where there is room. */
const PAIRS: readonly (readonly DeclaredColumn[])[] = [
  ['issuer', 'institution'],
  ['principal', 'rate'],
  ['payout', 'compounding'],
  ['start', 'maturity'],
  ['right', 'holders'],
  ['on_behalf_of'],
  ['locked', 'start_rates'],
];

/** The form of one deposit. */
export const DepositForm = observer(function DepositForm({
  viewModel,
  onGone,
}: DepositFormProps) {
  const tell = useStoredToast();
  const { refusal, saving } = viewModel;
  const shown = PAIRS.map((pair) => pair.filter((column) => viewModel.isShown(column)));
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const edited = await viewModel.save();
    if (edited === undefined) focusError(form);
    else if (edited === 'gone') onGone();
    else if (edited !== 'full') tell(edited, copy.saved);
  };
  const remove = async () => {
    const edited = await viewModel.remove();
    if (edited === undefined) return;
    onGone();
    tell(edited, copy.removed);
  };
  return (
    <Section title={viewModel.isEditing ? copy.editing : copy.add} isOnScreenOnly>
      <Card>
        <form noValidate onSubmit={(event) => void save(event)}>
          <Stack gap="lg">
            <SentFields isSent={saving.isRunning}>
              {shown.filter(([first]) => first !== undefined).map((pair) => (
                <Grid key={pair[0]} gap="lg" columns="narrow">
                  {pair.map((column) => (
                    <div key={column} data-column={column}>
                      <ColumnField column={column} viewModel={viewModel} />
                    </div>
                  ))}
                </Grid>
              ))}
            </SentFields>
            {refusal !== undefined && (
              <Notice tone="warning" isAnnounced>
                {copy[refusal]}
              </Notice>
            )}
            <Cluster>
              <Button type="submit" isBusy={saving.isRunning}>
                {copy.save}
              </Button>
              <Button kind="secondary" onClick={() => viewModel.close()}>
                {copy.cancel}
              </Button>
              {viewModel.isEditing && (
                <AskingButton
                  kind="danger"
                  label={copy.remove}
                  question={copy.removing}
                  onConfirm={remove}
                />
              )}
            </Cluster>
          </Stack>
        </form>
      </Card>
    </Section>
  );
});

const HINTED: readonly DeclaredColumn[] = [
  'maturity', 'holders', 'on_behalf_of', 'locked', 'start_rates',
];

const choices: Partial<Record<DeclaredColumn, readonly SelectOption[]>> = {
  institution: optionsOf(institutionCopy),
  payout: payoutFrequencies.map((value) => ({ value, label: payoutLabel(value) })),
  compounding: Object.values(CompoundingFrequency).map((value) => ({
    value,
    label: compoundingLabel(value),
  })),
  right: optionsOf(rightCopy),
  locked: optionsOf(copy.locked),
};

function optionsOf(labels: Readonly<Record<string, string>>): readonly SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({
    value,
    label: label.charAt(0).toUpperCase() + label.slice(1),
  }));
}

function errorOf(column: DeclaredColumn): string {
  return choices[column] === undefined ? reasonCopy[column] : copy.choose;
}

interface ColumnFieldProps extends FormProps {
  readonly column: DeclaredColumn;
}

const ColumnField = observer(function ColumnField({ column, viewModel }: ColumnFieldProps) {
  const value = viewModel.texts?.[column] ?? '';
  const isRefused = viewModel.refusedColumn === column;
  const field = {
    label: columnCopy[column],
    hint: HINTED.includes(column) && !isRefused ? reasonCopy[column] : undefined,
    error: isRefused ? errorOf(column) : undefined,
    value,
    onValue: (text: string) => viewModel.type(column, text),
  };
  const options = choices[column];
  if (options !== undefined) {
    return (
      <SelectField
        {...field}
        {...(column === 'locked' && { placeholder: copy.untold, onClear: () => field.onValue('') })}
        value={value === '' ? undefined : value}
        options={options}
      />
    );
  }
  if (column === 'principal') return <MoneyField {...field} />;
  if (column === 'start') return <DateField {...field} />;
  return <TextField {...field} inputMode={column === 'rate' ? 'decimal' : 'text'} />;
});
