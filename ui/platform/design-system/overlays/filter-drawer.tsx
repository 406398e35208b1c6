import X from 'lucide-react/icons/x';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { SelectField } from '#ui/platform/design-system/fields/select-field.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Drawer } from './drawer.tsx';
import styles from './filter-drawer.module.css';

/** One part of a filter, such as the issuer. */
export interface FilterPart<Filter> {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Undefined while this part leaves nothing out. */
  readonly value: string | undefined;
  /** The filter with this part set to a value; undefined removes the part. */
  readonly narrowTo: (value: string | undefined) => Filter;
}

interface FilterDrawerProps<Filter> {
  readonly title: string;
  readonly parts: readonly FilterPart<Filter>[];
  /** Called with only the changed parts of the filter. */
  readonly onFilter: (part: Filter) => void;
  readonly onClear: () => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The button that closes the sheet, such as 'Show deposits'. */
  readonly show: string;
}

const ANY = 'any';

/** The filters of a list in a sheet, and the chosen ones as chips on the page. */
export function FilterDrawer<Filter>(props: FilterDrawerProps<Filter>) {
  const { title, parts, onFilter, onClear, isOpen, onClose, show } = props;
  const chosen = parts.filter(({ value }) => value !== undefined);
  return (
    <>
      {chosen.length > 0 && (
        <ul className={styles.chips}>
          {chosen.map((part) => (
            <li key={part.label}>
              <Chip part={part} onRemove={() => onFilter(part.narrowTo(undefined))} />
            </li>
          ))}
        </ul>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={onClose}
        title={title}
        actions={
          <>
            <Button kind="quiet" onClick={onClear}>
              Clear all
            </Button>
            <Button onClick={onClose}>{show}</Button>
          </>
        }
      >
        <Stack gap="md">
          {parts.map(({ label, options, value, narrowTo }) => (
            <SelectField
              key={label}
              label={label}
              options={[{ value: ANY, label: 'Any' }, ...options]}
              value={value ?? ANY}
              onValue={(each) => onFilter(narrowTo(each === ANY ? undefined : each))}
            />
          ))}
        </Stack>
      </Drawer>
    </>
  );
}

interface ChipProps<Filter> {
  readonly part: FilterPart<Filter>;
  readonly onRemove: () => void;
}

function Chip<Filter>({ part, onRemove }: ChipProps<Filter>) {
  const label = part.options.find(({ value }) => value === part.value)?.label ?? '';
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={`Remove filter ${label}`}
      onClick={onRemove}
    >
      {label}
      <X aria-hidden="true" />
    </button>
  );
}
