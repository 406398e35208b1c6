/** Lets a long email address wrap after its `@`. */
export function breakableEmail(email: string) {
  const [name, host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
