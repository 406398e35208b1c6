import { type AdvisorSignUp, advisorSignUpViolation } from '#domain/content/advisor-sign-up.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { InBloomPicture } from '../platform/design-system/illustrations/in-bloom.tsx';
import { TextField } from '../platform/design-system/text-field.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { focusFirstInvalid } from '../platform/front/focus-first-invalid.ts';
import { Modal } from '../platform/front/modal.tsx';
import { PopUpForm } from '../platform/front/pop-up-form.tsx';
import { useFrontPorts } from './front-ports.ts';
import { advisorErrors, advisorWords as words } from './front-words.ts';

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

/** How an advisor signs up, and the thanks for it. */
export function AdvisorSignUpPopUp({ isOpen, onClose }: PopUpProps) {
  const signUp = useSignUp();
  return (
    <>
      <Modal
        isOpen={isOpen && signUp.standing !== 'done'}
        onClose={onClose}
        title={words.popUp}
        text={words.popUpText}
      >
        <PopUpForm onSubmit={signUp.submit}>
          {FIELDS.map((field) => (
            <TextField
              key={field}
              label={words[field]}
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
            isBusy={signUp.standing === 'sending'}
            busyWords={words.sending}
          >
            {words.signUp}
          </Button>
        </PopUpForm>
      </Modal>
      <Modal
        isOpen={isOpen && signUp.standing === 'done'}
        onClose={() => {
          signUp.begin();
          onClose();
        }}
        title={words.thanks}
        text={words.thanksText}
        picture={<InBloomPicture />}
      >
        <Button
          isFullWidth
          onClick={() => {
            signUp.begin();
            onClose();
          }}
        >
          {words.done}
        </Button>
      </Modal>
    </>
  );
}

function useSignUp() {
  const ports = useFrontPorts();
  const [form, setForm] = useState(EMPTY);
  const [wrong, setWrong] = useState<Field>();
  const [refusal, setRefusal] = useState<string>();
  const [standing, setStanding] = useState<'open' | 'sending' | 'done'>('open');
  const type = (field: Field, text: string) => {
    const typed = { ...form, [field]: text };
    setForm(typed);
    // What was told once is looked at again while it is mended.
    if (wrong !== undefined) setWrong(advisorSignUpViolation(typed)?.field);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    const violation = advisorSignUpViolation(form);
    setWrong(violation?.field);
    setRefusal(undefined);
    if (violation !== undefined) return focusFirstInvalid(currentTarget);
    if (standing === 'sending') return;
    setStanding('sending');
    const registered = await ports().advisorRegistrations.register(form, {});
    setStanding(registered.ok ? 'done' : 'open');
    if (registered.ok) setForm(EMPTY);
    else setRefusal(refusalWords(registered.failure));
  };
  return { form, wrong, refusal, standing, type, submit, begin: () => setStanding('open') };
}

/** Of 409 the server's sentence is shown, and ours where it has none. */
function refusalWords(failure: PortFailure): string {
  const isKnown = failure.kind === 'refused' && failure.status === 409;
  return failureWords(failure, isKnown ? words.known : undefined);
}
