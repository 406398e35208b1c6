import type { Token } from '#application/platform/token.ts';
import { useState } from 'react';
import { usePort } from './injection.tsx';

/** The value that a draft of this tab has when the view is rendered first. */
export function useStored<Value>(draft: Token<{ read(): Value }>): Value {
  const port = usePort(draft);
  const [value] = useState(() => port.read());
  return value;
}
