import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './toast.module.css';
import {
  subscribeToModals,
  topmostModal,
} from '#ui/platform/design-system/overlays/open-modals.ts';
import { type Toast, type ToastPosition, Toasts } from './toasts.ts';

const ToastsContext = createContext<Toasts | undefined>(undefined);
const POSITIONS: readonly ToastPosition[] = ['corner', 'top-centre'];
const ICONS = { neutral: Info, success: CircleCheck, danger: CircleX } as const;

/** Gives access to the toasts: `useToasts().show({ text: 'Link copied!' })`. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (toasts === undefined) throw new Error('toasts need a ToastProvider above them');
  return toasts;
}

interface ToastProviderProps {
  readonly children: ReactNode;
  /** Pass your own to show toasts from outside React; created here by default. */
  readonly toasts?: Toasts;
}

/**
 * Renders the toasts in live regions that are always in the page. While a modal is open, they are
 * inside it, because everything outside is inert and below it.
 */
export function ToastProvider({ children, toasts }: ToastProviderProps) {
  const [own] = useState(() => toasts ?? new Toasts());
  const current = toasts ?? own;
  const shown = useSyncExternalStore(current.subscribe, current.inSight, current.inSight);
  const modal = useSyncExternalStore(subscribeToModals, topmostModal, () => undefined);
  const inRegion = (position: ToastPosition, isUrgent: boolean) =>
    shown
      .filter((toast) => toast.position === position && (toast.tone === 'danger') === isUrgent)
      .map((toast) => (
        <ToastItem key={toast.id} toast={toast} onDismiss={() => current.dismiss(toast.id)} />
      ));
  const stacks = POSITIONS.map((position) => (
    <div key={position} className={styles.stack} data-position={position}>
      <div role="alert" className={styles.region}>
        {inRegion(position, true)}
      </div>
      <div role="status" className={styles.region}>
        {inRegion(position, false)}
      </div>
    </div>
  ));
  return (
    <ToastsContext.Provider value={current}>
      {children}
      {modal === undefined ? stacks : createPortal(stacks, modal)}
    </ToastsContext.Provider>
  );
}

interface ActionButtonProps {
  readonly action: NonNullable<Toast['action']>;
  readonly onDismiss: () => void;
}

function ActionButton({ action, onDismiss }: ActionButtonProps) {
  const act = () => {
    onDismiss();
    action.onClick();
  };
  return (
    <button type="button" className={styles.action} onClick={act}>
      {action.label}
    </button>
  );
}

interface ToastItemProps {
  readonly toast: Toast;
  readonly onDismiss: () => void;
}

function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismiss.current(), toast.durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.durationMs]);
  const Icon = ICONS[toast.tone];
  return (
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>{toast.text}</p>
      {toast.action !== undefined && (
        <ActionButton action={toast.action} onDismiss={onDismiss} />
      )}
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
