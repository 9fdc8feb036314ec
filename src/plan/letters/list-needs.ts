import { isGlued } from '#writing/glued.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { withArticle } from '#writing/article.ts';
import { endsWhole, holdsHarder, wholePhrase } from '#writing/whole-phrase.ts';
import { listOnce } from '#writing/list.ts';
import type { Condition } from '../demands/condition.ts';
import type { Gate } from '../criteria/criterion.ts';
import { shortGate } from '../criteria/gates/ways.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import { canBeQuoted } from '../wording/speakable/speakable.ts';
import { countTelling } from '../defining/count-telling.ts';
import { weighDemand, namesNone } from '../demands/requirements.ts';
import type { Source } from '../source.ts';
import { readCheckWords } from './check-words.ts';
import { nameNeed } from './name-need.ts';
import { rankNeeds } from './rank-needs.ts';

/** "Must possess a valid permit", "Other: one year": what stands before the thing itself. */
const lead =
  /^(?:other|education|experience|licen[cs]es?|certifications?|qualifications?|requirements?|minimum|required)\s*:\s*|^(?:(?:you|candidates?|applicants?|employees?)\s)?(?:must|should|will|need to|to)\s(?:also\s)?(?:possess|have|hold|be|maintain|pass|bring)\s(?:an?\s|the\s|in\spossession\sof\s(?:an?\s)?)?|^(?:you\s)?(?:possess|hold(?!\syourself)|have)\s(?:an?\s)?|^(?:(?:you(?:['’]ll|\swill)?|candidates?|applicants?)\s)?(?:needs?|requires?)\s(?:to\shave\s)?(?:an?\s)?|^(?:we\sare\s|currently\s)?looking\sfor\s|^(?:the\sability|ability|able)\sto\s(?:have|possess|hold)\s(?:an?\s)?/i;
/** "Required Skills/Experience 5+ years": a heading that ran into its first item. */
const heading =
  /^(?:Required |Minimum |Basic )?(?:Skills|Qualifications|Experience|Requirements|Education)(?:\/\p{L}+)?:?\s(?=\d|\p{Lu})/u;
const years =
  /\b(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s?(?:-|–|to)\s?\d{1,2})?\+? ?(?:\(\d{1,2}\) )?(?:or more )?(?:full )?(?:years?|months?)\b/i;
const bodily = /\b(?:lift|lifting|carry|pounds?|lbs?|kg|kilos?)\b/i;
const heavy = /\bheavy\b|\b(?:[4-9]\d|1\d\d)\s?(?:lbs?|pounds?)\b|\b(?:[2-9]\d)\s?(?:kg|kilos?)\b/i;
/** "Licensed Journeyman Electricians": who is wanted, and no paper. */
const people =
  /\b\p{L}+(?:ians|ers|ors|ists|ants|nurses)$|^(?:[\p{L}-]+,? ){0,4}(?:grads|graduates|students|candidates|individuals|people|someone|somebody|anyone) (?:who|that|with)\b/iu;
/** A sentence about the employer is no item of a list; the stops of "B.S." end none. */
const sentence =
  /\b(?:we|our|us|they|is|are|will|must|may|should|allows|applicants?|therefore)\b|[.!?#] |#/i;
/** A law, and a measure of something: "a wide degree of creativity". */
const noDemand = /\bAct(?: of \d{4})?$|\bdegree of\b/;
/** A demand, and no state of things. */
const asks = /^(?:ability|able|willing\w*|must|availab\w*|flexib\w+|clear|capable|comfortable)\b/i;
const seldom = /\b(?:occasional\w*|now and then|preferred|desir\w+|a plus|bonus|ideally|rarely)\b/i;
const length = { fewest: 2, most: 24, mostOfWays: 30 };
/** Longer ones are cut where the demand itself is whole. */
const roomy = 16;
/** "..., or one of 2 other ways the advertisement names". */
const byTheAd = /\bthe (?:advertisement|posting) names\b|\bthe full posting names\b/;

/** "References and fingerprints", "identity and security checks". */
const several = /^[^,]*?s(?:,| and |$)|\bchecks$/i;
/** Says when by itself, or ends with an exception that "after an offer" would seem to belong to. */
const dated = /\b(?:before|after|prior|upon|pre-?employment|unless|except)\b/i;
/** A check is nothing that one has: one agrees to it, or passes it. When it is made only the advertisement can say. */
function sayCheck(name: string, { brief }: Source): string {
  const bare = lowerFirst(
    name.replace(
      /^(?:clear|clean|satisfactory|successful(?:ly)?|pass(?:ing)?) (?:an? |all )?/i,
      '',
    ),
  );
  if (/\bstandards?$/i.test(bare)) return `meeting the ${bare} (tested)`;
  const said = /\bprocess$/i.test(bare)
    ? `the ${bare}`
    : several.test(bare)
      ? bare
      : withArticle(bare);
  const { isPassed, isAfterOffer } = readCheckWords(bare, brief);
  // "Able to pass" asks for more than to agree.
  if (isPassed) return `able to pass ${said}`;
  return `agreement to ${said}${isAfterOffer && !dated.test(bare) ? ' after an offer' : ''}`;
}

const verb = /^(?:lift|carry|climb|stand|work|push|pull|move|travel|pass)\b/i;

/** Nothing ends there: "two years or more of full time". */
const unended =
  /\b(?:and|or|the|an?|of|to|for|with|in|full[- ]time|part[- ]time|like|such as|as|issued|when|if|where)$/i;

/** "8+ years in software and an extremely strong record": the years are what is asked for. */
function shortenYears(text: string): string {
  if (text.split(/\s+/).length <= roomy || holdsHarder(text)) return text;
  const [head = ''] =
    /^[^,;]{0,90}?\b(?:years?|months?)\b[^,;]{0,80}?(?=,|;| and )/i.exec(text) ?? [];
  // What is left out may be the other way to qualify.
  const isWhole = head !== '' && !unended.test(head) && endsWhole(text, head);
  const short = isWhole ? head : (wholePhrase(text, length.most) ?? text);
  return /\bor\b/i.test(text.slice(short.length)) ? text : short;
}

/** A wish behind the demand, and what a second clause adds to it; another way to qualify stays. */
const wishAtEnd = /[,;]? \(?(?:ideally|preferably)\b.*$/i;
const clauseAtEnd = /;(?! ?or\b).*$/i;
/** "A year at a desk is essential": the word stands in the lead of the letter already. */
const saidRequired =
  /(?<!\bas),? (?:(?:is|are) )?(?:also )?(?:absolutely )?(?:essential|required|mandatory|necessary|needed|a must)(?: for (?:this|the) (?:role|job|position|post))?$|\s?\((?:required|essential|mandatory)\)$/i;

/** "or related field with five years": what is taken for the same as it begins. */
const orNear =
  /^[,;]? or (?:(?:an?|any|other|another|closely|some) )*(?:related|similar|relevant|equivalent|comparable|closely[- ]related)(?: (?:field|degree|discipline|subject|area|course|experience|qualification)s?)?/i;
/** Longer, the second way would be a sentence of its own. */
const shortWay = 8;

/** Of many ways to qualify the first, with what is taken for the same. */
function keepFirstWay(text: string): string {
  if (text.split(/\s+/).length <= length.most) return text;
  const [head = ''] = /^[^;]{20,140}?(?=[,;] or\b)/i.exec(text) ?? [];
  const isWhole = head !== '' && head.split(/\s+/).length <= roomy + 4 && !unended.test(head);
  if (!isWhole) return text;
  const rest = text.slice(head.length);
  const [near] = orNear.exec(rest) ?? [];
  if (near !== undefined)
    return /\b(?:related|similar|relevant|equivalent|comparable)$/i.test(near)
      ? `${head} or a related field`
      : `${head},${near.replace(/^[,;]?/, '')}`;
  const [, other = ''] = /^[,;] or ([^,;]+)/i.exec(rest) ?? [];
  const isShort = other.split(/\s+/).length <= shortWay && !unended.test(other);
  return isShort ? `${head}, or ${other}` : `${head}, or another route that the full posting names`;
}

/** Praise of a career behind the years that are asked for. */
const praisedRecord =
  /(?<=\byears?\b.{3,80}?),? and (?:an? )?(?:extremely |very )?(?:strong|proven|solid|excellent|successful|demonstrated) track record\b.*$/i;

const cutEnd = (text: string): string =>
  stripEnd(
    text
      .replace(wishAtEnd, '')
      .replace(clauseAtEnd, '')
      .replace(praisedRecord, '')
      .replace(/; ?(?=or\b)/i, ', ')
      .trim(),
  ).replace(saidRequired, '');

/** Asked of whoever has the job already: no letter asks a stranger for it. */
const afterHire =
  /\b(?:within|by|after|during) (?:the first )?(?:\p{L}+ \(?)?(?:\d{1,3}|one|two|three|six|twelve|ninety)?\)? ?(?:days?|weeks?|months?|years?) (?:of|from|after) (?:hire|hiring|employment|appointment|start\w*|joining)\b|\b(?:upon|after) (?:employment|hire|hiring|appointment)\b|\bas part of this (?:job|role)\b|\bwill be (?:expected|required|asked) to (?:undertake|complete)\b|^(?:successfully )?completes? (?:all )?(?:the )?(?:required )?(?:training|coursework|courses|orientation)\b/iu;
const isLater = (text: string): boolean =>
  afterHire.test(text) && !/\bor\b|^willing(?:ness)? to obtain\b/i.test(text);

/** "0-2 years" asks for nothing. */
/** Asked of everybody who works anywhere: to be told so first is no welcome. */
const ofEverybody =
  /\b(?:read(?:ing)?|writ(?:e|ing)|speak(?:ing)?|understand(?:ing)?)\b[^;]{0,24}(?:,|\band\b|\bor\b|&)[^;]{0,24}\b(?:read(?:ing)?|writ(?:e|ing)|speak(?:ing)?|understand(?:ing)?|converse|communicate)\b[^;]{0,30}\b(?:English|language)\b|\b(?:basic|general) (?:\p{L}+ and )?(?:literacy|numeracy|arithmetic|maths?)\b|\b(?:read|write|speak|understand) (?:basic |and write )?English\b|\b(?:be|least|aged?|over) (?:the age of )?(?:1[68]|sixteen|eighteen)\b(?! (?:months|hours|weeks))|\b(?:16|18)\+? years (?:old|of age|or older)\b/iu;
const noYears = /^(?:experience:? )?0(?:\s?(?:-|–|to)\s?\d{1,2})?\+?\s?(?:years?|months?)\b/i;
/** A language, a number of years or a kind of check that nobody can answer to. */
const bare = /^(?:English|\d{1,2}(?:\s?[-–]\s?\d{1,2})?\+? years?|training|experience)$/i;

/** Whoever reads the letter can read: that they can is no news to them. */
const literate =
  /^(?:(?:the )?ability to |able to |must |can |to be able to )*(?:read|write|speak|understand|communicate|converse)\b[^.;]{0,60}\bEnglish(?: language)?$/i;

/** "Open, active, and in good standing pilot paper": nobody says it so. */
const goodStanding =
  /^((?:open|active|current|valid|clear|unrestricted)(?:, (?:active|current|valid|unrestricted|unencumbered))*),? and in good standing ([^,]+)(.*)$/i;

const tidy = (text: string): string => {
  const short = shortenYears(
    keepFirstWay(
      cutEnd(
        text
          .replace(heading, '')
          .replace(lead, '')
          .replace(lead, '')
          .replace(/^(?:an?|the)\s/i, ''),
      ),
    ),
  );
  const plain = short
    .replace(/^be (?=able|licensed|certified|registered|willing|available)/i, '')
    .replace(goodStanding, '$1 $2 in good standing$3')
    .replace(/^(?:to have |have |has )?worked (?=in|as|with|at)/i, 'to have worked ')
    .replace(/\s\/\s/g, ' or ')
    .replace(/\bHigh School Diploma\b/, 'high school diploma')
    .replace(/\bone years['’]/i, "one year's")
    .replace(
      /\bwork on (?=(?:\p{L}+ )?(?:evenings|nights|weekends|holidays|shifts|saturdays|sundays))/iu,
      'work ',
    )
    .replace(/(?<=\b(?:clearance|vetting|screening)) process$/i, '')
    .replace(/^(?:Valid|Current|Active|Clear|Minimum|Unrestricted)\b/, (word) => word.toLowerCase())
    .replace(/ and (?:have|possess) /, ' and ')
    .replace(/^(?:ability|(?:be )?able) to /i, 'the ability to ')
    // "travel required to work at sea": the travel, and what it is for.
    .replace(
      /(?<=^travel|\bto travel) (?:is )?(?:required|needed|expected) (?=(?:to|for|between) )/i,
      ' ',
    )
    .replace(
      /(?:the other way|(one of \d+) other ways) the advertisement names\b/,
      (_all, one?: string) =>
        `${one === undefined ? 'another route' : `${one} other routes`} that the full posting names`,
    )
    .replace(/\bways in that the advertisement names\b/, 'routes that the full posting names')
    .replace(/\bthat the advertisement names\b/, 'that the full posting names')
    .replace(/^work on /i, 'availability on ');
  return verb.test(plain) ? `the ability to ${lowerFirst(plain)}` : plain;
};

/** Most people have it: told last. */
const common =
  /\bdriv(?:er['’]?s?|ing) licen[cs]e\b|\bhigh school\b(?!.*\b(?:degree|college)\b)|\bG\.?E\.?D\b/i;

/** The demand and not what may stand in its place: "BS degree in Accounting or relevant". */
const isItem = (text: string): boolean => {
  const count = text.split(/\s+/).length;
  return (
    count >= length.fewest &&
    (count <= length.most || (byTheAd.test(text) && count <= length.mostOfWays)) &&
    /^[\p{L}\d]/u.test(text) &&
    !isGlued(text) &&
    canBeQuoted(text) &&
    !/\p{Ll}\p{Lu}\p{Ll}|[:;]/u.test(text) &&
    !unended.test(text) &&
    text.split('(').length === text.split(')').length &&
    !sentence.test(text.replace(/\b(?:\p{L}\.){1,4}(?= )/gu, '')) &&
    !isLater(text) &&
    !noYears.test(text) &&
    !literate.test(text) &&
    !bare.test(text) &&
    !ofEverybody.test(text) &&
    !people.test(text) &&
    !noDemand.test(text) &&
    !(bodily.test(text) && !heavy.test(text)) &&
    !/\bcommunication skills\b/i.test(text) &&
    // A heading that ran into its first item.
    !/\S (?:Position|Qualifications?|Requirements?|Licenses) \p{Lu}/u.test(text) &&
    !seldom.test(text) &&
    !namesNone.test(text) &&
    !ofPost.test(text) &&
    !refuses.test(text)
  );
};

/** A line about the post or the offer that stands among its demands. */
const ofPost =
  /_|\b(?:requires?|where applicable|shift patterns?|to suit your|no minimum|benefits|job description)\b|^(?:increase|annual certifications$)/i;

/** "wants fully remote", "no references": whom a team turns away, in its own notes; nothing that one brings. */
const refuses =
  /^(?:no|not|wants?|lacks?|lacking|without|unwilling|unable|cannot|can['’]t|never|doesn['’]t|does not|poor|frequent|more than \w+ jobs?)\b/i;

/** A paper that stands among the duties: "Hold a State Journeyman Certification". */
function listHeld({ brief }: Source): string[] {
  return listFacts(brief, { kinds: ['duty'], importance: ['must'] })
    .flatMap(({ forms }) => forms.verbPhrase ?? [])
    .filter((words) => /^(?:hold|possess|have)\s/i.test(words))
    .filter((words) => /licen[cs]e|certifi|permit|registration|card\b/i.test(words));
}

/** Where one must live before when one must work: in the order in which conditions are read. */
function sortConditions({ conditions }: Source['brief'], names: readonly string[]): string[] {
  const rank = (name: string): number => {
    const at = conditions.findIndex(({ text }) => name.startsWith(text));
    return at === -1 ? conditions.length : at;
  };
  return names.toSorted((a, b) => rank(a) - rank(b));
}

const most = { items: 6, words: 56 };

/** Work that somebody has done, and no manner of doing it. */
const ofWork = /\bexperience\b|^(?:to have |have |has )?worked\b/i;
const boasts =
  /\b(?:track record|successful\w*|any combination|various|demonstrat\w+|leading edge)\b/i;

const equalMix =
  /\b(?:equivalent|any|appropriate) (?:combination|mix) of (?:relevant )?(?:education|training|experience)\b|\bcombination of education\b/i;

const mixed = /, or an equal mix of education and experience$/;

/** A degree for which a mix of schooling and work is taken is no degree that ends it. */
function addEqual(name: string, { brief }: Source): string {
  const takesMix = brief.facts.some(({ text }) => equalMix.test(text));
  return takesMix &&
    /\b(?:degree|bachelor|master)/i.test(name) &&
    !/\b(?:equivalent|equal|or experience|combination)\b/i.test(name)
    ? `${stripEnd(name)}, or an equal mix of education and experience`
    : name;
}

const stems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)));

/** "Licensed Journeyman Electricians" beside "State Journeyman Electrician Certification". */
function dropAlike(items: readonly string[]): string[] {
  return items.filter((item, i) => {
    const own = [...stems(item)];
    return !items.some((other, j) => {
      if (i === j) return false;
      const known = stems(other);
      const shared = own.filter((stem) => known.has(stem)).length;
      const isInside = own.length > 0 && shared >= own.length * 0.67;
      return isInside && (known.size > own.length || (known.size === own.length && j < i));
    });
  });
}

const insists =
  /\b(?:(?:is|are) )?(?:(?:strictly |absolutely )?required|mandatory|essential|a must)\W{0,3}$/i;
const fewInsisted = 2;

/** The one skill or program that the text itself calls required, where it says so of few. */
function listInsisted({ brief }: Source): string[] {
  const found = listFacts(brief, { kinds: ['tool', 'skill', 'experience'], importance: ['must'] })
    .filter(({ source: from }) => from.from === 'job' && insists.test(from.quote))
    .map(ownWords)
    .map((text) => text.replace(insists, '').trim());
  return found.length > fewInsisted ? [] : found;
}

/** What somebody knows or can do, as a thing that can be asked for. */
const ofSkill =
  /^(?:(?:an? |the )?(?:good|strong|sound|solid|excellent|proven|basic|working|deep|extensive|demonstrat\w+|practical|hands[- ]on|advanced|in[- ]depth|previous|prior|broad|thorough|expert|detailed|high|great|clear) ){0,2}(?:level of )?(?:(?:[\p{L}-]+ ){0,2}(?:experience|skills|knowledge|expertise)|knowledge|understanding|familiarity|proficiency|proficient|command|background|fluency|competenc\w+|awareness)\b/iu;
/** What every advertisement asks for. */
const anySkill =
  /\b(?:communicat\w+|interpersonal|team ?(?:player|work\w*)|organi[sz]\w+|time[- ]management|attention to detail|self[- ]|motivat\w+|positive|attitude|problem[- ]solving|analytical skills|multi-?task\w*|passion\w*|work ethic|fast[- ]paced|deadlines|microsoft office|ms office|presentation skills|leadership skills|listening)\b/i;
const longestSkill = 13;
const filledUp = 5;

/** What is asked for besides papers and years, where it tells something of this job. */
const listSkills = ({ brief }: Source, musts: readonly string[]): string[] =>
  musts
    .filter((text) => !years.test(text) && ofSkill.test(text) && !anySkill.test(text))
    .map((text) =>
      text.replace(/ \([^()]*\)/g, '').replace(/,? (?:including|such as|e\.g\.).*$/i, ''),
    )
    .filter((text) => text.split(/\s+/).length <= longestSkill && countTelling(text) > 0)
    .filter((text) => text.toLowerCase() !== brief.title.given.toLowerCase());

/** What somebody must bring to get this job: papers, years, schooling, checks, weights. In the advertisement's words. */
export function listNeeds(
  source: Source,
  gates: readonly Gate[],
  hardest: Condition | null,
): string[] {
  const { brief } = source;
  const named = (kind: Gate['kind']): string[] =>
    gates.filter((gate) => gate.kind === kind).map((gate) => shortGate(gate, length.most));
  const open = new Set(gates.flatMap(({ ways, factIds = [] }) => (ways ? factIds : [])));
  const musts = (kinds: Parameters<typeof listFacts>[1]): string[] =>
    listFacts(brief, kinds)
      .filter((fact) => weighDemand(fact) === 'must' && !open.has(fact.id))
      .map(ownWords);
  const experience = musts({ kinds: ['experience', 'skill', 'tool', 'education'] });
  const counted = experience.filter((text) => years.test(text) && !noYears.test(text)).slice(0, 2);
  const done = musts({ kinds: ['experience'] })
    .filter((text) => !years.test(text) && ofWork.test(text) && !boasts.test(text))
    .slice(0, counted.length > 0 ? 0 : 2);
  const isMixTold = counted.some((text) => equalMix.test(text) && isItem(tidy(text)));
  const schooling = named('education').map((name) => (isMixTold ? name : addEqual(name, source)));
  // A line that stands among the gates by its short name is not told at length again.
  const isTold = (words: string): boolean =>
    brief.conditions.some(
      ({ source: from }) =>
        from.from === 'job' && from.quote.toLowerCase().includes(words.toLowerCase()),
    );
  const items = listOnce(
    [
      ...listHeld(source),
      ...named('credential').filter((name) => !common.test(name)),
      ...named('experience').filter((name) => byTheAd.test(name) || / or /.test(name)),
      ...named('knowledge'),
      ...counted,
      ...listInsisted(source).filter((text) => !counted.includes(text)),
      // A paper that nobody is hired without before what somebody has done.
      ...schooling.filter((name) => !common.test(name) && !mixed.test(name)),
      ...done,
      ...schooling.filter((name) => !common.test(name) && mixed.test(name)),
      ...sortConditions(brief, named('condition')),
      ...named('authorization'),
      ...named('language'),
      ...(hardest && !isTold(hardest.words) && (hardest.isDemand || asks.test(hardest.words))
        ? [hardest.words]
        : []),
      ...schooling.filter((name) => common.test(name)),
      ...named('credential').filter((name) => common.test(name)),
      ...named('body').filter((name) => heavy.test(name) && !seldom.test(name)),
      ...named('check').map((name) => sayCheck(name, source)),
    ].map(tidy),
  ).filter(isItem);
  const skills = listSkills(source, musts({ kinds: ['skill', 'experience', 'tool'] }))
    .map(tidy)
    .filter(isItem);
  const filled = [...items, ...skills.slice(0, Math.max(0, filledUp - items.length))];
  const say = (item: string): string => nameNeed(lowerFirst(item));
  const languages = named('language').map((name) => say(tidy(name)));
  let words = 0;
  return rankNeeds(dropAlike(filled).map(say), languages)
    .filter((item) => {
      const longer = words + item.split(/\s+/).length;
      if (longer > most.words) return false;
      words = longer;
      return true;
    })
    .slice(0, most.items);
}
