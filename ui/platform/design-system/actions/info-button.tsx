import Info from 'lucide-react/icons/info';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './info-button.module.css';

export interface InfoButtonProps {
  /**
   * The accessible name: the question that the explanation answers, such as "What is effective
   * yield?".
   */
  readonly label: string;
  readonly children: ReactNode;
}

/** A small button next to a term or number that opens its explanation. */
export function InfoButton({ label, children }: InfoButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    // Popovers are in the top layer, so they appear above dialogs, too.
    if (button.current) panel.current?.showPopover?.({ source: button.current });
    const closeOutside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Otherwise the browser also closes the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape, true);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape, true);
    };
  }, [isOpen]);

  return (
    <span ref={frame} className={styles.frame}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Info aria-hidden="true" />
      </button>
      <span role="status">
        {isOpen && (
          <div ref={panel} id={id} className={styles.panel} popover="manual" data-ground="paper">
            {children}
          </div>
        )}
      </span>
    </span>
  );
}
