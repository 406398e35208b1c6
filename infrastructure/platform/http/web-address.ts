/**
 * The normalised URL, to which the browser may navigate.
 * @throws an Error for other schemes than http and https
 */
export function webAddress(text: string): string {
  const { protocol, href } = new URL(text);
  if (protocol === 'https:' || protocol === 'http:') return href;
  throw new Error(`${protocol} is not a web protocol`);
}
