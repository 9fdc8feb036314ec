/** Said among recruiters, in notes of an intake; nothing of it belongs into a posting. */
const amongRecruiters =
  /\b(?:is retiring|retires|resigned|was fired|let go|backfill (?:for|of|position|role|hire)|(?:is|as|an?) backfill|(?:is|as) a replacement for|why (?:it|the (?:job|role|position)) is open|budget(?:ed)? (?:for (?:this|the) (?:role|position|hire|post|job)|is (?:about )?[$£€]\d)|off the record|not (?:to be )?(?:public|published|shared)|do not (?:share|publish|mention)|hiring manager (?:interview|wants|said|prefers|round)|recruiter (?:screen|notes?|call)|target compan\w*|key things to assess|who needs to be involved|check-in date|intake (?:meeting|notes?)|confirm with (?:the )?(?:hiring|hr|recruiter)|finali[sz]e (?:the )?(?:job|posting|pay range|interview)|approve final|prefer to avoid|job titles that)\b|^(?:lack of|no experience|let['’]s talk|hire now|apply now(?! (?:to|at|with|by|via|through|on)\b)|backfill|confirm whether|action items?\b|unresolved|open questions|talent pools?\b|diversity goals?|time to fill|coordinate interviews)\b/i;
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
