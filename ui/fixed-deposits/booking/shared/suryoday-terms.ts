/** Suryoday's terms are a document in the app; those of other issuers come from the backend. */
export const suryodayTermsAddress = '/terms/suryoday.pdf';
