import { isVerb, toPlainVerb, verbOfNoun } from '../duty-verbs.ts';

const opening =
  /^(?:(?:then|also|additionally|in addition|occasionally|day to day|every day|each day|on a typical day|as an? [^,]{3,50}|as \p{Lu}[^,]{3,40}?(?=,? you\b)|in this (?:role|position|job)|here|together with [^,]{3,50}|after (?:the|each|every) [^,]{3,30}?(?=,? you\b)|when needed|as needed|(?:appointed|reporting|working|under|based) [^,]{5,120}),?\s+)*/iu;
const subject =
  /^(?:you(?:'ll| will|'d| would)?(?: and your \w+)?|the (?:successful |ideal |selected |chosen )?(?:candidate|applicant|incumbent|employee|person|individual|hire|postholder|role holder|role|position|job|jobholder|team member)|(?:the )?incumbents?|employees?|th(?:is|ese) (?:\w+ )?(?:roles?|positions?|jobs?|person|hire|posts?)|(?:this|it)(?= (?:includes|involves))|(?:duties|responsibilities|tasks)(?: of (?:the|this) \w+)?(?: performed)?|(?:your |the |key |main |typical |essential |primary )+(?:duties|responsibilities|tasks|mission|job|role)(?: of (?:the|this) \w+)?(?: here)?)\s+/i;
/** "A Welder performs"; what the employer does is no duty. */
const namedSubject =
  /^(?:[Aa]n?|[Tt]he|[Oo]ur) (?!(?:\p{Lu}\p{L}+ ){0,3}(?:Department|Company|City|County|State|Agency|Authority|District|Team|Group|Division|University|Hospital|School|Center|Board|Firm|Commission|Bureau)\b)(?:\p{Lu}[\p{L}-]+ ){1,4}/u;
/** "The Director, Corporate Partnerships will raise" */
const longSubject = /^(?:the|an?|our) [^.;:]{3,60}?\s(?=(?:will|shall) )/i;
/** "Representatives are civilian employees who dispatch cars": the clause tells the work. */
const clause = /\b(?:who|where they|in which they|wherein they)\s+(?=\p{Ll})/u;
const auxiliary =
  /^(?:(?:will|shall|may|would|must|should|can|is|are|do|does|also|primarily|mainly|typically|usually|regularly|often|then|get|have|need|expected|required|responsible|accountable|tasked|involved|charged|in charge|include|includes|including|involves|consist of|assist in(?= \w+ing)|be|to|for|with|of|in|but not limited to|limited to|the following|both)[,:]?\s+)+/i;

/** The duty that a sentence states, beginning with a verb; undefined when it states none. */
export function readDuty(sentence: string): string | undefined {
  const text = sentence
    .replace(opening, '')
    .replace(/^responsible for\s+/i, 'You are responsible for ');
  const spoken = subject.exec(text) ?? namedSubject.exec(text) ?? longSubject.exec(text);
  const rest = spoken ? text.slice(spoken[0].length) : text;
  const core = spoken ? rest.replace(auxiliary, '') : rest;
  if (spoken && /^(?:\w+ )?(?:not|never|no)\b|^do need\b/i.test(rest)) return undefined;
  const duty = beginWithVerb(core) ?? beginWithVerb(rest) ?? readClause(text);
  const charge = /^(?:is |are |will be )?(?:responsible|accountable) for (?=\S)/i.exec(rest);
  if (duty === undefined && charge)
    return `take responsibility for ${rest.slice(charge[0].length)}`;
  return duty;
}

/** The work that a clause about the holders of the job names. */
function readClause(text: string): string | undefined {
  const wanted =
    /\b(?:looking for|seek(?:ing|s)?|need(?:ing|s)?|hiring) [^.;]{3,60}? to (?!join\b)(?=\p{Ll})/u.exec(
      text,
    );
  if (wanted) return beginWithVerb(text.slice(wanted.index + wanted[0].length));
  if (!/^(?:and\s)?(?:[\p{L}'’-]+\s){0,6}(?:is|are)\b/u.test(text)) return undefined;
  const found = clause.exec(text);
  return found ? beginWithVerb(text.slice(found.index + found[0].length)) : undefined;
}

/** "Performs", "Performing", "Responsible for performing" and "Performance of" begin with a verb after all. */
function beginWithVerb(text: string): string | undefined {
  const words = text
    .replace(/^(?:(?:to|and|may|will)\s+)+/i, '')
    .replace(/^line manag(?:es?|ing)\b/i, 'line-manage')
    .split(' ');
  const [first = '', second = ''] = words;
  const bare = first.replace(/(?<![,:&/])[,:&/]+$/, '');
  const noun = verbOfNoun[bare.toLowerCase()];
  if (noun !== undefined && /^(?:of|with|in|for)$/i.test(second)) {
    const rest = words.slice(second.toLowerCase() === 'of' ? 2 : 1).join(' ');
    return `${noun} ${rest}`;
  }
  if (/ly$/i.test(bare) && toPlainVerb(second.replace(/(?<![,:])[,:]+$/, '')) !== undefined) {
    const rest = [plain(second), ...words.slice(2)];
    const ending = /ing$/i.test(second) ? 'ing' : 's';
    return [first, ...(isVerb(second) ? rest : conjugate(rest, ending))].join(' ');
  }
  if (words.length < 2 || isNoDuty(words.join(' ')) || isNounInDisguise(bare, second))
    return undefined;
  return toPlainVerb(bare) === undefined ? undefined : finish(words, bare);
}

/** Beginnings that look like a duty and are a label, a call, a demand or the search itself. */
function isNoDuty(text: string): boolean {
  return (
    /^(?:\S+ ){0,2}\S+:/.test(text.slice(0, 40)) ||
    /\b(?:needed|required)[.)]?$/i.test(text) ||
    /^(?:looking|seeking|hiring|marketing|engineering|nursing|accounting|trading)\b/i.test(text) ||
    /^\p{Lu}\p{Ll}+ing \p{Lu}/u.test(text) ||
    /^\p{L}+ing \d/u.test(text) ||
    /^(?:starting|start) (?:at|wage|pay|date|\$)/i.test(text) ||
    /^[Cc]lean \p{Lu}{2,}|^[Rr]eplac\w+ \p{Lu}\p{Ll}+$/u.test(text) ||
    /^clean (?:driving|record)/i.test(text) ||
    /^own (?:hand |power |basic )?(?:tools|car|vehicle|transport|hood)/i.test(text) ||
    /^(?:lift|carry)\b.*\d+ ?(?:lbs?|pounds|kg)/i.test(text) ||
    /^(?:open (?:&|roles|until)|work (?:rights|model)|market related|package \d|handle time|transport from)/i.test(
      text,
    )
  );
}

/** "Support team", "Calls are recorded": a noun that looks like a verb. */
function isNounInDisguise(first: string, second: string): boolean {
  if (/^rotating$/i.test(first)) return true;
  if (
    /^(?:is|are|was|were|has|have|will|can|must|may|should|include[sd]?|average|starts?|begins?)$/i.test(
      second,
    )
  )
    return true;
  return (
    /^(?:work|experience|design|report|process|order|call|care|project|program|market|network|service|control|test|code|account|sample|stock|trade|position|value|practice|model|label|form|power|brief|master|plant|plate|post|site|staff|stage|start|class|classes|offer|notes?|contact|travel|time|pay|search|pilot|field|type|view|break|size|image)s?$/i.test(
      first,
    ) &&
    /^(?:experience|skills?|team|history|environment|authorization|permit|schedule|hours|week|location|ethic|based|processing|knowledge|background|style|date|sizes?|within|days?|steps|technicians?|nurses?|cooks?|\d+|time)$/i.test(
      second,
    )
  );
}

function finish(words: string[], first: string): string {
  const changed = [plain(words[0] ?? ''), ...words.slice(1)];
  if (isVerb(first)) return changed.join(' ');
  return conjugate(changed, /ing$/i.test(first) ? 'ing' : 's').join(' ');
}

const plain = (word: string): string => {
  const mark = /(?<![,:&/])[,:&/]+$/.exec(word)?.[0] ?? '';
  return (toPlainVerb(word.slice(0, word.length - mark.length)) ?? word) + mark;
};

/** "requests and reports for grants" are things, "collaborates with" is work. */
const isPluralNoun = (word: string, next: string): boolean =>
  /^(?:reports|requests|plans|orders|calls|records|counts|tests|designs|notes|documents|contracts|programs|projects|schedules|reviews|audits|estimates)$/i.test(
    word,
  ) && /^(?:for|to|on|by|from|with)$/i.test(next);

/** "performs X, reads Y and maintains Z": verbs that follow in the same form become plain too. */
function conjugate(words: string[], ending: 's' | 'ing'): string[] {
  const isSame = ending === 's' ? /s[,;]?$/i : /ing[,;]?$/i;
  let lastVerb = 0;
  return words.map((word, index) => {
    if (index === 0) return word;
    const before = words[index - 1] ?? '';
    const follows = /[,;]$/.test(before) || /^(?:and|or|&)$/i.test(before);
    const bare = word.replace(/[,;]$/, '');
    if (!follows || !isSame.test(word) || toPlainVerb(bare) === undefined) return word;
    const isChain = index - lastVerb <= (/^(?:and|or|&)$/i.test(before) ? 2 : 1);
    const next = words[index + 1] ?? '';
    // A plural noun in a list is no verb: "conducts counts, searches and escorts".
    const hasObject =
      next !== '' &&
      !/[,;]$/.test(word) &&
      !/^(?:and|or|of|in|at)$/i.test(next) &&
      !isPluralNoun(bare, next);
    if (!isChain && !hasObject) return word;
    lastVerb = index;
    return plain(word);
  });
}
