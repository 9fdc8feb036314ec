import { listEmployerSentences } from '#plan/employer/employer-words.ts';
import { listNamedSteps } from '#plan/hiring-steps/named-steps.ts';
import { nameAdjustment } from '#plan/hiring-steps/adjustment.ts';
import { isListItem, listFacts, ownWords } from '#plan/wording/own-words.ts';
import type { Source } from '#plan/source.ts';
import { hasContact } from '#writing/contacts.ts';
import { dropUnpaired } from '#writing/pairs.ts';
import { readClosingDay } from '#writing/read-day.ts';
import { toParagraph, toParagraphs, toSentence } from '#writing/casing.ts';
import type { SaidSoFar } from '#writing/said-so-far.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { toLines } from './lines.ts';
import { listNotices, ofHelp } from './notices.ts';
import { isPrivate } from './private.ts';
import type { PostingPhrases } from './phrases.data.ts';
import { askFirst } from './voice.data.ts';

const forApplying =
  /career|\/jobs?\b|\bjobs?\.|apply|recruit|vacanc|lever\.co|greenhouse|workday|ashby|taleo|icims|smartrecruiters|bewerb|stellen|karriere|emploi|empleo/i;
/** Pages about something else, on the same site. */
const forOthers = /benefits|privacy|accessib|legal|notice|terms/i;
/** Where the advertisement was seen, for whoever writes to the employer. */
const ofSource =
  /\b(?:mention|state|indicate|declare)\b.{0,80}\b(?:learn\w*|saw|seen|found|heard|source|website|site|url)\b/i;

/** Whether a link is the page to apply at. */
function isPage(link: string, { brief }: Source): boolean {
  const isSource = listEmployerSentences(brief, ['process', 'legal']).some(
    (text) => ofSource.test(text) && text.includes(link),
  );
  return forApplying.test(link) && !forOthers.test(link) && !isSource;
}

/** "https://example.org/We": the next sentence ran into the address. */
const isGlued = (link: string): boolean =>
  /\/\p{Lu}\p{Ll}*$|\p{Lu}{3}\p{Ll}{4,20}$/u.test(link) || /.https?:/.test(link);

const mostLinks = 3;
const longestStep = 12;
const mostSteps = 7;
const isStep =
  /\b(?:interviews?|calls?|screen|assessment|tests?|task|trial|climbing|panel|meet|round|video|visit|talk|offer|answer|decision|review|background check)\b/i;

/** Said of the steps, and none of them. */
const noStep = /\bfeedback\b|\bif you\b|\bwill only\b/i;

/** How to apply, by when, what happens then, and what the law and the employer add, word for word. */
export function sayApplying(
  source: Source,
  told: SaidSoFar,
  phrases: PostingPhrases | null,
): string {
  const { brief, voice } = source;
  const { applying, legal, namesWay, isCut } = listNotices(source);
  const [help, own] = [true, false].map((wanted) =>
    told
      .takeNew(applying.filter((text) => ofHelp.test(text) === wanted))
      .map((text) => sayNotice(mendLinks(text, brief.links))),
  ) as [string[], string[]];
  const notices = told.takeNew(legal).map(toSentence);
  const said = [...own, ...help, ...notices].join(' ');
  const links = brief.links.filter((link) => !isGlued(link) && !said.includes(link));
  const [page] = links.filter((link) => isPage(link, source));
  const way = page && !namesWay ? (phrases?.applyAt(page) ?? `Apply at ${page}`) : '';
  const more = links.filter((link) => link !== page).slice(0, mostLinks);
  return toParagraphs([
    toParagraph([
      way,
      ...own,
      namesWay || way || own.some(saysHow) ? '' : (phrases?.applyBlank ?? sayOpenWay(source)),
      sayDeadline(source, said, phrases),
    ]),
    toParagraph(help),
    sayNext(source, told, phrases),
    more.length > 0 && !isCut ? `${phrases?.more ?? 'More to read:'} ${more.join(', ')}` : '',
    toParagraph(
      phrases
        ? [phrases.question, phrases.help]
        : [noCalls.test(said) ? '' : askFirst.question[voice.tone], offerHelp(source, said)],
    ),
    toParagraph(notices),
  ]);
}

/** "Please send your CV to ann@example.org": whoever reads it knows how. */
const saysHow = (text: string): boolean =>
  /\b(?:send|e-?mail|submit|forward|call|text|drop)\b[^.;]{0,90}\b(?:cvs?|r[eé]sum[eé]s?|applications?|cover letters?|letters?|us)\b/i.test(
    text,
  ) &&
  /@|https?:|www\.|\d{3}[\s.-]?\d{3,4}|#(?:EMAIL|URL|PHONE)_|\b(?:link|page) below\b/i.test(text);

/** "Click Apply Now": the button of the page where the advertisement stood. */
const button =
  /\b(?:click(?:ing)?|press(?:ing)?|hit|use|tap) (?:on )?(?:the |to |here to |below to )?[“"'‘]?apply\b|\bapply (?:now|here|below|online|button)\b|\beasy apply\b|\bclick (?:here|below) to apply\b/i;

/** A button leads somewhere else from every page: its link is for whoever publishes the posting. */
const sayOpenWay = ({ brief }: Source): string =>
  brief.employerBlocks.some(({ text }) => button.test(text)) ||
  brief.facts.some(({ text }) => button.test(text))
    ? 'Apply online, with the Apply button: [link: add].'
    : 'Apply: [how to apply: add].';

/** Whoever wants no calls does not ask for questions. */
const noCalls = /\bno (?:phone |telephone )?(?:calls|enquiries|inquiries)\b/i;

const mailOf = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,20}){1,3}/;

/** An address for questions is not where an application goes. */
const forQuestions = /\b(?:questions?|inquir\p{L}+|enquir\p{L}+|(?:further|more) information)\b/iu;
const forPapers = /\b(?:apply|applications?|send|submit|r[eé]sum[eé]s?|CVs?)\b/iu;

/** Where an application goes, in one word: an address or a page; null where none is stated. */
export function findWay(source: Source): string | null {
  const [mail] = listNotices(source)
    .ways.flatMap((text) => splitSentences(text))
    .filter((text) => !forQuestions.test(text) || forPapers.test(text))
    .flatMap((text) => mailOf.exec(text)?.[0] ?? []);
  const page = source.brief.links.find((link) => !isGlued(link) && isPage(link, source));
  return mail ?? page ?? null;
}

/** A day that has passed is a blank to fill; a page's next words that grew on are left out. */
function sayDeadline(
  { brief, today }: Source,
  said: string,
  phrases: PostingPhrases | null,
): string {
  const text = (brief.deadline?.text ?? '')
    .replace(/(?<=\p{L}|\d)(?=\p{Lu}\p{Ll}{3}).*$/u, '')
    .trim();
  if (text === '' || said.includes(text)) return '';
  const isPast = (readClosingDay(text, today) ?? today) < today;
  const day = isPast ? '[new date: add]' : text;
  return phrases?.closing(day) ?? `Closing date: ${day}`;
}

/** What happens after an application, step by step, where the job lists it. */
function sayNext(source: Source, told: SaidSoFar, phrases: PostingPhrases | null): string {
  const listed = listFacts(source.brief, { kinds: ['process'] })
    .map(ownWords)
    .filter((text) => isListItem(text, longestStep) && isStep.test(text) && !noStep.test(text))
    .filter((text) => !isPrivate(text) && !hasContact(text));
  const named = phrases ? [] : listNamedSteps(source);
  // What running text names in its order is more than what stands in items of their own.
  const steps = named.length > listed.length ? named : listed;
  const fresh = told.takeNew(steps).slice(0, mostSteps);
  return fresh.length < 2 ? '' : `${phrases?.next ?? 'What happens then:'}\n${toLines(fresh)}`;
}

/** An address that was cut in its sentence is known whole from elsewhere. */
const mendLinks = (text: string, links: readonly string[]): string =>
  text.replace(
    /https?:\/\/[^\s,;]+/g,
    (address) => links.find((link) => link.startsWith(address) && !isGlued(link)) ?? address,
  );

/** A bare address is no sentence, and its letters are its own. */
const sayNotice = (text: string): string =>
  toSentence(
    /^[\w.+-]+@\S+$/.test(text) ? `E-mail: ${text}` : dropUnpaired(text.replace(gluedRole, ', ')),
  );

/** "Ann WhiteOperations ann@example.org": a name that lost the blank before what follows. */
const gluedRole = /(?<=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}{2,20})(?=\p{Lu}\p{Ll}{3,})/gu;

/** Everyone may need something else to show what they can do; said where the employer has not said it. */
function offerHelp({ brief: { place } }: Source, said: string): string {
  if (/\baccommodation|\badjustment/i.test(said)) return '';
  // Where nobody knows the country, nobody knows its word.
  return place.country === null
    ? 'If you need something arranged differently to apply or to interview, tell us'
    : `If you need an ${nameAdjustment(place.country)} to apply or to interview, tell us`;
}
