/*
 * Runs in the head of every public page, before anything is shown: whoever is signed in sees the
 * menu of investors, and goes from the front page to the dashboard. A form that is sent before its
 * scripts are there goes nowhere: what was typed would stand in the address. Plain script, without
 * imports.
 */
((page: Document) => {
  const { dataset } = page.documentElement;
  page.addEventListener('submit', (event) => event.preventDefault());
  // The page was made without a search: what it shows is hidden until the answer to it is there.
  if (/[?&]search=./.test(location.search)) dataset['asks'] = 'search';
  try {
    // The mark that the signed-in app sets and takes away; it says nothing of the person.
    if (localStorage.getItem('vriddhi.signed-in') === null) return;
  } catch {
    return;
  }
  dataset['visitor'] = 'investor';
  if (location.pathname !== '/') return;
  dataset['visitor'] = 'leaving';
  location.replace('/dashboard');
})(document);
