/** "To succeed in this role, the right person must have": who is spoken of, and that it is asked. */
const aim = String.raw`(?:(?:in order )?to (?:be successful|succeed|thrive|excel|do well|do (?:this|so|that)(?: \p{L}+ly| well)?|perform (?:well|this job successfully)|be a good fit|qualify|be considered)(?: (?:in|for|at) (?:this|the|our) (?:\p{L}+ )?(?:role|position|job|post|team))?,? |(?:in|for) (?:this|the) (?:role|position|job|post),? |as (?:an?|our|the) [^,.;:]{3,70}, (?=you\b)|it(?:['’]s| is) (?:also )?(?:absolutely )?(?:vital|essential|imperative|crucial|critical)(?: [^,.;:]{3,90}?)? that )`;
const post = String.raw`(?: (?:for|in|to|of) (?:this|the) (?:\p{L}+ )?(?:role|position|job|post|internship))?`;
const person = String.raw`(?:you|they|s?he(?: ?\/ ?s?he)?|s\/he|(?:(?:the|our|an?|all|any|this|your) )?(?:(?:ideal|successful|right|perfect|best|strong|qualified|preferred|selected|suitable|leading|prospective) )?(?:\p{L}+ )?(?:candidate|applicant|individual|person|employee|incumbent|hire|team member|post ?holder)s?${post})`;
/** "are required to", "is responsible for", "will be notified": said of them, and no quality. */
const become = String.raw`(?!(?:required|expected|asked|encouraged|invited|urged|welcome|considered|subject|not|no|responsible|likely|reviewed|selected|eligible|looking|advised|notified|contacted|exempt|evaluated|examined|given|offered|paid|working|based|joining|reporting|part|accountable|located|assessed|interviewed)\b)`;
/** "will preferably, but not necessarily, be": how much it is wished for. */
const manner = String.raw`(?:,? (?:also|ideally|preferably|typically))?(?:,? but not (?:necessarily|exclusively),?)?`;
/** "The right person will be", "you must have": all that stands before what is asked for. */
export const demandFrame = new RegExp(
  String.raw`^(?:${aim})?${person}(?: (?:must|should|will|would|shall|needs? to|(?:will |would )?need to)${manner} (?:have|possess|hold|demonstrate|be ${become})| (?:is|are|will be) (?:required|expected) to (?:have|possess|hold)\b| (?:also )?(?:has|have (?=\p{L})${become}(?!to\b|been\b|never\b)|possess(?:es)?|holds|is ${become}|are ${become})|(?<=you|they)['’](?:re ${become}|ve got ))\s*(?:an? (?=\p{L})|the )?`,
  'iu',
);
/** "This position calls for a steady hand". */
export const roleFrame =
  /^(?:this|the|our) (?:\p{L}+ ){0,2}(?:role|position|job|post) (?:also |typically )?(?:requires|demands|calls for|needs)\s+(?:an? (?=\p{L})|the (?=\p{L}))?/iu;

/** "Demonstrate a", "possess": the verb says no more than that it is asked for. */
const verbAlone =
  /^(?:must |should )?(?:demonstrates?|possess(?:es)?|ha(?:ve|s))\s(?:an? |the )?$/i;

/** "The weaver must have the": whoever holds the post, by its name. */
export const postFrame =
  /^(?:the|this|an?) (?<who>(?:[\p{L}\d/&-]+ ){1,6}?)(?:must|should|shall) (?:also )?(?:have|possess|hold|demonstrate|project|show|display|exhibit|be(?= (?:able|willing|comfortable|competent|proficient|familiar|skilled|fluent|experienced|knowledgeable|certified|licen[cs]ed|registered)\b)) (?:an? (?=\p{L})|the )?/iu;

/** Whether nothing but such a frame was taken off before a demand. */
export const isDemandFrame = (words: string): boolean =>
  verbAlone.test(words) ||
  (demandFrame.exec(`${words}x`)?.[0].length ?? 0) >= words.length ||
  (postFrame.exec(`${words}x`) ?? postFrame.exec(`${words}able`))?.[0].length === words.length ||
  (roleFrame.exec(`${words}x`)?.[0].length ?? 0) >= words.length;
