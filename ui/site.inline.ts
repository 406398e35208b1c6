// This script is inlined into the head of the public pages. It runs before first paint.
import './theme.inline.ts';
import { isMarkedSignedIn } from '#infrastructure/platform/sessions/signed-in-mark.ts';
import { afterFirstPaint, applyLateStyles } from '#ui/platform/shell/first-paint.ts';
import { loadWebFonts } from '#ui/platform/shell/web-fonts.ts';
import { prepareSitePage } from '#ui/site/document/prepare-site-page.ts';

prepareSitePage(isMarkedSignedIn());
afterFirstPaint(() => {
  applyLateStyles();
  void loadWebFonts();
});
