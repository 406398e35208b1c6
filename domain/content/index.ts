// Landing, campaign, contact, news.
export {
  type AdvisorSignUp, type AdvisorSignUpViolation, advisorSignUpViolation,
} from './advisor-sign-up.ts';
export {
  type ContactMessage, type ContactMessageViolations, contactMessageViolations,
  LONGEST_CONTACT_MESSAGE,
} from './contact-message.ts';
export {
  type InvestorNoteForm, type InvestorNoteRequest, investorNoteRequest, type InvestorNoteViolations,
  investorNoteViolations,
} from './investor-note.ts';
export { newsDateLabel } from './news-date.ts';
export { isNewsAbout, type NewsItem, newsSearchTerm } from './news.ts';
export { nseCampaign } from './nse-campaign.ts';
export { ANSWER_TIME, SUPPORT_DAYS, supportHours, SupportPlace } from './support-hours.ts';
