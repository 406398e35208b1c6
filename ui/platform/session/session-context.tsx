import { Session } from '#application/platform/session.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { createContext, type ReactNode, useContext } from 'react';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { SessionState } from './session-state.ts';

const SessionContext = createContext<SessionState | undefined>(undefined);

export function SessionProvider({ children }: { children: ReactNode }) {
  const session = usePort(Session);
  const state = useViewModel(() => new SessionState(session));
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** The state of the session. Read it inside an `observer`. */
export function useSessionState(): SessionState {
  const state = useContext(SessionContext);
  if (state === undefined) throw new Error('useSessionState needs a SessionProvider around it');
  return state;
}

/** The signed-in investor, for guarded screens. Read it inside an `observer`. */
export function useInvestor(): SignedInInvestor {
  const { investor } = useSessionState();
  if (investor === undefined) throw new Error('useInvestor is for guarded screens');
  return investor;
}
