/**
 * A matcher for `getByText`: the innermost element whose whole text matches. Amounts inside a text
 * are elements of their own, so the default matcher does not find the text.
 */
export function wholeText(wanted: string | RegExp) {
  const isWanted = (element: Element) => {
    const text = element.textContent.replaceAll(/\s+/g, ' ').trim();
    return typeof wanted === 'string' ? text === wanted : wanted.test(text);
  };
  return (_: string, element: Element | null): boolean =>
    element !== null && isWanted(element) && ![...element.children].some(isWanted);
}
