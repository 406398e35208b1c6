import { SandboxLink } from '#ui/platform/errors/sandbox-link.tsx';
import { SandboxHint } from './sandbox-hint.tsx';

const CODES = [
  { value: '000000', outcome: 'wrong code' },
  { value: '999999', outcome: 'expired code' },
  { value: '555555', outcome: 'service down' },
];

/** Says where a code arrives in the sandbox, and which codes fail there. */
export function SandboxCodeHint() {
  return (
    <SandboxHint values={CODES}>
      The code arrives on the sandbox’s phone, in another tab.{' '}
      <SandboxLink>Open your phone</SandboxLink>
    </SandboxHint>
  );
}
