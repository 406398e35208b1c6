import {
  type ContactMessage,
  type ContactMessageViolations,
  LONGEST_CONTACT_MESSAGE,
} from '#domain/content/contact-message.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../platform/design-system/button.tsx';
import { SuccessMark } from '../../platform/design-system/success-mark.tsx';
import { TextAreaField } from '../../platform/design-system/text-area-field.tsx';
import { TextField } from '../../platform/design-system/text-field.tsx';
import styles from './contact.module.css';
import { formErrors, formWords as words } from './contact-words.ts';
import { useContactForm } from './use-contact-form.ts';

/** How many characters from the end on it is told how many are left. */
const NEARLY_FULL = 200;
const KEYBOARDS = {
  name: { autoComplete: 'name', autoCapitalize: 'words', isOptional: false },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', isOptional: false },
  mobile: {
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel-national',
    prefix: '+91',
    isNumeric: true,
    isOptional: true,
  },
} as const;
const FIELDS = Object.keys(KEYBOARDS) as readonly (keyof typeof KEYBOARDS)[];

/** The contact form, and what proves that the message has arrived. */
export function ContactForm() {
  const contact = useContactForm();
  const { form, violations, refusal, reference, isSending } = contact;
  if (reference !== undefined) return <Sent reference={reference} onAgain={contact.again} />;
  return (
    <form
      className={styles.form}
      aria-label={words.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void contact.submit(event);
      }}
    >
      <h2 className={styles.formTitle}>{words.title}</h2>
      <p className={styles.soft}>{words.lead}</p>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          {...KEYBOARDS[field]}
          label={words[field]}
          name={field}
          value={form[field]}
          error={errorOf(violations, field)}
          onValue={(text) => contact.type(field, text)}
        />
      ))}
      <TextAreaField
        label={words.message}
        name="message"
        value={form.message}
        error={errorOf(violations, 'message')}
        hint={leftOf(form)}
        onValue={(text) => contact.type('message', text)}
      />
      {refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" isFullWidth isBusy={isSending} busyWords={words.sending}>
        {words.send}
      </Button>
      <p className={styles.small}>{words.privacy}</p>
    </form>
  );
}

interface SentProps {
  readonly reference: string;
  readonly onAgain: () => void;
}

function Sent({ reference, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <SuccessMark />
      <h2 ref={heading} tabIndex={-1} className={styles.formTitle}>
        {words.sent}
      </h2>
      <p>{words.sentText}</p>
      <p className={styles.reference}>{reference}</p>
      <Button kind="secondary" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
}

function errorOf(
  violations: ContactMessageViolations,
  field: keyof ContactMessage,
): string | undefined {
  const found = violations[field];
  if (found === undefined) return undefined;
  const sentences: Readonly<Record<string, string>> = formErrors[field];
  return sentences[found];
}

function leftOf({ message }: ContactMessage): string | undefined {
  const left = LONGEST_CONTACT_MESSAGE - Array.from(message.trim()).length;
  return left <= NEARLY_FULL && left >= 0 ? words.left(left) : undefined;
}
