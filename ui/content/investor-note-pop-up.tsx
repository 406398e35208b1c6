import {
  type InvestorNoteForm,
  investorNoteRequest,
  investorNoteViolations,
  type InvestorNoteViolations,
} from '#domain/content/investor-note.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { TextField } from '../platform/design-system/text-field.tsx';
import { focusFirstInvalid } from '../platform/front/focus-first-invalid.ts';
import { Modal } from '../platform/front/modal.tsx';
import { PopUpForm } from '../platform/front/pop-up-form.tsx';
import { useFrontPorts } from './front-ports.ts';
import { noteErrors, noteWords as words } from './front-words.ts';

interface PopUpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const EMPTY: InvestorNoteForm = { name: '', whatsappNumber: '', email: '' };
type Standing = 'open' | 'sending' | 'sent' | 'not-sent';

/** Asks where to send the note on NSE shares. What was typed outlives closing it. */
export function InvestorNotePopUp({ isOpen, onClose }: PopUpProps) {
  const note = useNote(onClose);
  return (
    <>
      <p role="status" data-pop-up-answer>
        {note.standing === 'sent' && words.sent}
      </p>
      <Modal isOpen={isOpen} onClose={onClose} title={words.title} text={words.text}>
        <PopUpForm onSubmit={note.submit}>
          <TextField
            label={words.name}
            isOptional
            autoComplete="name"
            value={note.form.name}
            error={note.violations.name && noteErrors.name[note.violations.name]}
            onValue={(name) => note.type({ name })}
          />
          <TextField
            label={words.whatsapp}
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
            label={words.email}
            isOptional
            type="email"
            inputMode="email"
            autoComplete="email"
            value={note.form.email}
            error={note.violations.email && noteErrors.email[note.violations.email]}
            onValue={(email) => note.type({ email })}
          />
          {note.standing === 'not-sent' && <p role="status">{words.notSent}</p>}
          <Button type="submit" isFullWidth isBusy={note.standing === 'sending'}>
            {note.standing === 'sending' ? words.sending : words.send}
          </Button>
          <small>{words.consent}</small>
        </PopUpForm>
      </Modal>
    </>
  );
}

function useNote(onSent: () => void) {
  const ports = useFrontPorts();
  const [form, setForm] = useState(EMPTY);
  const [violations, setViolations] = useState<InvestorNoteViolations>({});
  const [standing, setStanding] = useState<Standing>('open');
  const type = (change: Partial<InvestorNoteForm>) => {
    const typed = { ...form, ...change };
    setForm(typed);
    // What was told once is looked at again while it is mended.
    if (Object.keys(violations).length > 0) setViolations(investorNoteViolations(typed));
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    const request = investorNoteRequest(form);
    setViolations(investorNoteViolations(form));
    if (request === undefined) return focusFirstInvalid(currentTarget);
    if (standing === 'sending') return;
    setStanding('sending');
    const { investorNotes, reporting } = ports();
    const sent = await investorNotes.send(request, {});
    setStanding(sent.ok ? 'sent' : 'not-sent');
    if (!sent.ok) return reporting.failed('share note not sent', { kind: sent.failure.kind });
    setForm(EMPTY);
    onSent();
  };
  return { form, violations, standing, type, submit };
}
