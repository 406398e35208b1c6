/** The document title of a page of the app, or of the home page. */
export const DOCUMENT_TITLE = /^\S.* · Vriddhi$|^Vriddhi: \S/;
