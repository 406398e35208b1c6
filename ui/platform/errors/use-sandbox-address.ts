import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import { useState } from 'react';
import { usePort } from '#ui/platform/injection.tsx';

interface SandboxAddress {
  /** Undefined until `find` has found it, and outside the sandbox. */
  readonly address: string | undefined;
  readonly find: () => Promise<string | undefined>;
}

/** The URL of the sandbox page that shows the user's messages. It is requested when needed. */
export function useSandboxAddress(): SandboxAddress {
  const environment = usePort(RuntimeEnvironment);
  const [address, setAddress] = useState<string>();
  const find = async () => {
    const found = await environment.sandboxAddress();
    setAddress(found);
    return found;
  };
  return { address, find };
}
