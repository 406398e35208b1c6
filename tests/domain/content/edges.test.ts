import { describe, expect, it } from 'vitest';
import { advisorSignUpViolation } from '#domain/content/advisor-sign-up.ts';
import { contactMessageViolations } from '#domain/content/contact-message.ts';
import { investorNoteViolations } from '#domain/content/investor-note.ts';

/** What plain JavaScript may pass. */
function loose<Value>(value: unknown): Value {
  return value as Value;
}

describe.each([
  { name: 'advisorSignUpViolation', rule: advisorSignUpViolation },
  { name: 'contactMessageViolations', rule: contactMessageViolations },
  { name: 'investorNoteViolations', rule: investorNoteViolations },
])('$name', ({ rule }) => {
  it('says what it needs', () => {
    expect(() => rule(loose({ email: 5 }))).toThrow('text was expected, got undefined');
  });
});
