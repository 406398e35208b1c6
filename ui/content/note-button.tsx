import { useState } from 'react';
import { AnchorButton } from '../platform/design-system/anchor-button.tsx';
import { Button } from '../platform/design-system/button.tsx';
import { WithScripts } from '../platform/front/with-scripts.tsx';
import { noteWords } from './front-words.ts';
import { InvestorNotePopUp } from './investor-note-pop-up.tsx';

/** Asks for the note on NSE shares in a pop-up; without scripts it leads to the support. */
export function NoteButton({ label }: { readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <WithScripts
        without={
          <AnchorButton href="/contact-us" kind="secondary">
            {noteWords.write}
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
