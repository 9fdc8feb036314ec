import { cutText } from '#shared/cut-text.ts';
import { tagWords } from '../shapes/tagger.ts';
import { capitalize } from './phrase.ts';
import { endsLoose, tidyEnds } from './loose-ends.ts';

/** The name of a fact in at most 60 characters: whole where it fits, else cut where a clause or a list allows. */
const longestName = 60;
const shortestHead = 12;

const leadWords =
  /^(?:(?:must|should|will|shall|you(?:'ll| will| must| should| have| are| need| bring| hold| can)?|we (?:need|require|expect|are looking for|want)|candidates?|applicants?|the (?:ideal|successful) candidate|ideally|preferably|current(?:ly)?|valid|active|able to|ability to|be able to|willing(?:ness)? to|have|has|having|hold|holds|holding|possess(?:es|ion of)?|demonstrated|demonstrable|proven|solid|strong|excellent|good|great|outstanding|exceptional|superior|deep|thorough|sound|basic|working|advanced|hands-on|prior|previous|relevant|a|an|the|is|are|with|to|be|at least|a minimum of|minimum(?: of)?|min\.?|required|preferred|mandatory|experience (?:with|in|of|using)|knowledge of|understanding of|familiar(?:ity)? with|proficien(?:t|cy) (?:in|with)|expertise in|comfort(?:able)? with|skill(?:ed|s)? in|track record (?:of|in)|background in|fluen(?:t|cy) in|completion of|completed|gute|sehr gute|fundierte|idealerweise|erste|mehrjährige|abgeschlossene[rs]?|kenntnisse in|erfahrung (?:in|mit)|bonne|excellente|maîtrise (?:de|du|des)|connaissance (?:de|du|des)|expérience (?:en|dans|de))(?:,|:)?\s+)+/i;
const tailWords =
  /(?<!\s|\b(?:as|if|when|where|not))\s+(?:(?:is |are |would be |strongly |highly |often |also ){0,3}(?:welcome but not required|preferred|(?:but )?(?:not )?required|desired|desirable|mandatory|a plus|an advantage|an asset|a bonus|essential|needed|necessary|helpful|von vorteil|wünschenswert|erforderlich|souhaitée?s?|exigée?s?|(?:est |serait )?un plus|(?:est |serait )?un atout))$/i;

/** "Pass a background check" is, by name, a background check. */
const passing =
  /^pass (?:an?|the|our|your)?\s?(?=.*\b(?:test|check|screen\w*|physical|exam\w*|investigation|evaluation)\b)/i;
/** "TWIC card, or able to get one within 60 days" is a TWIC card. */
const otherwise = /,? \(?or (?:is |are )?(?:able|eligible|willing|ready) to\b.*$/i;
/** "by start date" says when, not what. */
const dated = / by (?:the )?start(?: date)?$/i;
const isAge = /\byears? (?:old|of age)\b/i;

export function toShortName(phrase: string): string {
  if (isAge.test(phrase) && phrase.length <= longestName) return capitalize(phrase);
  const core = phrase.replace(otherwise, '').replace(dated, '');
  const bare = tidyEnds(
    dropBrackets(core.length < 4 ? phrase : core)
      .replace(leadWords, '')
      .replace(passing, '')
      .replace(tailWords, ''),
  );
  // "Candidates who lack a licence" is no name without the candidates.
  const isRest = /^(?:who|which|that|then|and|or|but|of|with|there)\s/i.test(bare);
  const name = bare.length < 2 || isRest ? phrase : bare;
  return capitalize(cutName(name).replace(tailWords, ''));
}

/** Brackets that explain go; those of "401(k)" belong to the word. */
function dropBrackets(text: string): string {
  let bare = '';
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const opens =
      text[i] === '(' &&
      (depth > 0 || (text[i - 1] === ' ' && (i >= 12 || /^\(\d+\)/.test(text.slice(i, i + 5)))));
    const closes = text[i] === ')' && depth > 0;
    if (opens) depth += 1;
    if (depth === 0) bare += text[i];
    if (closes) depth -= 1;
  }
  return (depth > 0 ? text : bare).replace(/\s{2,}/g, ' ').replace(/\s(?=[,;:.])/g, '');
}

/** What a long phrase can spare before anything is cut off it. */
const spared: [RegExp, string][] = [
  [/, (and|or) /g, ' $1 '],
  [/,? where (?:you need it|needed|applicable),? /gi, ' '],
  [/ or more(?= of\b)/gi, ''],
  [/\bhands-on /gi, ''],
  [/ in this (?:position|role|job)\b/gi, ''],
  [/\b(?:a (?:wide )?variety of|all applicable|all relevant|successfully|a recognized) /gi, ''],
  [/, etc\.?(?=\s)/gi, ''],
  [/\bin order to\b/gi, 'to'],
];

function cutName(text: string): string {
  if (text.length <= longestName) return text;
  const whole = spared.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);
  if (whole.length <= longestName) return tidyEnds(whole);
  for (const boundary of [clauseBoundary, phraseBoundary, lastBoundary]) {
    const ends = [...whole.slice(0, longestName + 24).matchAll(boundary)].map(({ index }) => index);
    const end = ends.findLast(
      (index) =>
        index <= longestName && mayEnd(whole, index) && !opened.test(whole.slice(0, index)),
    );
    if (end !== undefined) return closeList(whole, end);
  }
  return tidyEnds(dropHalfName(whole));
}

/** The words that fit, and no half of a name: "the Texas Election" of the Texas Election Code. */
function dropHalfName(text: string): string {
  const cut = text.slice(0, longestName + 1);
  const end = Math.max(cut.lastIndexOf(' '), longestName / 2);
  const head = cutText(text, end);
  const isInName = /^\s\p{Lu}/u.test(text.slice(end));
  const words = head.split(/(?=\s)/);
  if (isInName) while (/^\s\p{Lu}/u.test(words.at(-1) ?? '')) words.pop();
  const bare = words.join('');
  return bare.includes(' ') ? bare : head;
}

/** What has begun to explain is cut where it began. */
const opened = /\b(?:including|such as|using)\b|\s[–—]\s/i;

/** Before what only explains the head: a participle, a relative clause, an example, a purpose. */
const clauseBoundary =
  /;\s|\s[–—-]\s|(?<=\p{Ll})[–—](?=\p{Ll})|,?\s(?=(?:including|such as|using|utilizing|leveraging|where|which|who|whose|while|so that|in order to|as well as|issued|demonstrating|shown|based on|associated with|related to|required (?:to|for|by)|to (?:ensure|help|meet|achieve|maintain|determine|create|support)|(?:is|are) (?:required|preferred|needed|desired)|in (?:cooperation|collaboration|accordance)|(?:during|in|at|for|of|under|with|by|to) (?:which|whom))\s)|(?<=experience)\s(?=\p{L}+ing\s)|,\s(?=(?:\d+|one|two|three|four|five|six|most|some|none|all) of (?:them|which|whom)\b)|,\s(?=(?:with|by|when|so|because|if|but|plus|not|each|some|mostly|\p{L}+ing|or (?:an?|able|eligible|shows?|gets?|the))\s)/giu;
const phraseBoundary =
  /[,:]\s|\s(?=(?:and\/or|and|or|with|by|for|to|from|within|in|on|at|across|through|throughout|before|after|during|under|between|against|towards?|over|via|into|about|regarding|per|until|up to|that|as|than|of|und|oder|mit|für|von|im|aus|et|ou|de|du|des|avec|pour|sur|dans|aux?)\s)/giu;
const lastBoundary = /\s(?=(?:is|are|was|were|will|may|can|has|have|you|we|they)\s)/giu;

/** Words that promise more: "the ability to", "candidates adhere to", "members of". */
const promising =
  /(?:^|\s)(?:ability|able|willingness|opportunity|right|effort|adhere|comply|respond|relate|assist|need|want|committed|expected|designed|used|due|according|equal|eligible|subject|limited|similar|close|access|up|one|two|three|four|five|six|seven|eight|nine|ten|each|some|most|both|not|only|very|more|less|least|do|does|did|help|make|making|working|based|associated|related|they|you|we|ensure|sure|verify|confirm|know|show|new|existing)$/i;
/** Nouns that mean little without their "of". */
const measuring =
  /(?:^|\s)(?:members?|number|variety|range|use|lot|set|part|kind|type|level|areas?|years?|months?|weeks?|days?|time|amount|rate|majority|provisions?|limits|percent|terms|maximum|minimum|possession|completion|understanding|office|state|city|end|start|needs)$/i;
const describing =
  /(?:^|\s)(?:\p{L}+(?:ous|ful|less|able|ible|ary|[^m]ent|[^t]ive|ical|onal|ural|rial|eral|tric|atic|ulic|anic|-term)|federal|state|local|internal|external|manual|short|long|public|medical|electric|final|clinical|digital|legal|oral|verbal|annual|monthly|weekly|daily|heavy|light)$/iu;
const things =
  /(?:^|\s)(?:client|patient|student|resident|agent|event|content|talent|department|document|parent|component|accident|incident|environment|initiative|executive|table|cable|vehicle|material|approval|proposal|professional|manual|hospital|library|salary|summary|vocabulary|secretary|the public|general public)s?$/i;

/** Whether the head before a cut can stand alone. */
function mayEnd(text: string, index: number): boolean {
  const head = text.slice(0, index);
  const isLabel =
    /^(?::|\s[–—])/.test(text.slice(index, index + 2)) &&
    head.length >= 4 &&
    !/^(?:while|when|in|during|after|at|on|first|benefits)\b/i.test(head);
  if (head.length < shortestHead && !isLabel) return false;
  if (!head.includes(' ') && !isLabel) return false;
  if (
    /^(?:in|during|on|at|from|after|before|by|upon|as|due to) [^,]*(?:, [^,]*)?$/i.test(head) &&
    !/\b(?:you|is|are)\b/i.test(head)
  )
    return false;
  if (endsLoose(head) || promising.test(head) || hasOpenBracket(head)) return false;
  if (/\bmake sure(?: \S+){1,3}$/i.test(head)) return false;
  const next = text.slice(index, index + 12);
  if (/^\sof\s/i.test(next) && measuring.test(head)) return false;
  return !isInSpan(head, next) && !isInRow(head, next) && !endsWithVerb(head);
}

/** "from quote" waits for its "to acceptance", "6" for "and 12 months", "Monday" for "to Friday". */
function isInSpan(head: string, next: string): boolean {
  const goesOn = /^\s(?:to|through|until)\s/i.test(next);
  if (goesOn && /\b(?:from|between) [^,]{1,30}$|(?:\d|day|\b[ap]\.?m\.?)$/i.test(head)) return true;
  return /\d$/.test(head) && (/^,?\s(?:and|or)\s\d/.test(next) || /\b(?:and|or) \d+$/.test(head));
}

/** A coordinate cut off before the noun or the addition that it needs. */
function isInRow(head: string, next: string): boolean {
  const joins = /^,?\s(?:and|or|&)\s|^,\s/i.test(next);
  if (joins) return isModifier(head);
  // "a loan that matures" lacks its "in March".
  return /,\s\S+$|\bthat(?: \S+){1,3}$/i.test(head) && !/^[,:;]/.test(next);
}

const hasOpenBracket = (head: string): boolean =>
  head.split('(').length !== head.split(')').length ||
  head.split('"').length % 2 === 0 ||
  /(?:^|\s)'\p{L}[^']*$/u.test(head);

/** "with federal, state" still waits for its noun. */
function isModifier(head: string): boolean {
  const before = /^(.*\S),\s\S+$/.exec(head)?.[1] ?? '';
  return [head, before].some((part) => describing.test(part) && !things.test(part));
}

/** "dispatch cars and receive" lacks what is received. */
function endsWithVerb(head: string): boolean {
  const last = /(?:\s(?:and|or|to)|,)\s(\p{L}+)$/iu.exec(head)?.[1] ?? '';
  if (last === '' || last.endsWith('s')) return false;
  return tagWords(head).at(-1)?.pos === 'VERB' && !last.endsWith('ing');
}

/** A list cut short is closed: "a, b" of "a, b, c and d" becomes "a and b". */
function closeList(text: string, end: number): string {
  const head = tidyEnds(text.slice(0, end));
  const joint = /^(?:,|\s)(?:[^,;:]{0,40},)*[^,;:]{0,40}?\b(and|or)\s/i.exec(text.slice(end))?.[1];
  const row = /^([^,]+(?:,\s[^,]+)*),\s([^,]+)$/.exec(head);
  if (joint === undefined || !row) return head;
  const [, before = '', last = ''] = row;
  const later = before.split(', ').slice(1).join(', ');
  if (
    /^[A-Z]{2}$/.test(last) ||
    /\b(?:and|or)\b/i.test(`${later} ${last}`) ||
    last.split(' ').length > 5
  )
    return head;
  const closed = `${before} ${joint.toLowerCase()} ${last}`;
  return closed.length <= longestName ? closed : head;
}
