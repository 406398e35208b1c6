/**
 * Hides entries that do not contain every word of the search. Without scripting, all are visible.
 */
(() => {
  const field = document.querySelector('#search');
  const status = document.querySelector('#found');
  if (!field) return;
  field.closest('.search').hidden = false;
  const items = [...document.querySelectorAll('[data-search]')];
  const groups = [...document.querySelectorAll('[data-group]')];
  field.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const item of items) {
      const holds = words.every((word) => item.dataset.search.includes(word));
      item.hidden = !holds;
      if (holds && item.tagName === 'ARTICLE') found += 1;
    }
    for (const group of groups) {
      group.hidden = ![...group.querySelectorAll('[data-search]')].some((item) => !item.hidden);
    }
    status.textContent = words.length === 0 ? '' : found + ' found';
  });
})();
