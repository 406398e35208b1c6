import { type AdvisorSignUp, advisorSignUpViolation } from '#domain/content/advisor-sign-up.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { InBloomPicture } from '#ui/platform/design-system/illustrations/in-bloom.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { failureCopy } from '#ui/platform/errors/failure-copy.ts';
import { focusFirstInvalid } from '#ui/site/frame/focus-first-invalid.ts';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { PopUpForm } from '#ui/site/frame/pop-up-form.tsx';
import { useSitePorts } from '#ui/site/site-ports.ts';
import { advisorErrors, advisorCopy as copy } from '#ui/site/site-copy.ts';

interface PopUpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Field = keyof AdvisorSignUp;
const EMPTY: AdvisorSignUp = { fullName: '', location: '', mobile: '', email: '' };
const KEYBOARDS = {
  fullName: { autoComplete: 'name' },
  location: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  mobile: {
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel-national',
    prefix: '+91',
    isNumeric: true,
    maxLength: 14,
  },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
} as const;
const FIELDS = Object.keys(KEYBOARDS) as readonly Field[];

/** The sign-up form for advisors, followed by its confirmation. */
export function AdvisorSignUpPopUp({ isOpen, onClose }: PopUpProps) {
  const signUp = useSignUp();
  return (
    <>
      <Dialog
        isOpen={isOpen && signUp.status !== 'done'}
        onClose={onClose}
        title={copy.popUp}
        description={copy.popUpText}
      >
        <PopUpForm onSubmit={signUp.submit}>
          {FIELDS.map((field) => (
            <TextField
              key={field}
              label={copy[field]}
              {...KEYBOARDS[field]}
              value={signUp.form[field]}
              error={signUp.wrong === field ? advisorErrors[field] : undefined}
              onValue={(text) => signUp.type(field, text)}
            />
          ))}
          {signUp.refusal !== undefined && <p role="status">{signUp.refusal}</p>}
          <Button
            type="submit"
            isFullWidth
            isBusy={signUp.status === 'sending'}
            busyText={copy.sending}
          >
            {copy.signUp}
          </Button>
        </PopUpForm>
      </Dialog>
      <Dialog
        isOpen={isOpen && signUp.status === 'done'}
        onClose={() => {
          signUp.begin();
          onClose();
        }}
        title={copy.thanks}
        description={copy.thanksText}
        illustration={<InBloomPicture />}
      >
        <Button
          isFullWidth
          onClick={() => {
            signUp.begin();
            onClose();
          }}
        >
          {copy.done}
        </Button>
      </Dialog>
    </>
  );
}

function useSignUp() {
  const ports = useSitePorts();
  const [form, setForm] = useState(EMPTY);
  const [wrong, setWrong] = useState<Field>();
  const [refusal, setRefusal] = useState<string>();
  const [status, setStatus] = useState<'open' | 'sending' | 'done'>('open');
  const type = (field: Field, text: string) => {
    const typed = { ...form, [field]: text };
    setForm(typed);
    // After an error has been shown, validate again with each change.
    if (wrong !== undefined) setWrong(advisorSignUpViolation(typed)?.field);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    const violation = advisorSignUpViolation(form);
    setWrong(violation?.field);
    setRefusal(undefined);
    if (violation !== undefined) return focusFirstInvalid(currentTarget);
    if (status === 'sending') return;
    setStatus('sending');
    const registered = await ports().advisorRegistrations.register(form, {});
    setStatus(registered.ok ? 'done' : 'open');
    if (registered.ok) setForm(EMPTY);
    else setRefusal(refusalCopy(registered.failure));
  };
  return { form, wrong, refusal, status, type, submit, begin: () => setStatus('open') };
}

/** The message of a failure. For a conflict (409), it is the server's, or ours if it sends none. */
function refusalCopy(failure: PortFailure): string {
  const isKnown = failure.kind === 'refused' && failure.status === 409;
  return failureCopy(failure, isKnown ? copy.known : undefined);
}
