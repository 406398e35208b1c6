/** Runs the step once, right after the first paint. */
export function afterFirstPaint(step: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) step();
    isDone = true;
  };
  // Browsers without paint timing use the load event.
  addEventListener('load', once);
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) once();
  }).observe({ type: 'paint', buffered: true });
}

/** Applies the stylesheets that first paint does not need (`lateStyles`). */
export function applyLateStyles(): void {
  const page = document.documentElement;
  page.dataset['painted'] = '';
  // Read a computed colour, which applies the new rules at once. Layout then runs in a later task,
  // so that a tap can be handled in between.
  const apply = () => getComputedStyle(page).color;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) {
    link.addEventListener('load', apply);
    link.disabled = false;
  }
}
