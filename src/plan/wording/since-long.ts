/** "for the last 3 years": settled by the past, and by no move. */
export const sinceLong = /\bfor (?:at least )?(?:the )?(?:last|past|previous) /i;
