import { rememberTexts } from '#shared/remember-texts.ts';

/**
 * Lines that every job has: the machines on a desk, a safe place of work, one's own corner kept clean, whatever else
 * comes up, and what the job is not. They are true, and nobody is told apart by them.
 */
const asides: readonly RegExp[] = [
  /\b(?:operat|us)(?:e|es|ing) (?:an? |the |of )?(?:[\p{L},-]+ ){0,5}(?:office equipment|copiers?|photocopiers?|fax machines?)\b/iu,
  /^(?:home )?office (?:supplies|equipment)\b/i,
  /^(?:\p{L}+ly )?(?:support|maintain|ensur|creat|promot|keep|provid|foster)\p{L}*(?: and \p{L}+)?(?: an?| the| our)? (?:safe|secure|clean|tidy|orderly)(?:(?:,| and| &|, and) \p{L}+){0,2} (?:work(?:ing|place)?|store|shop(?:ping)?|office|lobby)(?: (?:environment|space|area|place|practices?))?s?$/iu,
  /\b(?:required|assigned|general|basic|light)(?: \p{L}+)? (?:cleaning|housekeeping)\b/iu,
  /\b(?:other|additional|further|miscellaneous) (?:[\p{L}-]+ ){0,2}(?:duties|tasks|responsibilities|projects)(?: and \p{L}+)?(?:$| (?:as|that|when|may|will|assigned|asked|required|requested|related|you)\b)/iu,
  // Everything and nothing: the office in general, the day as it comes, a part that is played.
  /^(?:(?:\p{L}+ly )?(?:carry|perform|provid|undertak|complet|assist|help|support|handl|manag|do)\p{L}*(?: out| with| in)? )?(?:(?:an?|the|all|any|other|various|daily|a variety of|a range of) )*(?:general|routine|basic|day[- ]to[- ]day|ad[- ]hoc|miscellaneous|various|varied|clerical) (?:[\p{L}-]+ ){0,2}(?:administration|administrative (?:duties|tasks|support|work|functions)|admin(?: (?:duties|tasks|support))?|office (?:duties|tasks|support|work)|clerical (?:duties|tasks|support|work)|duties|tasks|activities|support|errands)\b/iu,
  /^(?:act|serve)(?:s|ing)? as (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:role model|ambassador|champion|advocate|backup|back-up|cover|resource|face of|team player|representative of)\b/iu,
  /^(?:responsibilities include |responsible for )?(?:an? )?(?:wide )?(?:variety|range|number) of (?:\p{L}+ ){0,2}(?:activities|tasks|duties|functions|responsibilities)\b/iu,
  // To keep up with one's field and to keep its rules: true of all work.
  /^(?:\p{L}+ly )?(?:stay|keep|remain)(?:s|ing)? (?:up[- ]to[- ]date|updated|up to speed|current|abreast|informed)\b/iu,
  /^(?:\p{L}+ly )?(?:adher|compl|follow|abid|observ|respect|uphold|ensur|maintain)\p{L}*(?: \p{L}+){0,3}? (?:company|corporate|organi[sz]ational|internal|all|house|established|store|hospital|department\p{L}*) (?:\p{L}+,? (?:and )?){0,3}(?:policies|procedures|standards|rules|guidelines|protocols)\b/iu,
  /^compliance with (?:\p{L}+ ){0,2}(?:policies|procedures|standards|rules)\b/iu,
  /\b(?:no|not) (?:cold calling|door[- ]to[- ]door|telesales|sales calls)\b/i,
];

/** A line of more words than these says something beside it. */
const most = 22;

/** "Mechanical Engineering · Project Management · ...": what an agency hires for, or a house offers, is nobody's day. */
const isRoll = (text: string): boolean =>
  /^[^·•|]{3,40}(?: [·•|] [^·•|]{3,40}){4,}/u.test(text) ||
  /^(?:[\p{L}/&-]+(?: [\p{L}/&-]+){0,3}, ){9,}/u.test(text);

/** Whether a line tells nothing of the work that sets this job apart. */
export const isAside = rememberTexts(
  (text): boolean =>
    isRoll(text) || (text.split(/\s+/).length <= most && asides.some((aside) => aside.test(text))),
);
