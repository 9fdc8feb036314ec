/** Said among recruiters, in notes of an intake; nothing of it belongs into a posting. */
const amongRecruiters =
  /\b(?:retir(?:es|ed|ing)|resign\w*|was fired|let go|backfill\w*|replac(?:es|ing|ement) (?:for|of)|why (?:it|the (?:job|role|position)) is open|budget(?:ed)? (?:for|is|of)|off the record|not (?:to be )?(?:public|published|shared)|do not (?:share|publish|mention)|hiring manager (?:interview|wants|said|prefers|round)|recruiter (?:screen|notes?|call)|time to fill|target compan\w*|talent pools?|diversity goals?|key things to assess|who needs to be involved|check-in date|unresolved|open questions|intake|confirm (?:whether|with)|finali[sz]e|action items?|approve final|coordinate interviews|prefer to avoid|job titles that)\b|^(?:lack of|no experience|let['’]s talk|hire now|apply now)\b/i;
/** Signs of notes and pages. */
const marks = /✅|\*\*|\((?:insert|name|address|contact)[^()]{0,20}\)/i;

export const isPrivate = (text: string): boolean => amongRecruiters.test(text) || marks.test(text);

/** A wish about age or sex decides nothing and is not printed; a legal minimum age is no wish. */
const unfair =
  /\b(?:fe)?males?\b|\b(?:un)?married\b|\b(?:above|below|under|over|between|aged?|not older than)\s(?:the age of\s)?(?!16|18|21)\d\d(?:\s?(?:-|to|and)\s?\d\d)?(?=\s(?:years (?:of age|old))|[\s,;.)]*$)/i;

const isUnfair = (text: string): boolean => unfair.test(text);

/** What may stand in a posting and decide something. */
export const listFair = (texts: readonly string[]): string[] =>
  texts.filter((text) => !isPrivate(text) && !isUnfair(text));
