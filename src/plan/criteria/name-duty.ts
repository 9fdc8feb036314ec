import type { Fact } from '#shared/brief.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { dropUnpaired } from '#writing/pairs.ts';
import { openBrackets } from '../own-words.ts';
import { canStand } from './can-stand.ts';
import { isWholeList, saysSomething } from './whole-phrase.ts';

/** Last letter said twice: "planning", "submitting". */
const doubled =
  /^(?:plan|run|set|get|put|cut|ship|stop|spot|scan|map|log|tag|prep|fit|trim|win|step|chop|mop|shop|dig|drop|submit|refer|transfer|begin|format|commit|permit|equip|control|input|strip|weld-fit|pre-plan|re-run)$/i;

/** "oversee" is "overseeing", "fabricate" is "fabricating". */
export function toGerund(phrase: string): string {
  const [verb = phrase, particle] = phrase.split(' ');
  if (particle !== undefined) return `${toGerund(verb)} ${particle}`;
  if (doubled.test(verb)) return `${verb}${verb.slice(-1)}ing`;
  if (/ie$/i.test(verb)) return `${verb.slice(0, -2)}ying`;
  return `${/[^eoy]e$/i.test(verb) ? verb.slice(0, -1) : verb}ing`;
}

/** Verbs with which a second duty of the same line begins. */
const verbs =
  'address administer advise allocate analy[sz]e answer apply arrange assemble assess assign assist assure attend audit book build calculate call check clean close coach collaborate collect communicate complete comply conduct contribute control cook coordinate create deliver design determine develop direct discuss document draft drive edit educate enforce ensure enter escort establish evaluate execute explain follow forecast generate greet guide handle help identify implement improve inspect install interpret inflate investigate issue keep lead liaise load locate maintain make manage maximi[sz]e meet mobili[sz]e monitor move negotiate operate notify order organi[sz]e oversee park participate patrol perform plan prepare present process produce progress promote protect provide purchase receive recognize recommend reconcile record recruit repair report represent research resolve respond review run schedule seek select sell serve set show submit suggest summarize supervise support take test track train transport translate troubleshoot update use utili[sz]e verify work write chart jump-start jump fix weigh label unload wrap mix measure replace remove wash vacuum mop polish rotate'
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
  creation: 'creating',
  collection: 'collecting',
  processing: 'processing',
};
const doing = new RegExp(`^(${Object.keys(doings).join('|')}) of (?=\\p{L})`, 'iu');

const head =
  /^((?:\p{L}+ly )?)([\p{L}-]+(?: (?:up|out|off|down))?)((?:, (?!and\b|or\b)[\p{L}-]+)*)(,? (?:and|&|or) (?!(?:the|an?|all)\b)(?:\p{L}+ly )?[\p{L}-]+(?= ))?/iu;

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

/** "manage risks and settle claims" as the name of a doing: the first of the two. */
export const toDoing = (verbPhrase: string): string => capitalize(sayDoing(cutVerb(verbPhrase)));

/** What can be said in one breath. */
const fewest = 2;
const longest = 9;
const noName =
  /\b(?:have|you|your|we|us|who|which|will|is|are|must|can|may|they|their|role|duties|any|various|following|think|act|from|this|that|it|etc|all|other|assigned|needed|required|appropriate|ownership|responsib\w+)\b|\d ?%|[(/€¢]/i;
const openEnd =
  /\b(?:or|and|in|of|for|at|with|to|the|an?|as|on|by|from|into|up|out|down|off|regard|based|occurring|combined|related|used|set|pertaining|relating|agreed)$/i;

/** Says that somebody has a part in it, and not what is done. */
const partIn =
  /^(?:\p{L}+ly )?(?:assist(?:s|ing)? (?:in|with)|support(?:s|ing)?(?: (?:in|with))?(?! [^.]{3,60} to \p{L})|help(?:s|ing)? (?:with|in)|contribut(?:e|es|ing) to|participat(?:e|es|ing) in|tak(?:e|es|ing) (?:\p{L}+ ){0,3}?(?:responsibility for|role in|charge of)|(?:be |is |are )?(?:responsible for|involved in)|undertak(?:e|es|ing)) (?=\p{L})/iu;

/** Whether a line says no more than that somebody has a part in what it names. */
export const dropPart = (text: string): string => text.replace(partIn, '');

/** What somebody does all day, as a short whole phrase in the job's own words; null where the line gives none. */
export function nameDuty(given: Fact): string | null {
  const fact = {
    ...given,
    text: joinDays(given.text),
    forms: {
      ...given.forms,
      verbPhrase: given.forms.verbPhrase === null ? null : joinDays(given.forms.verbPhrase),
    },
  };
  const { text, forms } = fact;
  const said = forms.verbPhrase ?? text;
  const bare = dropPart(said);
  if (bare === said) return nameDoing(fact) ?? (forms.verbPhrase === null ? nameField(text) : null);
  const part = {
    ...fact,
    text: capitalize(bare.replace(/^(?:the|all|any) /i, '')),
    forms: { ...forms, verbPhrase: null },
  };
  return nameDoing(part) ?? nameField(bare);
}

/** "Day to day" is one word, and no way from one day to another. */
const joinDays = (text: string): string => text.replace(/\bday to day\b/gi, 'day-to-day');

/** Fields of work that are named and not told: "Estate administration", "Cash reconciliations". */
const field =
  /(?:tion|sion|ment|sis|ance|ancy|ings?|tions|ments|audits?|returns|reports?|programs?|programmes?|payroll|campaigns?|logistics|research|surveys?|events?|studies|repairs?|records|accounts|experiments?|procedures)$/i;
const fieldWords = 6;
const ofPeople =
  /^(?:the|our|your|an?|senior|junior|other)? ?(?:[\p{L}&-]+ ){0,4}(?:teams?|managers?|staff|members|leaders?|directors?|colleagues|departments?|clients?|customers?|guests?|users?|supervisors?)\b/iu;

const openStart =
  /^(?:in|on|at|for|with|when|as|by|through|during|to|participation|interaction|effective|avoidance|maintain|develop|provide|ensure|create|manage|prepare|maximi[sz]e|optimi[sz]e|identify|coordinate|deliver|oversee|analy[sz]e|implement|perform|assist|handle|complete|supervise|monitor|respond|operate|conduct|establish|follow|keep|write|install|clean)\b/i;

function nameField(text: string): string | null {
  const said = stripEnd(
    openBrackets(text)
      .replace(/ \([^()]*\)/g, '')
      .replace(/^(?:all|any|the|various|other|daily|routine)(?: (?:of|the|aspects of))* /i, '')
      .replace(/^(\p{L}+ing) of /iu, '$1 ')
      .replace(/^coordination with /i, 'Coordinating with ')
      .replace(/ & /g, ' and ')
      .replace(purpose, ''),
  );
  const [name = ''] = said.split(/, (?!and )/);
  const words = name.split(/\s+/);
  const isField =
    words.length >= fewest &&
    words.length <= fieldWords &&
    words.some((word) => field.test(word)) &&
    !ofPeople.test(name) &&
    !openStart.test(name) &&
    !noName.test(name) &&
    !openEnd.test(name) &&
    canStand(name) &&
    !isGlued.test(name) &&
    isWholeList(name) &&
    saysSomething(name);
  return isField ? capitalize(name) : null;
}

function nameDoing({ text, forms: { verbPhrase } }: Fact): string | null {
  const said = stripEnd(
    openBrackets(verbPhrase ?? text)
      .replace(/ \([^()]*\)/g, '')
      .replace(/^[^\s:]+(?: [^\s:]+){0,5}: (?=\p{Lu}\p{Ll}+ing\b)/u, ''),
  );
  const isGerund = verbPhrase === null && /^\p{L}{3,}ing\b/u.test(said);
  if (verbPhrase === null && !isGerund && !doing.test(said)) return null;
  const spoken = (verbPhrase === null ? said : cutVerb(said)).replace(purpose, '');
  const named = (verbPhrase === null ? spoken : sayDoing(spoken))
    .replace(doing, (_, noun: string) => `${doings[noun.toLowerCase()] ?? noun} `)
    .replace(/^(\p{L}+ing) of /iu, '$1 ')
    .replace(/^(\p{L}+ing) (?:all|any|various)(?: the| of the)? /iu, '$1 ')
    .replace(/ & /g, ' and ')
    .replace(/ (?:with (?:regard|respect) to|with regards to|regarding|concerning) /i, ' on ')
    .replace(/\bour\b/gi, 'the');
  const name = shorten(stripEnd(dropUnpaired(named)));
  const words = name.toLowerCase().split(/\s+/);
  const isNamed =
    words.length >= fewest &&
    words.length <= longest &&
    isKnownVerb(words[0] ?? '') &&
    isWholeList(name) &&
    !noName.test(name) &&
    !openEnd.test(name) &&
    canStand(name) &&
    !isGlued.test(named) &&
    saysSomething(words.slice(1).join(' '));
  return isNamed ? capitalize(name) : null;
}

/** Where, how and for whom is left out from the end until the rest can be said in one breath. */
const turn = / (?:in|on|at|for|with|by|as|through|throughout|under|within|across|during|per) /gi;
function shorten(name: string): string {
  if (countWords(name) <= longest) return name;
  const cuts = [...name.matchAll(turn)].map(({ index }) => name.slice(0, index));
  const [cut] = cuts
    .filter((one) => fewestLeft <= countWords(one) && countWords(one) <= longest)
    .toReversed();
  return cut === undefined || openEnd.test(cut) || / (?:and|or)$/i.test(cut) ? name : cut;
}
const fewestLeft = 4;
const countWords = (text: string): number => text.split(/\s+/).length;

const gerunds = new Set(
  `${verbs}|line|line up|cut|dig|fabricat|fit|fold|form|haul|mend|mount|paint|pick|pack|pour|price|prun|roast|sand|sew|sort|stack|sweep|teach|tow|weav|weld|dispense|carry|feed|wash|iron|grow|mow|bake|brew|roof|lay|wire|counsel|formulate|adjust|share|appraise|compile|compose|configure|consult|convert|curate|deploy|diagnose|dispatch|distribute|estimate|examine|expand|facilitate|file|gather|host|integrate|interview|invoice|launch|market|mediate|mentor|migrate|model|modify|moderate|optimi[sz]e|procure|program|publish|restock|scan|screen|secure|ship|solicit|source|stock|streamline|survey|transcribe|triage|upload|validate|engage|drive|spot|teach|tutor|treat|administer`
    .split('|')
    .map((verb) => verb.replace('[sz]', 'z'))
    .flatMap((verb) => [toGerund(verb), toGerund(verb).replace(/zing$/, 'sing')]),
);

/** "Sound principles" begins with no verb, whatever it looks like. */
const isKnownVerb = (word: string): boolean =>
  gerunds.has(word.replace(/,$/, '')) && !hollow.test(word);
/** Says that something is done, and not what. */
const hollow = /^(?:us|utili[sz]|work|tak|mak|show|seek|assist|help|support|receiv|meet)ing$/;

/** A second line that begins in the midst of this one. */
const isGlued = new RegExp(
  `\\p{Ll} (?:${verbs
    .split('|')
    .map((verb) => verb.charAt(0).toUpperCase() + verb.slice(1))
    .join('|')}|Cold|New|Must)\\b`,
  'u',
);

/** "analyze figures and summarize results": the first of the two. */
function cutVerb(said: string): string {
  const [start = ''] = head.exec(said) ?? [];
  const at = said.slice(start.length).search(secondVerb);
  return at === -1 ? said : said.slice(0, start.length + at);
}
