import { canBeDone } from '../wording/speakable/speakable.ts';
import type { FactSource } from '#shared/brief.ts';
import { listFacts, openBrackets, ownWords } from '../wording/own-words.ts';
import { beginsWithVerb, toOrders } from '../wording/orders.ts';
import type { Source } from '../source.ts';
import { stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { countWords } from '#writing/shorten.ts';
import { splitSentences } from '#writing/split-sentences.ts';

export interface Purpose {
  /** Follows "you": "are responsible for ...", "run ...". */
  clause: string;
  /** The sentence it was taken from. */
  from: string;
  /** Outside the list of duties, where the whole is summed up. */
  isSummary: boolean;
}

/** "Reporting to the chair, ", "In this role, ". */
const before = String.raw`(?:(?:under|reporting|working|based|as|in|within|with|on|here|at)\b[^,.:;]{2,90}, )?`;
/** Whoever holds the post. */
const holder = String.raw`(you|(?:the|this|an?) (?:[\p{L}()/&'’.,-]+ ){1,9}?)`;
const responsible = new RegExp(
  `^${before}${holder} ?(?:['’]re|is|are|will be)(?: an? [^,.;:]{3,80}?,?(?: who (?:is|will be))?| \\p{L}+ly| also)? (?:(?:responsible|accountable) for|tasked with|charged with|in charge of) (.+)$`,
  'iu',
);
/** "This is a field position focused on opening new accounts." */
const focusedOn =
  /^this is an? [^.,;:]{3,60}? (?:position|role|job|post) (?:focused on|dedicated to|responsible for) (\p{L}+ing .+)$/iu;
/** "This is a pivotal post supporting both yards." */
const postDoing =
  /^this is an? [^.,;:]{3,60}? (?:position|role|job|post),? (?!offering|reporting|working|paying|starting|requiring|including|involving|looking|giving|being|going|having|coming|covering|based|located|ranging|running|joining|reaching|spanning|combining)(\p{L}+ing .+)$/iu;
const bareResponsible = /^(?:under [^,]{3,90}, )?(?:\p{L}+ly )?responsible for (.+)$/iu;
const willDo = new RegExp(
  `^${before}${holder} ?(?:will|['’]ll|shall) ((?:\\p{L}+ly )?\\p{Ll}+ .+)$`,
  'iu',
);
/** "This position works under the chair to plan ...": what for stands behind it. */
const worksTo = new RegExp(`^${before}${holder} ?works [^,.]{3,90}? to (\\p{Ll}+,? .+)$`, 'iu');
/** "The coordinator manages ...". */
const doesIt = new RegExp(`^${before}${holder} ?(?:\\p{L}+ly )?(\\p{Ll}+s(?:,| and|) .+)$`, 'iu');
const isTo =
  /^(?:(?:the |your )?(?:\p{L}+ ){0,3}(?:purpose|function|aim|objective|role) of (?:this|the) (?:[\p{L}'’/-]+ ){1,6}?|(?:[\p{L} ]{3,30}, )?your (?:\p{L}+ ){0,2}(?:job|role|purpose|responsibility|task|goal|mission) )(?:is|will be) to (.+)$/iu;
/** "The position of harbour master exists to keep the port open." */
const existsTo =
  /^(?:this|the) (?:role|position|post|job|[^.,;:]{3,70}?)(?: of [^.,;:]{3,60}?)? exists (?:primarily |mainly )?to (.+)$/iu;
const wantedTo =
  /\b(?:looking for|seeking|seeks|hiring|recruiting|in search of|searching for)(?= \p{L})(?! to\b)[^.;:]{4,110}? (?:to|(?:who|that) will) (\p{Ll}+ .+)$/iu;
/** "If you are looking for a house to grow in". */
const ofReader = /\b(?:you|who)(?:['’]re| are) (?:\p{L}+ )?(?:looking|seeking|searching)\b/iu;
/** "be responsible for keeping ...". */
const answering = /^be (?:\p{L}+ly )?(?:responsible|accountable) for (?:the )?(.+)$/iu;
/** "play a key role in keeping ...": what is done stands behind it. */
const playing = /^play an? (?:[\p{L}-]+,? ){0,4}(?:role|part) in (\p{L}+ing .+)$/iu;
/** "join the crew to keep ...": what for stands behind it. */
const joining =
  /^join (?!our team (?:and|to) (?:help|be|grow|make|contribute))[^.;:]{3,70}? (?:to|and) (\p{Ll}+ .+)$/iu;

/** Says that somebody is there, and not what for. */
const empty =
  /^(?:\p{L}+ly )?(?:help|find|be(?! (?:part of|the (?:first|main|lead|face)))|have|need|require|receive|get|enjoy|include|find|join|earn|report|become|also|continue|demand|entail|consist|suit|expect|allow|accomplish this|start|grow|feel|love|see|benefit|gain|learn|participate|attend|not|never|involve|depend|work (?:with|in|at|for|from|under|as|alongside|closely|on a|across|within|hours|shifts|one|two|three|four|five|six|seven|eight|ten|twelve|nights|days|weekends|evenings|\d)|come|thrive|possess|demonstrate|offer|consider|ensure your|contribute to (?:the|our) (?:success|growth)|play|know|want|bring|take pride|meet|undergo|undertake (?:an?|the)|travel|complete (?:an?|the) (?:\p{L}+ )?(?:training|probation|assessment|background)|share|follow|focus|serve as an? (?:key|valued))\b/iu;
/** Told of somebody else, or a sentence in which another begins. */
const foreign =
  /\b(?:his|her|he|she|they|their own|candidates?|applicants?|incumbent|post-?holder|salary|benefits|apply|contract|must)\b|[;:?!|•]|\. \p{Lu}|\band helps\b/u;
/** "represent the house and assists guests": a verb further on kept the form of another subject. */
export const otherForm =
  /(?:,| and| or) (?:\p{L}+ly )?(?:is|has|was|plays|assists|provides|ensures|maintains|develops|manages|coordinates|performs|oversees|works|serves|leads|prepares|communicates|collaborates|creates|identifies) /u;
/** Where such a sentence begins to explain itself. */
const explains =
  /,? (?:including|such as|to include|in accordance with|in line with|in compliance with|as well as|and in compliance|within (?:Trust|company)|so that|whilst|while)\b|, which\b|, (?:\p{L}+ly )?(?:working|reporting|ensuring|using|providing|supporting|helping|assisting|contributing)\b| [-–—] /iu;
const length = { fewest: 6, wanted: 22, most: 34 };

/** As much of it as can be read aloud: whole where it is short, else up to where it explains itself. */
function trim(text: string): string {
  const bare = stripEnd(text.replace(/\s?\([^)]{0,200}\)/g, '').trim());
  if (countWords(bare) <= length.wanted && !foreign.test(bare)) return bare;
  const at = bare.search(explains);
  const start = at > 0 ? stripEnd(bare.slice(0, at)) : bare;
  return countWords(start) >= length.fewest ? start : bare;
}

/** "retaining customers" is said as "retain customers" where nothing else hangs on its form. */
function toClause(doing: string): string {
  const [, provided] = /^(?:the )?(?:provision|delivery) of (.+)$/i.exec(doing) ?? [];
  if (provided !== undefined) return `provide ${provided}`;
  const [, turned = doing] = toOrders(['Plan a day', doing]);
  const isTurned = turned.toLowerCase() !== doing.toLowerCase();
  const isAlone = !/(?:,| and| or) (?:\p{L}+ly )?\p{Ll}+ing\b/u.test(turned);
  return isTurned && isAlone
    ? `${turned.charAt(0).toLowerCase()}${turned.slice(1)}`
    : `are responsible for ${doing}`;
}

const ofPost =
  /^(?:[Yy]ou|.*\b(?:post|[Rr]ole|[Pp]osition|job|person|individual|candidate|incumbent|employee|hire|post-?holder))\s*$/u;
/** "The COO" is a chief operating officer. */
const initialsOf = (words: string): string =>
  words
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();

/** The words that name somebody in a title: "director" of "director of field work". */
const headsOf = (title: string): string[] =>
  title
    .toLowerCase()
    .split(/[,/&(–-]| (?:and|of|for|in|to|with|or) /)
    .flatMap((part) => part.trim().split(/\s+/).at(-1) ?? [])
    .filter((word) => word.length > 2);

/** Whoever holds the post, and not the house, a plan of it or a love of the work. */
const isHolder = (subject: string, title: string): boolean => {
  const [bare = ''] = subject.split(/[,(]/);
  const last =
    bare
      .trim()
      .split(/[\s/]+/)
      .at(-1) ?? '';
  return (
    ofPost.test(`${bare.trim()} `) ||
    (title.includes(' ') && last === initialsOf(title)) ||
    headsOf(title).includes(last.toLowerCase())
  );
};

/** What is done, of a sentence whose subject is the post. */
function readHeld(sentence: string, pattern: RegExp, title: string): string | undefined {
  const [, subject = '', rest] = pattern.exec(sentence) ?? [];
  return isHolder(subject, title) ? rest : undefined;
}

interface Doing {
  words: string;
  /** "running the port", "run the port" or "runs the port". */
  form: 'doing' | 'do' | 'does';
  /** The same with the part that one plays in it, which is not the whole. */
  ofPart?: string;
}

function sayPostDoing(sentence: string): string | null {
  const [, doing = ''] = postDoing.exec(sentence) ?? [];
  const [, turned = doing] = toOrders(['Plan a day', doing]);
  return turned === doing ? null : `${turned.charAt(0).toLowerCase()}${turned.slice(1)}`;
}

/** What a sentence says that is done in the post; null where it speaks of something else. */
export function findDoing(sentence: string, title: string): Doing | null {
  const doing =
    readHeld(sentence, responsible, title) ??
    bareResponsible.exec(sentence)?.[1] ??
    focusedOn.exec(sentence)?.[1];
  if (doing !== undefined) return { words: doing, form: 'doing' };
  const ofPost = sayPostDoing(sentence);
  if (ofPost !== null) return { words: ofPost, form: 'do' };
  const verb =
    readHeld(sentence, willDo, title) ??
    isTo.exec(sentence)?.[1] ??
    existsTo.exec(sentence)?.[1] ??
    (ofReader.test(sentence) ? undefined : wantedTo.exec(sentence)?.[1]);
  if (verb !== undefined) {
    const joined = joining.exec(verb)?.[1];
    // "To join us, working with the lead and technical staff": no verb stands behind the "and".
    const words = joined !== undefined && canBeDone(joined) ? joined : verb;
    const [, answered] = answering.exec(words) ?? [];
    if (answered !== undefined) return { words: answered, form: 'doing' };
    const [, played] = playing.exec(words) ?? [];
    return played === undefined
      ? { words, form: 'do' }
      : { words: played, form: 'doing', ofPart: trim(words) };
  }
  const aim = readHeld(sentence, worksTo, title);
  if (aim !== undefined) return { words: aim, form: 'do' };
  const told = readHeld(sentence, doesIt, title);
  return told === undefined || /^(?:is|has|was|requires|offers|needs) /.test(told)
    ? null
    : { words: told, form: 'does' };
}

function readClause(sentence: string, title: string): string | null {
  const found = findDoing(sentence, title);
  if (found === null) return null;
  const { words, form } = found;
  if (form === 'doing') {
    const clause = toClause(trim(words));
    return clause.startsWith('are responsible') ? (found.ofPart ?? clause) : clause;
  }
  if (form === 'do')
    // Behind "will" or "to" stands a verb, known or not.
    return empty.test(words) ||
      /^(?:\p{L}+ly |not |the |an? )?\p{L}+(?:ing|ed) |^\p{L}+ be\b/u.test(words)
      ? null
      : trim(words).replace(/^be (?=part of|the )/i, 'are ');
  const [turned = words] = toOrders([trim(words)]);
  const plain = `${turned.charAt(0).toLowerCase()}${turned.slice(1)}`.replace(
    /(?<=(?:,| and) )(\p{Ll}+)s(?= \p{L})/gu,
    (word, verb: string) => (beginsWithVerb(verb) ? verb : word),
  );
  return turned === trim(words) || empty.test(plain) ? null : toPlain(plain);
}

function toPlain(verb: string): string | null {
  const plain = trim(verb).replace(/^be (?=part of|the )/i, 'are ');
  const bare = plain.replace(/^\p{L}+ly (?=\p{L})/u, '');
  return beginsWithVerb(bare) || plain.startsWith('are ') ? plain : null;
}

const quoteOf = (source: FactSource): string =>
  source.from === 'job' ? source.quote.replace(/\s+/g, ' ').trim() : '';

const firstDuties = 3;

/** "... at Harrow Inc. The planner will": two sentences that an abbreviation held together. */
const afterHouse = /(?<=\b(?:Inc|LLC|Ltd|Co|Corp)\.) (?=(?:The|This|You|We|As|In|Our)\b)/u;

/** What the advertisement says of the job, sentence by sentence as it was written. */
export const listSaid = ({ brief }: Source): string[] =>
  brief.roleSaid.flatMap(({ text }) =>
    splitSentences(openBrackets(text)).flatMap((sentence) => sentence.split(afterHouse)),
  );

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Sentences that say what the whole job is for, as somebody would tell the reader. */
export function listPurposes(source: Source): Purpose[] {
  const { brief } = source;
  const title = brief.title.singular;
  const said = listSaid(source);
  const known = letters(said.join(' '));
  // Far down a list, "responsible for" begins one duty of many.
  const duties = listFacts(brief, { kinds: ['duty'] }).slice(0, firstDuties);
  const facts = listFacts(brief, { kinds: ['other', 'team', 'goal', 'culture'] });
  const told = [...duties, ...facts]
    .map((fact) => ({
      from: ownWords(fact),
      quote: quoteOf(fact.source),
      isSummary: fact.kind !== 'duty',
    }))
    .filter(({ quote }) => quote === '' || !known.includes(letters(quote)));
  // The sentence that names the manager often says what for.
  const report = brief.reportsTo ? quoteOf(brief.reportsTo.source) : '';
  return [
    ...said.map((text) => ({ from: stripEnd(text), quote: text, isSummary: true })),
    ...told,
    { from: report, quote: report, isSummary: true },
  ].flatMap((one) => {
    const { from, quote, isSummary } = one;
    const clause = readClause(stripEnd(from), title) ?? readClause(stripEnd(quote), title);
    const count = countWords(clause ?? '');
    const isUsable =
      clause !== null &&
      count >= length.fewest &&
      count <= length.most &&
      // One duty of many, and no sum of them.
      (isSummary || !clause.startsWith('are responsible')) &&
      !/\b(?:will|is|are) also\b/i.test(`${from} ${quote}`) &&
      !foreign.test(clause) &&
      !otherForm.test(clause) &&
      !isGlued(clause);
    return isUsable ? [{ clause, from, isSummary }] : [];
  });
}
