// This script is inlined into the head of the public pages.
import './theme.inline.ts';
import '#ui/site/document/signed-in-redirect.ts';
import { afterFirstPaint, applyLateStyles } from '#ui/platform/shell/first-paint.ts';
import { loadWebFonts } from '#ui/platform/shell/web-fonts.ts';

afterFirstPaint(() => {
  applyLateStyles();
  void loadWebFonts();
});
