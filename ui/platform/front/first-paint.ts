import { ownFonts } from './own-fonts.ts';

// Whoever asks for a colour has the rules applied at once, and the page is laid out in a task of
// its own: a tap comes between.
const STEPS =
  'const page=document.documentElement,apply=()=>getComputedStyle(page).color,style=()=>{' +
  'page.dataset.painted="";' +
  'for(const link of document.querySelectorAll("link[disabled]"))' +
  '{link.onload=apply;link.disabled=false}},' +
  // Some browsers tell of no paint: there it comes when all else has.
  'painted=step=>{addEventListener("load",step);new PerformanceObserver(seen=>' +
  '{if(seen.getEntriesByName("first-contentful-paint").length)step()})' +
  '.observe({type:"paint",buffered:true})};';

// Fetched first, as far as the page has letters of them, and shown together: each kind would have
// all lines laid out anew.
const LETTERS =
  `const letters=()=>Promise.allSettled(${JSON.stringify(ownFonts)}.map(font=>` +
  'document.fonts.load(font,document.body.textContent)))' +
  '.then(()=>{page.dataset.lettered=""});';

/**
 * The first sight of a page that was made to HTML: with the rules that it shows, and in letters
 * that the device has, with the measures of ours. The whole style and our own letters would hold it
 * up: both are asked for right after it. Without scripts our own letters come at once. What says of
 * itself that it stands below the first sight of a phone (`data-below`) is laid out after it too: a
 * browser lays out what is two screens away with the rest. Part of the style and of the script in
 * the page.
 */
export const firstPaint = {
  style:
    '@media (scripting:enabled){:root:not([data-lettered]){' +
    '--font-display:"Display Fallback",system-ui,sans-serif;' +
    '--font-text:"Text Fallback",system-ui,sans-serif}}' +
    '@media (scripting:enabled) and (width<40rem) and (height<64rem){' +
    ':root:not([data-painted]) [data-below]{content-visibility:hidden}}',
  script: `{${STEPS}${LETTERS}painted(()=>{style();letters()})}`,
  /**
   * Where a screen is still on its way: its app begins once the page has been seen. Our letters
   * come after it, see `own-letters.ts`.
   * @param begin the expression that begins it
   */
  scriptOfWaiting: (begin: string) =>
    `{${STEPS}let hasBegun=false;const begin=()=>{style();if(!hasBegun){hasBegun=true;${begin}}};` +
    'if(document.getElementById("shell"))painted(begin);else begin()}',
} as const;
