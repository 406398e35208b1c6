import { useEffect, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { PopUpForm } from '#ui/site/frame/pop-up-form.tsx';
import { useSitePorts } from '#ui/site/site-ports.ts';
import { useSiteState } from '#ui/site/site-view-model.ts';
import { noteErrors, noteCopy as copy } from '#ui/site/copy.ts';
import { InvestorNoteViewModel } from './investor-note.view-model.ts';

interface PopUpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Asks for the contact details to send the NSE investor note to. Keeps the input when it is closed.
 */
export function InvestorNotePopUp({ isOpen, onClose }: PopUpProps) {
  const ports = useSitePorts();
  const [viewModel] = useState(() => new InvestorNoteViewModel(ports));
  useEffect(() => viewModel.restore(), [viewModel]);
  const { form, violations, status } = useSiteState(viewModel);
  return (
    <>
      <p role="status" data-pop-up-answer>
        {status === 'sent' && copy.sent}
      </p>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        isDismissable={status !== 'sending'}
        title={copy.title}
        description={copy.text}
      >
        <PopUpForm onSubmit={() => viewModel.submit(onClose)}>
          <TextField
            label={copy.name}
            isOptional
            autoComplete="name"
            value={form.name}
            error={violations.name && noteErrors.name[violations.name]}
            onValue={(name) => viewModel.type({ name })}
          />
          <TextField
            label={copy.whatsapp}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            isNumeric
            prefix="+91"
            value={form.whatsappNumber}
            error={
              violations.whatsappNumber && noteErrors.whatsappNumber[violations.whatsappNumber]
            }
            onValue={(whatsappNumber) => viewModel.type({ whatsappNumber })}
          />
          <TextField
            label={copy.email}
            isOptional
            type="email"
            inputMode="email"
            autoComplete="email"
            value={form.email}
            error={violations.email && noteErrors.email[violations.email]}
            onValue={(email) => viewModel.type({ email })}
          />
          {status === 'not-sent' && <p role="status">{copy.notSent}</p>}
          <Button type="submit" isFullWidth isBusy={status === 'sending'}>
            {status === 'sending' ? copy.sending : copy.send}
          </Button>
          <small>{copy.consent}</small>
        </PopUpForm>
      </Dialog>
    </>
  );
}
