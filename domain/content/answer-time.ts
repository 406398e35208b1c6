/** The time within which we answer a message or return a call. */
export const ANSWER_TIME = 'two working days';
