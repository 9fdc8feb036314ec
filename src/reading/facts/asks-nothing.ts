/** Lines that stand among the demands, or look like one, and ask nothing of a person. */

/** "Our tech stack includes Go and Kafka": told of the work, unless "Stack experience" stands before it. */
const stack =
  /^(?:(?![^.:–]{0,40}\b(?:experience|knowledge|skills?|proficiency|expertise)\b)[^.:–]{0,40}\s?[-–:]\s)?(?:our|the) (?:current |core |main |full )?(?:tech(?:nology|nical)? ?)?stack (?:is|includes?|consists|contains|comprises|uses)\b/i;
export const tellsStack = (text: string): boolean => stack.test(text);

/** "Day and night roles available", "opportunity for two days from home": what may be had. */
const offer =
  /\b(?:roles|positions|posts|shifts|hours|contracts|vacancies|opportunities) (?:are |is )?(?:also |currently )?(?:available|on offer|offered)\b|\bavailable (?:roles|positions|shifts|hours)\b|\bavailable (?:in|on|for) (?:our|the|both|all|either)\b[^.]{0,30}\bshifts?\b|\bovertime (?:is |may be )?(?:often |usually |always )?available\b|^(?:we are |we're )?(?:currently )?(?:recruiting|hiring) (?:in)?(?:to|for) (?:both|all|various|several)\b|^(?:an? |the )?(?:opportunit(?:y|ies)|option|possibility|chance) (?:for|to|of)\b|\bopen to discuss\w*|\bwe(?:'re| are) (?:open|happy) to (?:discuss|consider|talk)\b/i;
const asked = /\b(?:must|required|requires|need to|essential|mandatory)\b/i;
export const isOnOffer = (text: string): boolean => offer.test(text) && !asked.test(text);

/** "You will be a great fit if you like to work with a team": the employer's manner, no skill. */
const fit =
  /^(?:you(?:'ll| will| would| may| might)? (?:be|find)|this (?:role|job|position) (?:is|will be|could be)) (?:an? )?(?:great|good|perfect|ideal|strong|right|excellent)(?: fit| match)? (?:for you )?(?:here )?if you\b/i;
export const isAboutFit = (text: string): boolean => fit.test(text);

/** "You are the heart of our shop", "Fairness is important to you": flattery that nobody could be tested for. */
const mood =
  /^your (?:ideas|passion|creativity|energy|talents?|imagination)\b[^.]{0,70}\b(?:could|can|will|may|might) (?:be|make|help|shape|transform|spark)\b|^you(?: are|'re|’re) (?:truly )?the (?:heart|soul|face|voice|backbone|glue)\b|^(?:you )?(?:understand|know|believe)(?: that)? (?:greatness|success|great things|every day|nothing|anything|everyone)\b|\b(?:is|are) (?:very |really )?important to you$|^we (?:truly |strongly |firmly )?believe\b|^you care about (?:making|the (?:world|planet|future))\b|^(?:is |are )?(?:truly )?(?:motivated|inspired|excited|energi[sz]ed) by our\b|^(?:will )?commits?(?:ted)? to (?:an?|our|the) (?:\p{L}+ )?(?:mission|vision)\b|\b(?:enjoys?|loves?|would (?:enjoy|love)) (?:living|to live) in\b/iu;
export const isMood = (text: string): boolean => mood.test(text);

/** "If you know one loom, you can easily learn ours": a comfort to some, and asked of nobody. */
const comfort =
  /^if you(?:['’]re| are| have| know| can| like| love| enjoy| want| think| feel| already)?\b[^.;]{3,120}, (?:then )?(?:you(?:['’]ll| will| can| may| could)|we(?:['’]ll| will| can)|it) (?!need|have to|must|be (?:required|expected|asked|preferred|given preference))/i;
export const isComfort = (text: string): boolean =>
  comfort.test(text) && !/\b(?:must|required?|prefer\p{L}*|advantage)\b/iu.test(text);

/** "From weaving to dyeing, you'll gain a trade", "Receive guidance from masters": what one gets there. */
const gained =
  /^(?:[^.;:]{3,120}, )?you(?:['’]ll| will) (?:also )?(?:gain|learn|receive|acquire|enjoy|be (?:trained|taught|mentored|coached|given|offered))\b|^(?:receive|gain|get) (?:\S+ ){0,3}(?:guidance|mentorship|mentoring|coaching|training|exposure|support)\b(?! (?:request|need))/i;
const trained = /^(?:we (?:are |will be )?)?(?:willing|happy|able|prepared) to train\b/i;
export const isGained = (text: string): boolean => gained.test(text) || trained.test(text);

/** "It is not a requirement that somebody holds a diploma", "Years are less important than results": no demand at all. */
const denies =
  /\b(?:not|isn['’]t|aren['’]t) (?:an? |the )?(?:\p{L}+ ){0,2}(?:requirement|prerequisite|necessity|primary focus|deciding factor)\b|\b(?:is|are) (?:far |much )?less important (?:to us )?than\b/iu;
export const deniesDemand = (text: string): boolean => denies.test(text) || offersPermit(text);

/** "We are unable to employ candidates who require visa sponsorship" */
const noSponsor =
  /\b(?:unable|not able|cannot|can ?not|can't|do(?:es)? not|don't|doesn't|will not|won't|not in (?:a|the) position|not currently)\b[^.]{0,70}\bsponsor\p{L}*/iu;
const longestNotice = 160;

/** What a notice about sponsorship asks of a person; undefined where it makes exceptions. */
export function readPermit(text: string): string | undefined {
  if (text.length > longestNotice || !noSponsor.test(text)) return undefined;
  return /\b(?:unless|except|however|but|if|only)\b/i.test(text)
    ? undefined
    : 'Right to work without visa sponsorship';
}

/** "Fernmill will consider sponsoring a permit": what the house may do for some, and no demand. */
const maySponsor =
  /\b(?:will|would|can|may|could|happy to|willing to|able to|open to)(?: also)? (?:consider |be considered for |offer |provide )?(?:\p{L}+ ){0,2}sponsor(?:ing|ship)?\b/iu;
const offersPermit = (text: string): boolean =>
  maySponsor.test(text) && !noSponsor.test(text) && !/\b(?:unless|require|need)/i.test(text);

/** "If you have already passed it, this can be transferred": a relief for some. */
const relief =
  /^if you(?: have|['’]ve)? already\b[^.]{3,140}\b(?:(?:can|will|may|could) (?:also )?be (?:transferred|credited|counted|accepted|recogni[sz]ed|exempt\w*|taken into account)|counts?|need not|do not have to|are exempt)\b/i;
/** "An assessment, as part of the enrolment, has to be completed": a step that follows. */
const enrolment =
  /\b(?:as )?part of (?:the |your |our )?(?:\p{L}+ ){0,2}(?:enrol(?:l)?ment|onboarding|induction|registration)(?: process)?\b[^.]{0,60}\b(?:completed?|undertaken?|attend(?:ed)?|taken?)\b/iu;
/** "You will undertake an apprenticeship", "complete the training upon employment": done there. */
const learnt =
  /^(?:as part of (?:this|the|your) (?:job |post |job role)?(?:role)?,? ?)?(?:you|the (?:post ?holder|successful (?:candidate|applicant)|candidate|employee)) will (?:be (?:expected|required|asked|supported) to )?((?:undertake|complete|work towards?|study) (?:an?|the|your) [^.]{3,90}\b(?:apprenticeship|training|qualification|course|program(?:me)?))\b/i;
const uponHire =
  /^(?:must )?(?:successfully )?complete\b[^.]{3,120}\b(?:upon|after|following) (?:employment|hire|hiring|joining|appointment)\b/i;

/** What stands among the demands and comes later, or only for some: no must-have. */
export function readLater(
  text: string,
): { kind: 'process' | 'other' | 'duty'; text: string; importance?: 'nice' } | undefined {
  if (relief.test(text) || enrolment.test(text)) return { kind: 'process', text };
  if (uponHire.test(text)) return { kind: 'other', text, importance: 'nice' };
  const task = learnt.exec(text)?.[1];
  return task === undefined
    ? undefined
    : { kind: 'duty', text: task.charAt(0).toUpperCase() + task.slice(1) };
}

/** "No experience needed, paid training" stands among the demands and is none. */
const noneAsked =
  /^no (?!(?:criminal|felony|prior|points?|violations?)\b)(?:[\p{L}-]+ ){1,4}(?:is |are )?(?:needed|required|necessary)\b(?! to (?:have|be)\b)/iu;
const ofRecord =
  /\b(?:records?|convictions?|history|violations?|offences?|offenses?|felon\p{L}*)\b/iu;
const asksNothing =
  /^you (?:do not|don't|will not|won't) need (?:any )?(?:\p{L}+ ){0,2}(?:experience|degree|diploma|qualifications?|certifications?)\b|^no (?:\p{L}+ ){0,4}(?:experience|degree|diploma|license|licence|qualifications?|certifications?|training) (?:is |are )?(?:needed|required|necessary)\b/iu;
const notNeeded = /^not (?:strictly )?(?:required|needed|necessary)\b/i;
const sayNotNeeded = (text: string): string =>
  `no ${text.replace(/^(?:an?|any|prior|previous)\s+/i, '').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())} needed`;

/** What nobody has to bring, by its own words or by the heading over it. */
export function readSpared(
  text: string,
  heading: string,
): { kind: 'culture' | 'benefit'; text: string } | undefined {
  if (notNeeded.test(heading)) return { kind: 'culture', text: sayNotNeeded(text) };
  const isNone = asksNothing.test(text) || (noneAsked.test(text) && !ofRecord.test(text));
  return isNone ? { kind: 'benefit', text } : undefined;
}
