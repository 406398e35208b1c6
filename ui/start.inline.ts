// This script is inlined at the end of each screen's HTML.
import { isMarkedSignedIn } from '#infrastructure/platform/sessions/signed-in-mark.ts';
import { startApp } from '#ui/platform/shell/start-app.ts';

startApp(isMarkedSignedIn());
