import { isVerb, toPlainVerb, verbOfNoun } from './duty-verbs.ts';

const opening =
  /^(?:(?:then|also|additionally|in addition|occasionally|day to day|every day|each day|on a typical day|as an? [^,]{3,50}|in this (?:role|position|job)|here|together with [^,]{3,50}|when needed|as needed),?\s+)*/i;
const subject =
  /^(?:you(?:'ll| will|'d| would)?(?: and your \w+)?|the (?:successful |ideal |selected |chosen )?(?:candidate|applicant|incumbent|employee|person|individual|hire|postholder|role holder|role|position|job|jobholder|team member)|incumbents?|employees?|this (?:role|position|job|person|hire|post)|duties|responsibilities|(?:your |the |key |main |typical |essential |primary )+(?:duties|responsibilities|tasks|mission|job|role)(?: here)?)\s+/i;
const namedSubject = /^(?:An?|The|Our) (?:\p{Lu}[\p{L}-]+ ){1,4}/u;
const auxiliary =
  /^(?:(?:will|shall|may|would|must|should|can|is|are|do|does|also|primarily|mainly|typically|usually|regularly|often|then|get|have|need|expected|required|responsible|accountable|tasked|involved|charged|in charge|include|includes|including|consist of|be|to|for|with|of|in|but not limited to|limited to|the following|both)[,:]?\s+)+/i;

/** The duty that a sentence states, beginning with a verb; undefined when it states none. */
export function readDuty(sentence: string): string | undefined {
  const text = sentence
    .replace(opening, '')
    .replace(/^responsible for\s+/i, 'You are responsible for ');
  const spoken = subject.exec(text) ?? namedSubject.exec(text);
  const rest = spoken ? text.slice(spoken[0].length) : text;
  const core = spoken ? rest.replace(auxiliary, '') : rest;
  if (spoken && /^(?:\w+ )?(?:not|never|no)\b/i.test(rest)) return undefined;
  return beginWithVerb(core) ?? beginWithVerb(rest);
}

/** "Performs", "Performing", "Responsible for performing" and "Performance of" begin with a verb after all. */
function beginWithVerb(text: string): string | undefined {
  const words = text.replace(/^(?:to|and)\s+/i, '').split(' ');
  const [first = '', second = ''] = words;
  const bare = first.replace(/[,:&/]+$/, '');
  const noun = verbOfNoun[bare.toLowerCase()];
  if (noun !== undefined && /^(?:of|with|in|for)$/i.test(second)) {
    const rest = words.slice(second.toLowerCase() === 'of' ? 2 : 1).join(' ');
    return `${noun} ${rest}`;
  }
  if (/ly$/i.test(bare) && toPlainVerb(second.replace(/[,:]+$/, '')) !== undefined) {
    return [first, plain(second), ...words.slice(2)].join(' ');
  }
  if (isNounInDisguise(bare, second)) return undefined;
  return toPlainVerb(bare) === undefined
    ? undefined
    : [plain(first), ...conjugate(words.slice(1))].join(' ');
}

/** "Support team", "Sales experience": a noun that looks like a verb, before another noun. */
function isNounInDisguise(first: string, second: string): boolean {
  return (
    /^(?:work|experience|design|report|process|order|call|care|project|program|market|network|service|control|test|code|account|sample|stock|trade|position|value|practice|model|label|form|market|power|brief|master|plant|plate|post|site|staff|stage)$/i.test(
      first,
    ) &&
    /^(?:experience|skills?|team|history|environment|authorization|permit|schedule|hours|week|location|ethic|is|are|was|has|based|processing|knowledge|background|style|orders$)/i.test(
      second,
    ) &&
    !/^work (?:orders)/i.test(`${first} ${second}`)
  );
}

const plain = (word: string): string => {
  const mark = /[,:&/]+$/.exec(word)?.[0] ?? '';
  return (toPlainVerb(word.slice(0, word.length - mark.length)) ?? word) + mark;
};

/** "performs X, reads Y and maintains Z": verbs that follow in the same form become plain too. */
function conjugate(words: string[]): string[] {
  return words.map((word, index) => {
    const before = words[index - 1] ?? '';
    const follows = /[,;]$/.test(before) || /^(?:and|or)$/i.test(before);
    if (!follows || !/s[,;]?$/.test(word) || isVerb(word.replace(/[,;]$/, ''))) return word;
    const next = words[index + 1] ?? '';
    // A plural noun in a list is no verb: "reads drawings, orders and reports".
    return /^(?:the|an?|all|any|with|and|to|new|daily|minor|up|out|on)$/i.test(next) &&
      !/^(?:and)$/i.test(next)
      ? plain(word)
      : word;
  });
}
