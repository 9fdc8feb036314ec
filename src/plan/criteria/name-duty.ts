import type { Fact } from '#shared/brief.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { dropUnpaired } from '#writing/pairs.ts';
import { openBrackets } from '../own-words.ts';

/** Last letter said twice: "planning", "submitting". */
const doubled =
  /^(?:plan|run|set|get|put|cut|ship|stop|spot|scan|map|log|tag|prep|fit|trim|win|step|chop|mop|shop|dig|drop|submit|refer|transfer|begin|format|commit|permit|equip|control|input|strip|weld-fit|pre-plan|re-run)$/i;

/** "oversee" is "overseeing", "fabricate" is "fabricating". */
export function toGerund(verb: string): string {
  if (doubled.test(verb)) return `${verb}${verb.slice(-1)}ing`;
  if (/ie$/i.test(verb)) return `${verb.slice(0, -2)}ying`;
  return `${/[^eoy]e$/i.test(verb) ? verb.slice(0, -1) : verb}ing`;
}

/** Verbs with which a second duty of the same line begins. */
const verbs =
  'address administer advise allocate analy[sz]e answer apply arrange assemble assess assign assist assure attend audit book build calculate call check clean close coach collaborate collect communicate complete comply conduct contribute control cook coordinate create deliver design determine develop direct discuss document draft drive educate enforce ensure enter escort establish evaluate execute explain follow forecast generate greet guide handle help identify implement improve inspect install interpret investigate issue keep lead liaise load maintain make manage maximi[sz]e meet monitor negotiate operate notify order organi[sz]e oversee park participate patrol perform plan prepare present process produce progress promote protect provide purchase receive recognize recommend reconcile record recruit repair report represent research resolve respond review run schedule seek select sell serve set show submit suggest summarize supervise support take test track train translate troubleshoot update use utili[sz]e verify work write'
    .split(' ')
    .join('|');
const secondVerb = new RegExp(
  `,? (?:and|or|&|then) (?:then |also )?(?:\\p{L}+ly )?(?:${verbs})\\b(?! of\\b)|, (?:${verbs}) `,
  'iu',
);
const purpose = new RegExp(
  `,? (?:(?:in order )?to (?:be|include|help|foster|identify|${verbs})\\b|so that |for use |using |including |such as |as (?:needed|required|necessary|assigned|applicable|well as|per) ?|with increasing |according to |in accordance |in line with |while |ensuring |where |when |upon |either |assisting |helping |providing |partnering |supporting |e\\.g\\.)[^]*$|,? as (?:needed|required|necessary|assigned|applicable)$|\\s[-–—]\\s[^]*$|[;:][^]*$|\\. [^]*$`,
  'iu',
);

/** Nouns that stand for the doing: "management of claims" is "managing claims". */
const doings: Readonly<Record<string, string>> = {
  management: 'managing',
  provision: 'providing',
  development: 'developing',
  preparation: 'preparing',
  administration: 'administering',
  delivery: 'delivering',
  coordination: 'coordinating',
  supervision: 'supervising',
  maintenance: 'maintaining',
  monitoring: 'monitoring',
  implementation: 'implementing',
  review: 'reviewing',
  production: 'producing',
  completion: 'completing',
};
const doing = new RegExp(`^(${Object.keys(doings).join('|')}) of (?=\\p{L})`, 'iu');
const ofWork = /(?:tion|ment|ance|ysis|ing|ery|als?|appearances|service|sales|care|duties)$/iu;

const head =
  /^((?:\p{L}+ly )?)([\p{L}-]+)((?:, (?!and\b|or\b)[\p{L}-]+)*)(,? (?:and|&|or) (?!(?:the|an?|all)\b)(?:\p{L}+ly )?[\p{L}-]+(?= ))?/iu;

/** "verify, allocate and reconcile accounts": each of its verbs in the form that names a doing. */
function sayDoing(verbPhrase: string): string {
  return verbPhrase.replace(
    head,
    (_, _adverb: string, first: string, others: string, last: string | undefined) => {
      if (others !== '' && last === undefined) return toGerund(first) + others;
      const each = (text: string): string =>
        text.replace(/(?<=[ ,])(?!and\b|or\b|\p{L}+ly\b)[\p{L}-]+/giu, (verb) => toGerund(verb));
      return `${toGerund(first)}${each(others)}${each(last ?? '')}`;
    },
  );
}

const longest = 11;
const noName =
  /\b(?:you|your|we|us|who|which|will|is|are|must|can|may|they|their role|other duties|duties as|any and all|following|think|act in)\b|\d ?%/i;
/** A thought put in between. */
const isBroken = /\b(?:and|or|to|of|in|with), /i;
const openEnd =
  /\b(?:or|and|in|of|for|at|with|to|the|an?|as|on|by|from|into|all|any|their|its|up|out|down|off|regard|based|occurring|combined|related|required|used|set)$/i;

/** What somebody does all day, as a short name in the job's own words; null where the line gives none. */
export function nameDuty({ text, forms: { verbPhrase, nounPhrase } }: Fact): string | null {
  const said = stripEnd(
    openBrackets(verbPhrase ?? text)
      .replace(/ \([^()]*\)/g, '')
      .replace(/^[^\s:]+(?: [^\s:]+){0,5}: (?=\p{Lu}\p{Ll}+ing\b)/u, ''),
  );
  const isGerund = verbPhrase === null && /^\p{L}{3,}ing\b/u.test(said);
  const isNoun = verbPhrase === null && !isGerund && nounPhrase !== null;
  if (verbPhrase === null && !isGerund && !isNoun) return null;
  const spoken = (verbPhrase === null ? said : cutVerb(said)).replace(purpose, '');
  const named = (verbPhrase === null ? spoken : sayDoing(spoken))
    .replace(doing, (_, noun: string) => `${doings[noun.toLowerCase()] ?? noun} `)
    .replace(/^(\p{L}+ing) of /iu, '$1 ')
    .replace(/\/etc\b\.?/i, '')
    .replace(/ & /g, ' and ')
    .replace(/ (?:with (?:regard|respect) to|with regards to|regarding|concerning) /i, ' on ')
    .replace(/\bour\b/gi, 'the');
  if (isGlued.test(named)) return null;
  const name = stripEnd(dropUnpaired(cutLate(named)).replace(/,? (?:and|or|with|etc\.?)$/i, ''));
  const words = name.split(/\s+/);
  if (
    words.length < 2 ||
    words.length > longest ||
    noName.test(name) ||
    openEnd.test(name) ||
    isBroken.test(name)
  )
    return null;
  if (isNoun && !doing.test(said) && !words.slice(0, 3).some((word) => ofWork.test(word)))
    return null;
  return capitalize(name);
}

/** A second line that begins in the midst of this one. */
const isGlued = new RegExp(
  `\\p{Ll} (?:${verbs
    .split('|')
    .map((verb) => verb.charAt(0).toUpperCase() + verb.slice(1))
    .join('|')}|Cold|New|Must)\\b`,
  'u',
);

const fewEnough = 9;
const fewestLeft = 2;
const joints =
  /^(?:in|within|for|at|that|which|while|from|on|by|through|across|under|who|with|throughout|to)$/i;

/** A long name ends at a comma or before what only says where and for whom; never between two that belong together. */
function cutLate(name: string): string {
  const words = name.split(/\s+/);
  if (words.length <= fewEnough) return name;
  const few = words.slice(0, fewEnough + 1);
  const comma = few.slice(0, fewEnough).findLastIndex((word) => word.endsWith(',')) + 1;
  const joint = few.findLastIndex((word) => joints.test(word));
  if (comma > fewestLeft && comma >= joint) return joinLast(words.slice(0, comma).join(' '));
  return joint > fewestLeft ? words.slice(0, joint).join(' ') : name;
}

/** "wills, trusts, powers of attorney," ends as a list does. */
const joinLast = (list: string): string =>
  list.replace(/,$/, '').replace(/(?<!\b(?:and|or)),(?= [^,]*$)(?! (?:and|or)\b)/u, ' and');

/** "analyze figures and summarize results": the first of the two. */
function cutVerb(said: string): string {
  const [start = ''] = head.exec(said) ?? [];
  const at = said.slice(start.length).search(secondVerb);
  return at === -1 ? said : said.slice(0, start.length + at);
}

/** Whether it can stand after "how do you go about". */
export const isDoing = (name: string): boolean => /^\p{L}{3,}ing\b/u.test(lowerFirst(name));
