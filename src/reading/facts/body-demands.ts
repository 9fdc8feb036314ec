/** What forms on physical demands say of every job, and where they say it of this one. */

/** "The characteristics described here are representative of those ..." introduces a form. */
const introduces =
  /\b(?:demands|characteristics|conditions|requirements|environment)\b[^.]{0,60}\b(?:described|listed|outlined) (?:here|below|above|in this)|\brepresentative of (?:those|what)\b/i;
/** "Frequently: activity exists up to 2/3 of the time": the legend of a table. */
const legend =
  /^(?:constantly|continuously|frequently|occasionally|regularly|rarely|seldom|never|not applicable)\s?(?:\(\p{L}\)\s?)?[:=–-]\s?.{0,40}(?:\bof (?:the )?(?:time|day|shift)\b|\bexists?\b|\d ?%)/iu;
/** Who is spoken of, and how often: no demand by itself. */
const frame =
  /^(?:(?:while|in) performing (?:the )?(?:essential )?(?:duties|functions|responsibilities)[^,]{0,40},\s*)?(?:(?:the|this|an?) (?:employee|individual|incumbent|position|person|job|role|candidate|team member|associate)s? )?(?:(?:is|are|will|must|may|be|able to|required to|requires?|ability to|frequently|regularly|occasionally|constantly|often|the) ?)*/i;
/** What everybody does at work. */
const everyday =
  /\b(?:use (?:of )?(?:the |their |your )?hands?(?: (?:and|or) fingers)?(?: to)?|use fingers|finger|handle|feel|grasp|type|objects|tools|or controls|controls|reach(?:ing)?(?: with)?(?: (?:the )?hands(?: and arms)?)?|talk(?:ing)?|speak(?:ing)?|hear(?:ing)?|see(?:ing)?|listen|smell|taste|sit(?:ting)?|and|or|to|with|arms)\b|[\s,;.()&/]+/gi;
const senses =
  /\bspecific vision abilities\b|\bvision abilities required\b|^(?:close|distance|peripheral|color|colour|depth)[\w, ]{0,60}\b(?:vision|perception|focus)\b/i;
const quiet =
  /\bnoise level\b[^.]{0,60}\b(?:moderate|quiet|low|minimal|mild|normal)\b|\b(?:quiet|moderate) noise\b/i;

/** "This role routinely uses standard office equipment": the form of every desk. */
const ofDesk =
  /^(?:this|the) (?:job|role|position) (?:routinely |regularly )?(?:operates in an? (?:(?:professional|clerical|typical|standard|normal) )*office (?:environment|setting)|uses standard office equipment)\b/i;

export const introducesForm = (text: string): boolean => introduces.test(text);
export const tellsQuiet = (text: string): boolean => quiet.test(text);

export function isEverybodysDemand(text: string): boolean {
  if ([introduces, legend, senses, quiet, ofDesk].some((form) => form.test(text))) return true;
  const demand = text.replace(frame, '');
  return /\b(?:hands?|talk|hear|sit|reach)\b/i.test(demand) && demand.replace(everyday, '') === '';
}

/** "Regularly exposed to moving mechanical parts": what surrounds one there. */
const surroundings =
  /\bexpos(?:ed|ure) to (?:\p{L}+,? ){0,5}?(?:mechanical parts|moving parts|fumes|dust|airborne|chemicals?|noise|vibration|weather|heat|cold|temperatures|odou?rs|hazards|blood|bodily fluids|pathogens|elements|sun|radiation|high places|electrical shock)\b|\bnoise level\b|^(?:the )?work(?:ing)? environment (?:is|may be|can be|will be) (?:\p{L}+ ){0,3}(?:loud|noisy|dusty|hot|cold|wet|dirty|outdoors)\b/iu;

export const tellsSurroundings = (text: string): boolean => surroundings.test(text);

/** "The individual will occasionally be required to climb", "The employee must frequently lift" */
const moves =
  /^(?:(?:while|in) performing (?:the )?(?:essential )?(?:duties|functions|responsibilities)[^,]{0,40},\s*)?(?:the|this|an?) (?:employee|individual|incumbent|person|candidate|team member|associate|position|job|role)(?: in this (?:position|role|job))? (?:is|will|must|may)(?: be)?(?: (?<often>regularly|frequently|occasionally|constantly|often|sometimes))?(?: be)?(?: (?:required|able|expected|asked) to)? (?<move>(?:stand|walk|sit|climb|balance|stoop|kneel|crouch|crawl|lift|carry|push|pull|bend|reach|move)\b.*)$/i;

/** A demand on the body as what one does: "occasionally climb or balance"; undefined where it says something else. */
export function readMove(text: string): string | undefined {
  const { often, move } = moves.exec(text)?.groups ?? {};
  if (move === undefined) return undefined;
  return often === undefined ? move : `${often.toLowerCase()} ${move}`;
}

/** A load with its weight, asked for or among the duties. */
const liftsWeight =
  /^(?:(?:must be )?able to |ability to )?(?:lift|carry|push|pull)\b.{0,80}\d+ ?(?:lbs?|pounds|kg)\b/i;

/** "Visual acuity sufficient to read gauges", "able to speak and hear": asked of eyes and ears, and no work. */
export const asksSenses =
  /\b(?:visual|hearing|auditory) acuity\b|\b(?:speak|talk|see|hear) (?:and|or|and\/or) (?:hear|talk|speak|see)\b|\b(?:vision|eyesight|hearing|sight) (?:must be |is )?(?:sufficient|adequate)\b/i;

export const asksOfBody = (text: string): boolean =>
  liftsWeight.test(text) || asksSenses.test(text);
