import { useState } from 'react';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { WithScripts } from '#ui/site/frame/with-scripts.tsx';
import { noteCopy } from '#ui/site/copy.ts';
import { InvestorNotePopUp } from './investor-note-pop-up.tsx';

/** Opens the form for the NSE investor note. Without scripting, it is a link to the support. */
export function NoteButton({ label }: { readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <WithScripts
        without={
          <AnchorButton href="/contact-us" kind="secondary">
            {noteCopy.write}
          </AnchorButton>
        }
      >
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </WithScripts>
      <InvestorNotePopUp isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
