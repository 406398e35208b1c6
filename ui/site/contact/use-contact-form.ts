import {
  type ContactMessage,
  type ContactMessageViolations,
  contactMessageViolations,
} from '#domain/content/contact-message.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { failureCopy } from '#ui/platform/errors/failure-copy.ts';
import { focusFirstInvalid } from '#ui/site/frame/focus-first-invalid.ts';
import { useSitePorts } from '#ui/site/site-ports.ts';
import { formCopy } from './contact-copy.ts';

const EMPTY: ContactMessage = { name: '', email: '', mobile: '', message: '' };

/** The state of the contact form. The input is kept until the message has been delivered. */
export function useContactForm() {
  const ports = useSitePorts();
  const [form, setForm] = useState(EMPTY);
  const [violations, setViolations] = useState<ContactMessageViolations>({});
  const [refusal, setRefusal] = useState<string>();
  const [reference, setReference] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  const type = (field: keyof ContactMessage, text: string) => {
    setForm((before) => ({ ...before, [field]: text }));
    // After an error has been shown, validate again with each change.
    if (violations[field] === undefined) return;
    const found = contactMessageViolations({ ...form, [field]: text });
    setViolations({ ...violations, [field]: found[field] });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    if (isUnderWay.current) return;
    const found = contactMessageViolations(form);
    setViolations(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return focusFirstInvalid(currentTarget);
    isUnderWay.current = true;
    setSending(true);
    const sent = await ports().contactMessages.send(form, {});
    isUnderWay.current = false;
    setSending(false);
    if (!sent.ok) return setRefusal(failureCopy(sent.failure, formCopy.notSent));
    setForm(EMPTY);
    setReference(sent.value);
  };
  const again = () => setReference(undefined);
  return { form, violations, refusal, reference, isSending, type, submit, again };
}
