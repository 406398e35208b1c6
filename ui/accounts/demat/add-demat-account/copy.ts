import { DEMAT_LENGTH } from '#domain/accounts/demat/demat-number.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { CML_HINT_MB, CML_LARGEST_MB } from '#domain/accounts/demat/cml-file.ts';

export const dematCopy = {
  heading: 'DEMAT Verification',
  lead: 'Unlisted shares that you buy are kept in this account. It must be in your own name.',
  number: 'Demat account number',
  numberPlaceholder: 'IN30012345678901',
  numberHint: '16 characters: IN and 14 digits at NSDL, 16 digits at CDSL.',
  cml: 'Client master list (CML)',
  cmlHint:
    `PNG, JPG or PDF. Best under ${CML_HINT_MB} MB; files up to ${CML_LARGEST_MB} MB are ` +
    'accepted. Your depository participant’s app has it.',
  prompt: 'Choose a file or drop it here',
  needsPassword:
    'This PDF needs a password. Open it, print it to a new PDF, and choose that copy, ' +
    'or a picture.',
  chooseAgain: (name: string) =>
    `Please choose ${name} again. The page keeps what you type, but no file.`,
  remove: 'Remove the file',
  reading: 'Reading the file',
  continue: 'Continue',
  saving: 'Saving your demat account…',
  later: 'Verify Later',
  failed: 'Failed to save demat account. Please try again.',
  disabledReason: `Enter all ${DEMAT_LENGTH} characters of a valid demat number and add your CML.`,
} as const;

/** Test inputs of the sandbox. */
export const sandboxDemat = {
  text: 'Any other valid number is yours, and any whole PNG, JPG or PDF is your CML.',
  values: [
    { value: 'IN50050050050050', outcome: 'depository is down' },
    { value: 'IN40940940940940', outcome: 'belongs to another investor' },
  ],
} as const;

export const savedDematCopy = {
  heading: 'Your demat account',
  lead: 'This is the account in which your unlisted shares are kept.',
  show: 'Show demat account number',
  hide: 'Hide demat account number',
  depository: 'Depository',
  cml: 'Client master list (CML)',
  download: 'Download CML',
  downloading: 'Fetching your CML…',
  downloadFailed: 'Your CML could not be fetched. Please try again.',
  change: 'To change it, email us from Help & Support.',
} as const;

/** The server's explanation, shown in addition to the documented message. */
export function dematFailureDetail(failure: PortFailure): string | undefined {
  return failure.kind === 'refused' && failure.status < 500 ? failure.message : undefined;
}
