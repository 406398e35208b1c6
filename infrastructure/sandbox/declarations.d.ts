/** A file's text, put into the built server: nothing is read from disk beside it. */
declare module '*?raw' {
  const content: string;
  export default content;
}
