import { Surroundings } from '#application/platform/surroundings.ts';
import { type ReactNode, useState } from 'react';
import { usePort } from './injection.tsx';

/** Leads to the sandbox's phone in a new tab. Asks where it is only when it is pressed. */
export function SandboxLink({ children }: { readonly children: ReactNode }) {
  const surroundings = usePort(Surroundings);
  const [address, setAddress] = useState<string>();
  const find = () => void surroundings.sandboxAddress().then(setAddress);
  const open = async () => {
    // Opened at once, while the press still counts as the person's own.
    const tab = window.open('', 'vriddhi-sandbox');
    const found = await surroundings.sandboxAddress();
    setAddress(found);
    if (tab === null) return;
    if (found === undefined) tab.close();
    else tab.location.assign(found);
  };
  return (
    <a
      href={address ?? '#sandbox'}
      target="vriddhi-sandbox"
      onPointerEnter={find}
      onFocus={find}
      onClick={(event) => {
        if (address !== undefined) return;
        event.preventDefault();
        void open();
      }}
    >
      {children}
    </a>
  );
}
