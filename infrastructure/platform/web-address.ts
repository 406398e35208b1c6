/** An address to which the browser may be sent. @throws for anything but http and https. */
export function webAddress(text: string): string {
  const { protocol, href } = new URL(text);
  if (protocol === 'https:' || protocol === 'http:') return href;
  throw new Error(`${protocol} is no protocol of the web`);
}
