import Copy from 'lucide-react/icons/copy';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { proofCopy as copy } from './copy.ts';
import styles from './proof.module.css';

export interface ProofReferenceProps {
  /** Such as 'Transaction ID'. */
  readonly label: string;
  readonly text: string;
  /** When the payment was made, or why to keep the reference. */
  readonly detail?: string | undefined;
}

/** The reference of a payment, with a button that copies it. */
export function ProofReference({ label, text, detail }: ProofReferenceProps) {
  const toasts = useToasts();
  const copyReference = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ text: copy.copied(label), tone: 'success' });
    } catch {
      toasts.show({ text: copy.notCopied, tone: 'danger' });
    }
  };
  return (
    <div className={styles.reference}>
      <DefinitionList
        items={[{ label, value: text, isText: true, ...(detail !== undefined && { detail }) }]}
      />
      <IconButton
        label={copy.copy(label)}
        kind="outlined"
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copyReference()}
      />
    </div>
  );
}
