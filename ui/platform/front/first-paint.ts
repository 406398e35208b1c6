/**
 * The first sight of a page that was made to HTML: with the rules that it shows, and in letters
 * that the device has, with the measures of ours. The whole style would hold it up: it is asked
 * for right after it, and asks for our own letters; without scripts these come at once. Part of
 * the style and of the script in the page.
 */
export const firstPaint = {
  style:
    '@media (scripting:enabled){:root{' +
    '--font-display:"Display Fallback",system-ui,sans-serif;' +
    '--font-text:"Text Fallback",system-ui,sans-serif}}',
  // Some browsers tell of no paint: there it comes when all else has.
  script:
    '{const whole=()=>{for(const link of document.querySelectorAll("link[disabled]"))' +
    'link.disabled=false};addEventListener("load",whole);new PerformanceObserver(seen=>' +
    '{if(seen.getEntriesByName("first-contentful-paint").length)whole()})' +
    '.observe({type:"paint",buffered:true})}',
} as const;
