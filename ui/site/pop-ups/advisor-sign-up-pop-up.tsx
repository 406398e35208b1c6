import type { AdvisorSignUp } from '#domain/content/advisor-sign-up.ts';
import { useEffect, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { InBloomPicture } from '#ui/platform/design-system/illustrations/in-bloom.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { PopUpForm } from '#ui/site/frame/pop-up-form.tsx';
import { useSitePorts } from '#ui/site/site-ports.ts';
import { useSiteState } from '#ui/site/site-view-model.ts';
import { advisorErrors, advisorCopy as copy } from '#ui/site/copy.ts';
import { AdvisorSignUpViewModel } from './advisor-sign-up.view-model.ts';

interface PopUpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const KEYBOARDS = {
  fullName: { autoComplete: 'name' },
  location: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  mobile: {
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel-national',
    prefix: '+91',
    isNumeric: true,
  },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
} as const;
const FIELDS = Object.keys(KEYBOARDS) as readonly (keyof AdvisorSignUp)[];

/** The sign-up form for advisors, followed by its confirmation. */
export function AdvisorSignUpPopUp({ isOpen, onClose }: PopUpProps) {
  const ports = useSitePorts();
  const [viewModel] = useState(() => new AdvisorSignUpViewModel(ports));
  useEffect(() => viewModel.restore(), [viewModel]);
  const { form, wrong, refusal, status } = useSiteState(viewModel);
  return (
    <>
      <Dialog
        isOpen={isOpen && status !== 'done'}
        onClose={onClose}
        isDismissable={status !== 'sending'}
        title={copy.popUp}
        description={copy.popUpText}
      >
        <PopUpForm onSubmit={() => viewModel.submit()}>
          {FIELDS.map((field) => (
            <TextField
              key={field}
              label={copy[field]}
              {...KEYBOARDS[field]}
              value={form[field]}
              error={wrong === field ? advisorErrors[field] : undefined}
              onValue={(text) => viewModel.type(field, text)}
            />
          ))}
          {refusal !== undefined && <p role="status">{refusal}</p>}
          <Button type="submit" isFullWidth isBusy={status === 'sending'} busyText={copy.sending}>
            {copy.signUp}
          </Button>
        </PopUpForm>
      </Dialog>
      <Dialog
        isOpen={isOpen && status === 'done'}
        onClose={() => {
          viewModel.startOver();
          onClose();
        }}
        title={copy.thanks}
        description={copy.thanksText}
        illustration={<InBloomPicture />}
      >
        <Button
          isFullWidth
          onClick={() => {
            viewModel.startOver();
            onClose();
          }}
        >
          {copy.done}
        </Button>
      </Dialog>
    </>
  );
}
