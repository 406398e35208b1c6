import {
  type InvestorNoteForm,
  investorNoteRequest,
  investorNoteViolations,
  type InvestorNoteViolations,
} from '#domain/content/investor-note.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { focusFirstInvalid } from '#ui/site/frame/focus-first-invalid.ts';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { PopUpForm } from '#ui/site/frame/pop-up-form.tsx';
import { useSitePorts } from '#ui/site/site-ports.ts';
import { noteErrors, noteCopy as copy } from '#ui/site/site-copy.ts';

interface PopUpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const EMPTY: InvestorNoteForm = { name: '', whatsappNumber: '', email: '' };
type Status = 'open' | 'sending' | 'sent' | 'not-sent';

/**
 * Asks for the contact details to send the NSE investor note to. Keeps the input when it is closed.
 */
export function InvestorNotePopUp({ isOpen, onClose }: PopUpProps) {
  const note = useNote(onClose);
  return (
    <>
      <p role="status" data-pop-up-answer>
        {note.status === 'sent' && copy.sent}
      </p>
      <Dialog isOpen={isOpen} onClose={onClose} title={copy.title} description={copy.text}>
        <PopUpForm onSubmit={note.submit}>
          <TextField
            label={copy.name}
            isOptional
            autoComplete="name"
            value={note.form.name}
            error={note.violations.name && noteErrors.name[note.violations.name]}
            onValue={(name) => note.type({ name })}
          />
          <TextField
            label={copy.whatsapp}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={14}
            isNumeric
            prefix="+91"
            value={note.form.whatsappNumber}
            error={
              note.violations.whatsappNumber &&
              noteErrors.whatsappNumber[note.violations.whatsappNumber]
            }
            onValue={(whatsappNumber) => note.type({ whatsappNumber })}
          />
          <TextField
            label={copy.email}
            isOptional
            type="email"
            inputMode="email"
            autoComplete="email"
            value={note.form.email}
            error={note.violations.email && noteErrors.email[note.violations.email]}
            onValue={(email) => note.type({ email })}
          />
          {note.status === 'not-sent' && <p role="status">{copy.notSent}</p>}
          <Button type="submit" isFullWidth isBusy={note.status === 'sending'}>
            {note.status === 'sending' ? copy.sending : copy.send}
          </Button>
          <small>{copy.consent}</small>
        </PopUpForm>
      </Dialog>
    </>
  );
}

function useNote(onSent: () => void) {
  const ports = useSitePorts();
  const [form, setForm] = useState(EMPTY);
  const [violations, setViolations] = useState<InvestorNoteViolations>({});
  const [status, setStatus] = useState<Status>('open');
  const type = (change: Partial<InvestorNoteForm>) => {
    const typed = { ...form, ...change };
    setForm(typed);
    // After an error has been shown, validate again with each change.
    if (Object.keys(violations).length > 0) setViolations(investorNoteViolations(typed));
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    const request = investorNoteRequest(form);
    setViolations(investorNoteViolations(form));
    if (request === undefined) return focusFirstInvalid(currentTarget);
    if (status === 'sending') return;
    setStatus('sending');
    const { investorNotes, reporting } = ports();
    const sent = await investorNotes.send(request, {});
    setStatus(sent.ok ? 'sent' : 'not-sent');
    if (!sent.ok) return reporting.failed('share note not sent', { kind: sent.failure.kind });
    setForm(EMPTY);
    onSent();
  };
  return { form, violations, status, type, submit };
}
