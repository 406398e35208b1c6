/**
 * The first sight of a page that was made to HTML: in letters that the device has, with the
 * measures of ours. Asking for our own holds it up, so they come right after it. Part of the style
 * and of the script in the page; without scripts our own come at once.
 */
export const firstPaint = {
  style:
    '@media (scripting:enabled){:root:not([data-painted]){' +
    '--font-display:"Display Fallback",system-ui,sans-serif;' +
    '--font-text:"Text Fallback",system-ui,sans-serif}}',
  script:
    'new PerformanceObserver((seen,observer)=>{' +
    "if(!seen.getEntriesByName('first-contentful-paint').length)return;" +
    "document.documentElement.dataset.painted='';observer.disconnect()" +
    "}).observe({type:'paint',buffered:true})",
} as const;
