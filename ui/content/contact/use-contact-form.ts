import {
  type ContactMessage,
  type ContactMessageViolations,
  contactMessageViolations,
} from '#domain/content/contact-message.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { failureWords } from '../../platform/failure-words.ts';
import { focusFirstInvalid } from '../../platform/front/focus-first-invalid.ts';
import { useFrontPorts } from '../front-ports.ts';
import { formWords } from './contact-words.ts';

const EMPTY: ContactMessage = { name: '', email: '', mobile: '', message: '' };

/** The contact form on its way: nothing that was typed is lost before it has arrived. */
export function useContactForm() {
  const ports = useFrontPorts();
  const [form, setForm] = useState(EMPTY);
  const [violations, setViolations] = useState<ContactMessageViolations>({});
  const [refusal, setRefusal] = useState<string>();
  const [reference, setReference] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  const type = (field: keyof ContactMessage, text: string) => {
    setForm((before) => ({ ...before, [field]: text }));
    // What was told once is looked at again while it is mended.
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
    if (!sent.ok) return setRefusal(failureWords(sent.failure, formWords.notSent));
    setForm(EMPTY);
    setReference(sent.value);
  };
  const again = () => setReference(undefined);
  return { form, violations, refusal, reference, isSending, type, submit, again };
}
