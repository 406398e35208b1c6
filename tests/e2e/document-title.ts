/** Of a page of the app, or of the front page. */
export const DOCUMENT_TITLE = /^\S.* · Vriddhi$|^Vriddhi: \S/;
