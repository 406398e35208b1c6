// Forms of the public site, news.
export {
  type AdvisorSignUp, advisorSignUpTexts, type AdvisorSignUpViolation, advisorSignUpViolation,
} from './advisor-sign-up.ts';
export {
  CONTACT_NAME_TEXT, type ContactMessage, type ContactMessageViolations, contactMessageViolations,
  LONGEST_CONTACT_MESSAGE, UNREADABLE_NAME_TEXT,
} from './contact-message.ts';
export {
  type InvestorNoteForm, type InvestorNoteRequest, investorNoteRequest, type InvestorNoteViolations,
  investorNoteViolations, NOTE_NAME_TEXT,
} from './investor-note.ts';
export { newsDateLabel } from './news-date.ts';
export { isNewsAbout, type NewsItem, newsSearchTerm } from './news.ts';
export { ANSWER_TIME } from './answer-time.ts';
