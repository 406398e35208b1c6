/** The search of the API page: hides the calls that do not contain all words. */

const search = document.getElementById('search');
const found = document.getElementById('found');
const calls = Array.from(document.querySelectorAll('.call'), (call) => ({
  call,
  text: call.textContent.toLowerCase(),
}));

function showMatches() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { call, text } of calls) {
    call.hidden = !words.every((word) => text.includes(word));
    if (!call.hidden) shown += 1;
  }
  for (const group of document.querySelectorAll('.api-group')) {
    group.hidden = group.querySelector('.call:not([hidden])') === null;
  }
  found.textContent = words.length === 0 ? '' : `${shown} of ${calls.length} calls`;
}

/** Opens the call that the address names. */
function openNamed() {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

search.addEventListener('input', showMatches);
addEventListener('hashchange', openNamed);
openNamed();
