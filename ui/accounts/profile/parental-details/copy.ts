import type { ParentNameViolation } from '#domain/accounts/profile/parents.ts';

export const parentCopy = {
  heading: "Your parents' names",
  lead: 'As on your PAN or passport.',
  father: "Father's name",
  mother: "Mother's name",
  back: 'Go Back',
  continue: 'Continue',
  saving: 'Saving the names…',
  loadFailed: 'Something went wrong while fetching data',
  saveFailed: 'Something went wrong while updating data',
} as const;

export function parentNameCopy(name: string) {
  return (violation: ParentNameViolation): string => {
    switch (violation.kind) {
      case 'missing':
        return `${name} is required`;
      case 'not-letters':
        return `${name} can only contain letters, spaces, full stops, apostrophes and hyphens`;
      case 'too-long':
        return `${name} must not exceed 100 characters`;
    }
  };
}
