/** A long address goes on below after its `@`, not in the middle of a word. */
export function breakableEmail(email: string) {
  const [name, host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
