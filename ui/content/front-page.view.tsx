import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import { useSessionState } from '../platform/session-context.tsx';
import { Landing } from './landing.view.tsx';

/** The site's own address: the landing page for visitors, the dashboard for investors. */
export const FrontPage = observer(function FrontPage() {
  const { status } = useSessionState();
  return status === 'signed-in' ? <Navigate to="/dashboard" replace /> : <Landing />;
});
