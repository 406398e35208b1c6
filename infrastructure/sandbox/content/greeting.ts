/** A name as people have them: no address, no sentence that somebody else wants to be read. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,59}$/u;

/** How a message begins; whoever fills in a form cannot put words of their own into it. */
export function greeting(name: string | undefined): string {
  const trimmed = name?.trim() ?? '';
  return NAME.test(trimmed) ? `Hello ${trimmed},` : 'Hello,';
}
