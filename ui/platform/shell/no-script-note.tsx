/**
 * The message of a prerendered page for browsers without scripting. React renders its text only on
 * the server.
 */
export function NoScriptNote() {
  return <noscript>Vriddhi needs JavaScript for signing in and booking a deposit.</noscript>;
}
