// Inlined at the end of each screen's document.
import { isMarkedSignedIn } from '#infrastructure/platform/sessions/signed-in-mark.ts';
import { startApp } from '#ui/platform/shell/start-app.ts';

startApp(isMarkedSignedIn());
