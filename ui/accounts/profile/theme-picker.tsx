import { ThemeChoice } from '#application/platform/themes.ts';
import { observer } from 'mobx-react-lite';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { themeCopy as copy } from './copy.ts';
import type { ThemeSetting } from './theme-setting.ts';

const CHOICES = [
  { value: ThemeChoice.Device, label: copy.device },
  { value: ThemeChoice.Light, label: copy.light },
  { value: ThemeChoice.Dark, label: copy.dark },
];

/** Chooses the theme of this browser. */
export const ThemePicker = observer(function ThemePicker({ theme }: { theme: ThemeSetting }) {
  return (
    <Card as="section" label={copy.title}>
      <ChoiceGroup
        label={copy.title}
        hint={copy.hint}
        look="segments"
        choices={CHOICES}
        value={theme.choice}
        onValue={(choice) => theme.choose(choice)}
      />
    </Card>
  );
});
