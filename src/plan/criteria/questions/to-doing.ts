import { capitalize } from '#writing/casing.ts';
import { isVerb } from '../../wording/speakable/speakable.ts';

/** Last letter said twice: "planning", "submitting". */
const doubled =
  /^(?:plan|run|set|get|put|cut|ship|stop|spot|scan|map|log|tag|prep|fit|trim|win|step|chop|mop|shop|dig|drop|submit|refer|transfer|begin|format|commit|permit|equip|control|input|strip|plot|propel|weld-fit|pre-plan|re-run|debug|wrap|flag|plug|unplug|embed|rig|knit|bag|tap|tip|scrub|grab|swap|skip|blog|pin|sum|zip|occur|defer|confer|infer|excel|patrol|reset|offset|upset|split|quit|sit|hit|let|bid|chat|pop|rub|sub|trap|whip|drum)$/i;

/** "oversee" is "overseeing", "fabricate" is "fabricating", "check-in" is "checking in". */
export function toGerund(phrase: string): string {
  const [verb = phrase, particle] = phrase.split(' ');
  if (particle !== undefined) return `${toGerund(verb)} ${particle}`;
  const [, bare, behind] = /^(\p{L}+)-(in|out|up|off|down)$/iu.exec(verb) ?? [];
  if (bare !== undefined) return `${toGerund(bare)} ${behind}`;
  if (doubled.test(verb)) return `${verb}${verb.slice(-1)}ing`;
  if (/ie$/i.test(verb)) return `${verb.slice(0, -2)}ying`;
  return `${/[^eoy]e$/i.test(verb) ? verb.slice(0, -1) : verb}ing`;
}

/** Verbs with which a second duty of the same line begins. */
const verbs =
  'address administer advise allocate analy[sz]e answer apply arrange assemble assess assign assist assure attend audit book build calculate call check clean close coach collaborate collect communicate complete comply conduct contribute control cook coordinate create deliver design determine develop direct discuss document draft drive edit educate enforce ensure enter escort establish evaluate execute explain follow forecast generate greet guide handle help identify implement improve inspect install interpret inflate investigate issue keep lead liaise load locate maintain make manage maximi[sz]e meet mobili[sz]e modify monitor move negotiate operate notify order organi[sz]e oversee park participate patrol perform plan prepare present process produce progress promote protect provide purchase receive recognize recommend reconcile record recruit repair report represent research resolve respond review run schedule seek select sell serve set show submit suggest summarize supervise support take test track train transport translate troubleshoot update use utili[sz]e verify work write chart jump-start jump fix weigh label unload wrap mix measure replace remove wash vacuum mop polish rotate observe obtain enhance adjust define foster facilitate validate optimi[sz]e expand diagnose deploy configure integrate align solve'
    .split(' ')
    .join('|');
const secondVerb = new RegExp(
  `,? (?:and|or|&|then) (?:then |also )?(?:\\p{L}+ly )?(?:${verbs})\\b(?! of\\b)|, (?:${verbs}) `,
  'iu',
);
const head =
  /^((?:(?!(?:app|comp|supp|re|rep|imp|multip)ly )\p{L}+ly )?)([\p{L}-]+(?: (?:up|out|off|down))?)((?:, (?!and\b|or\b)[\p{L}-]+)*)(,? (?:and|&|or) (?!(?:the|an?|all)\b)(?:\p{L}+ly )?[\p{L}-]+(?= ))?/iu;

const isRowOfVerbs = (first: string, others: string, last = ''): boolean =>
  [
    first.split(' ')[0] ?? first,
    ...(last === '' ? [] : (others.match(words) ?? [])),
    ...(last.match(words) ?? []),
  ].every((word) => isVerb(word.replace(/^(?:re|co|pre|over|under)-/i, '')));
const words = /(?<=[ ,])(?!(?:and|or)\b|\p{L}+ly\b)[\p{L}-]+/giu;

/** "verify, allocate and reconcile accounts": each of its verbs in the form that names a doing. */
function sayDoing(verbPhrase: string): string {
  return verbPhrase.replace(
    head,
    (whole, _adverb: string, first: string, others: string, last: string | undefined) => {
      // "Load, limits and asking for help": a word that is no verb has no such form, and the row is one of things.
      if (!isRowOfVerbs(first, others, last)) return whole;
      if (others !== '' && last === undefined) return toGerund(first) + others;
      const each = (text: string): string =>
        text.replace(/(?<=[ ,])(?!and\b|or\b|\p{L}+ly\b)[\p{L}-]+/giu, (verb) => toGerund(verb));
      return `${toGerund(first)}${each(others)}${each(last ?? '')}`;
    },
  );
}

/** "manage risks and settle claims" as the name of a doing: the first of the two. */
export const toDoing = (verbPhrase: string): string => capitalize(sayDoing(cutVerb(verbPhrase)));

/** Says that somebody has a part in it, and not what is done. */
const partIn =
  /^(?:\p{L}+ly )?(?:assist(?:s|ing)? (?:in|with)|support(?:s|ing)?(?: (?:in|with))?(?! [^.]{3,60} to \p{L})|help(?:s|ing)? (?:with|in)|contribut(?:e|es|ing) to|participat(?:e|es|ing) in|tak(?:e|es|ing) (?:\p{L}+ ){0,3}?(?:responsibility for|role in|charge of)|(?:be |is |are |gets? |getting )?(?:responsible for|involved in)|undertak(?:e|es|ing)|play(?:s|ing)? (?:an? )?(?:\p{L}+ ){0,2}?(?:role|part) in|(?:provid|giv|offer)(?:e|es|s|ing)? (?:(?:direct|general|ongoing|daily|day-to-day|operational|dedicated|full) )?(?:support|assistance|help) (?:to|for)(?= (?:[\p{L}'’-]+ ){0,5}?(?:departments?|teams?|managers?|directors?|staff|leaders?|colleagues|partners|offices?|executives?|specialists?|supervisors?|engineers)\b)) (?=\p{L})/iu;

/** Whether a line says no more than that somebody has a part in what it names. */
export const dropPart = (text: string): string => text.replace(partIn, '');

const gerunds = new Set(
  `${verbs}|line|line up|cut|dig|fabricat|fit|fold|form|haul|mend|mount|paint|pick|pack|pour|price|prun|roast|sand|sew|sort|stack|sweep|teach|tow|weav|weld|dispense|carry|feed|wash|iron|grow|mow|bake|brew|roof|lay|wire|counsel|formulate|adjust|share|appraise|compile|compose|configure|consult|convert|curate|deploy|diagnose|dispatch|distribute|estimate|examine|expand|facilitate|file|gather|host|integrate|interview|invoice|launch|market|mediate|mentor|migrate|model|modify|moderate|optimi[sz]e|procure|program|publish|restock|scan|screen|secure|ship|solicit|source|stock|streamline|survey|transcribe|triage|upload|validate|engage|drive|spot|teach|tutor|treat|administer`
    .split('|')
    .map((verb) => verb.replace('[sz]', 'z'))
    .flatMap((verb) => [toGerund(verb), toGerund(verb).replace(/zing$/, 'sing')]),
);

/** "Sound principles" begins with no verb, whatever it looks like. */
export const isKnownVerb = (word: string): boolean =>
  gerunds.has(word.replace(/,$/, '')) && !hollow.test(word);
/** Says that something is done, and not what. */
const hollow = /^(?:us|utili[sz]|work|tak|mak|show|seek|assist|help|support|receiv|meet)ing$/;

/** "analyze figures and summarize results": the first of the two. */
function cutVerb(said: string): string {
  const [start = ''] = head.exec(said) ?? [];
  const at = said.slice(start.length).search(secondVerb);
  return at === -1 ? said : said.slice(0, start.length + at);
}
