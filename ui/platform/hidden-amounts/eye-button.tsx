import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { useHiddenAmounts } from './hidden-amounts-context.ts';

/** Hides or shows all personal amounts of the app. */
export function EyeButton() {
  const { areHidden, choose } = useHiddenAmounts();
  return (
    <IconButton
      label={areHidden ? 'Show amounts' : 'Hide amounts'}
      icon={areHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      onClick={() => choose(!areHidden)}
    />
  );
}
