import {
  type ContactMessage,
  type ContactMessageViolations,
  LONGEST_CONTACT_MESSAGE,
} from '#domain/content/contact-message.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { SuccessMark } from '#ui/platform/design-system/feedback/success-mark.tsx';
import { TextAreaField } from '#ui/platform/design-system/fields/text-area-field.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { focusFirstInvalid } from '#ui/site/frame/focus-first-invalid.ts';
import { useSitePorts } from '#ui/site/site-ports.ts';
import { useSiteState } from '#ui/site/site-view-model.ts';
import styles from './contact.module.css';
import { formErrors, formCopy as copy } from './copy.ts';
import { ContactFormViewModel } from './contact-form.view-model.ts';

/** The number of remaining characters from which the form shows it. */
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

/** The contact form, followed by a confirmation with its reference number. */
export function ContactForm() {
  const ports = useSitePorts();
  const [viewModel] = useState(() => new ContactFormViewModel(ports));
  useEffect(() => viewModel.restore(), [viewModel]);
  const { form, violations, refusal, reference, isSending } = useSiteState(viewModel);
  if (reference !== undefined) {
    return <Sent reference={reference} onAgain={() => viewModel.writeAnother()} />;
  }
  return (
    <form
      className={styles.form}
      aria-label={copy.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!viewModel.submit()) focusFirstInvalid(event.currentTarget);
      }}
    >
      <h2 className={styles.formTitle}>{copy.title}</h2>
      <p className={styles.soft}>{copy.lead}</p>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          {...KEYBOARDS[field]}
          label={copy[field]}
          name={field}
          value={form[field]}
          error={errorOf(violations, field)}
          onValue={(text) => viewModel.type(field, text)}
        />
      ))}
      <TextAreaField
        label={copy.message}
        name="message"
        value={form.message}
        error={errorOf(violations, 'message')}
        hint={leftOf(form)}
        onValue={(text) => viewModel.type('message', text)}
      />
      {refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" isFullWidth isBusy={isSending} busyText={copy.sending}>
        {copy.send}
      </Button>
      <p className={styles.small}>{copy.privacy}</p>
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
        {copy.sent}
      </h2>
      <p>{copy.sentText}</p>
      <p className={styles.reference}>{reference}</p>
      <Button kind="secondary" onClick={onAgain}>
        {copy.again}
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
  const messages: Readonly<Record<string, string>> = formErrors[field];
  return messages[found];
}

function leftOf({ message }: ContactMessage): string | undefined {
  const left = LONGEST_CONTACT_MESSAGE - Array.from(message.trim()).length;
  return left <= NEARLY_FULL && left >= 0 ? copy.left(left) : undefined;
}
