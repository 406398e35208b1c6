/** The one issuer whose terms are a fixed document of the app, not an answer of the backend. */
export const suryodayTermsAddress = '/terms/suryoday.pdf';
