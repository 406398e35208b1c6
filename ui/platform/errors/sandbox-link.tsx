import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import { type ReactNode, useState } from 'react';
import { usePort } from '#ui/platform/injection.tsx';

/**
 * Opens the sandbox page that shows the user's messages in a new tab. Its URL is requested on
 * hover, focus or click.
 */
export function SandboxLink({ children }: { readonly children: ReactNode }) {
  const environment = usePort(RuntimeEnvironment);
  const [address, setAddress] = useState<string>();
  const find = () => void environment.sandboxAddress().then(setAddress);
  const open = async () => {
    // Open the tab synchronously; after an await, browsers block it as a pop-up.
    const tab = window.open('', 'vriddhi-sandbox');
    const found = await environment.sandboxAddress();
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
