/* Runs in the head of every public page before first paint. A signed-in user gets the investor
   menu, and is redirected from the home page to the dashboard. A form submitted before the
   scripts have loaded is not sent, because the browser would put the input into the address. A
   classic script without imports. */
((page: Document) => {
  const { dataset } = page.documentElement;
  page.addEventListener('submit', (event) => event.preventDefault());
  // The prerendered page has no search results, so CSS hides its list until they arrive.
  if (/[?&]search=./.test(location.search)) dataset['asks'] = 'search';
  try {
    // A flag that the app sets while a user is signed in. It contains no identity.
    if (localStorage.getItem('vriddhi.signed-in') === null) return;
  } catch {
    return;
  }
  dataset['visitor'] = 'investor';
  if (location.pathname !== '/') return;
  dataset['visitor'] = 'leaving';
  location.replace('/dashboard');
})(document);
