import { splitSentences } from '#writing/split-sentences.ts';
import { lowerFirst } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import type { PlannedPersona } from '../planned-persona.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';

type Messages = PlannedPersona['messages'];

/** Whoever writes speaks of themselves or of their house: what they did and promise nobody here can vouch for. */
const ofTheWriter = /\{|\[(?!First name\]|Last name\])|\b(?:I|I['’]\p{L}+|me|my|we|our|us|ours)\b/u;
/** Of this job, of looking for one, or of the letter itself. */
const ofTheJob =
  /\b(?:here|this (?:job|post|role|one|time|work|letter|note|place|may)|you would|you['’]d|would be yours|you could be|could you choose|adverts?|advertised|advertisements?|posting|job boards?|recruiters?|read on|reads? this|throw this|bring you|employers?|hires you|interview\w*|before you (?:move|leave|compare|dream|decide)|new job|moves?|moving|a clause|would be lost|at your level leave|a job in that|congratulations|honest\w*|straight with you|small (?:sum|exercise)|could you send|first job|first post|profile|from your title|by name)\b/i;
/** Hangs on a subject line or a sentence that is not shown. */
const hanging =
  /^(?:And|But|So|Then|Not|Nor|Or|That|Those|These|This|It|Its|They|Them|He|She|Both|Each of|Some (?:were|do)|Mostly|Also|Besides|Still|Because|Pending|One (?:is|of them|asks)|Here|First it was|Which|Thank you|Good (?:morning|afternoon)|Numbers|Bad news|A question|If it was|If the answer|Loans like|Sometimes it|To be|Nine days before|There is one in|Hours|Moving|Finalists|Minutes are|Where training|You know|You will never know|You have had one)\b|^(?:One|Two|Three|Four|Five|Six|A few) (?:things?|numbers?|words?|questions?|facts?|answers?|reasons?)\b/i;
/** "You hand it up": what "it" is, was said before. */
const unnamed =
  /^(?:You|Someone|Somebody|By now you|In the course you)\b[^,.:;]{0,30}\b(?:it|them)\b(?!s)(?![^.]{0,40}:)/i;
const hangsInside =
  /\b(?:like that|(?:is|of|that) (?:size|collection|report)|that (?:sentence|number|figure|question|order|minute|answer|story)|the (?:same|only|one) (?:thing|question)|one thing|in that order|three words|has one|had not|that answered|the reason|asks it|it is yours|whether they)\b|:$/i;
/** An event of somebody's week that nobody here knows of; what people of the career do again and again is told in the present. */
const pastEvent =
  /\byou(?: \p{L}+ly| also| already| never| just| only)? (?:rang|cut|told|took|found|wrote|drafted|changed|handed|closed|brought|passed|moved|had|knew|noticed|booked|saw|were|did|sorted|heard|added|explained|calmed|put in|studied|chose|trained|cleaned|sold|built|learned|suggested|texted|proposed|got|made|planned|asked|spent|said|left|came|gave|kept|set up)\b|\byou(?:['’]ve| have)(?: \p{L}+ly| also| already| never| just| only| always| both)? (?:been|kept|written|done|run|made|seen|had|spent|taken|held|brought|built|taught|\p{L}{3,}ed)\b/iu;
/** Advice nobody asked for. */
const advice =
  /^(?:Ask|Count|Take|Imagine|Think|Keep|Read|Write|Put|Before|Give|Try|Watch|Perhaps|Being home|Whoever)\b|\byou should\b/i;
/** What may not be said of a stranger: body, age, family, money troubles, somebody's fear. */
const tooNear =
  /\b(?:your (?:age|back|knees|body|wife|husband|children|kids|health|marriage|debts?)|overdraft|divorce|pregnan\w*|retire\w*|too old|fired|dismissed|ill|illness|sick|cry|wasted|lonely|toilet)\b/i;
/** Whether somebody does something in it. */
const verb =
  /\b(?:is|are|was|were|has|have|had|does?|did|can|cannot|could|may|must|will|would|gets?|goes|comes?|says?|means?|takes?|ends?|costs?|sees?|counts?|tells?|asks?|needs?|wants?|knows?|hears?|waits?|stays?|reads?|opens?|rings?|thinks?|looks?|arrives|expires?|empties|lands?|keeps?|teach(?:es)?|fills?)\b|\byou \p{Ll}+/iu;

const length = { fewest: 8, ofOthers: 12, most: 42 };
const name = /,? ?\[First name\],? ?/;

const isOfThem = (sentence: string, names: readonly string[]): boolean =>
  ![ofTheWriter, ofTheJob, hangsInside, tooNear, pastEvent, advice].some((words) =>
    words.test(sentence),
  ) && names.every((one) => one === '' || !sentence.includes(one));

const addressed = /^\[First name\], (\p{L})/u;

/** The sentences at the beginning of a text that speak of the reader's own days and of nothing else; empty where they hang on something. */
export function keepOwnWorld(text: string, names: readonly string[]): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/);
  const sentences = splitSentences(paragraph);
  const first = (sentences[0] ?? '').replace(addressed, (_, letter: string) =>
    letter.toUpperCase(),
  );
  if (hanging.test(first) || unnamed.test(first) || !verb.test(first) || advice.test(first))
    return '';
  const end = sentences.findIndex((sentence) => !isOfThem(sentence, names));
  const kept = (end === -1 ? sentences : sentences.slice(0, end)).join(' ');
  const count = countWords(kept);
  if (count < length.fewest || count > length.most) return '';
  // Told of nobody, it is no way to address somebody; a short one is a riddle.
  if (!/\b(?:you|your|yours)\b/i.test(kept) && (!name.test(kept) || count < length.ofOthers))
    return '';
  return name.test(kept) || kept.includes('[Last name]')
    ? kept
    : `[First name], ${lowerFirst(kept)}`;
}

/** Something true of people of this career whatever the job: the beginning of a letter to them. Another one for each letter. */
export function listOpenings(
  { mails, linkedin }: Pick<Messages, 'mails' | 'linkedin'>,
  names: readonly string[],
): string[] {
  return (
    [
      mails[0]?.text ?? '',
      splitSentences(linkedin)[0] ?? '',
      ...mails.slice(1).map(({ text }) => text),
    ]
      .map((text) => keepOwnWorld(text, names))
      // The one question of a letter stands at its end.
      .filter((text) => text !== '' && !text.includes('?'))
  );
}

/** The beginning of a letter: true of such people whatever the job; empty where nothing is, and the letter begins with the job. */
export function openLetter(source: Source, { messages }: Pick<PlannedPersona, 'messages'>): string {
  return listOpenings(messages, listOwnNames(source))[0] ?? '';
}

/** Sentences with these are about this job. */
export function listOwnNames(source: Source): string[] {
  const { employer, city, title } = makePlan(source).names;
  return [employer, city ?? '', title];
}
