/** A file's text, inlined into the built server. */
declare module '*?raw' {
  const content: string;
  export default content;
}
