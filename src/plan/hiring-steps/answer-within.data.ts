/** How long people wait for a word from us, the same in every document. */
export const answerWithin = { applicant: 'one working day', interviewed: 'two working days' };
