/** A file's text, inlined into the built server. */
declare module '*?raw' {
  const content: string;
  export default content;
}

/** A file as a `data:` URL, inlined into the built server. */
declare module '*?inline' {
  const dataUrl: string;
  export default dataUrl;
}
