import { type ReactNode } from 'react';
import { useSandboxAddress } from './use-sandbox-address.ts';

/**
 * Opens the sandbox page that shows the user's messages in a new tab. Its URL is requested on
 * hover, focus or click.
 */
export function SandboxLink({ children }: { readonly children: ReactNode }) {
  const { address, find } = useSandboxAddress();
  const open = async () => {
    // Open the tab synchronously; after an await, browsers block it as a pop-up.
    const tab = window.open('', 'vriddhi-sandbox');
    const found = await find();
    if (tab === null) return;
    if (found === undefined) tab.close();
    else tab.location.assign(found);
  };
  return (
    <a
      href={address ?? '#sandbox'}
      target="vriddhi-sandbox"
      onPointerEnter={() => void find()}
      onFocus={() => void find()}
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
