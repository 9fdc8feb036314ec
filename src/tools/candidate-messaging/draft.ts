import { sayHouse } from '#plan/defining/say-house.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { sayPayForm } from '#plan/contract/deciding-terms.ts';
import { listNudges } from '#plan/letters/list-nudges.ts';
import { listObjections } from '#plan/letters/list-objections.ts';
import { isTold, listNews } from '#plan/letters/list-news.ts';
import { findFreshPoint } from '#plan/letters/fresh-point.ts';
import { listPoints } from '#plan/letters/list-points.ts';
import { openLetter } from '#plan/letters/open-letter.ts';
import { dropOpenings, nameSeveralOf, speakHours } from '#plan/letters/say-job.ts';
import { sayNeeds } from '#plan/letters/name-need.ts';
import { writeFirstMail } from '#plan/letters/write-mails.ts';
import { listSpoken, sayOffer, shareOut } from '#plan/letters/tell-facts.ts';
import { dropOfMost, writeNetworkNote, writeText } from '#plan/letters/write-short.ts';
import { sayLead, writeSteps } from '#plan/letters/write-sequence.ts';
import { unnamedEmployer } from '#plan/wording/names.ts';
import type { PlannedPersona } from '#plan/people/planned-persona.ts';
import { isAbroad, makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speakAs } from '#plan/employer/speak-as.ts';
import { readStyleNote } from '#plan/style/style-note.ts';
import { speak, speakMail } from '#plan/style/voice.ts';
import { lowerFirst, toParagraph } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { countWords, packParts } from '#writing/shorten.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { sayHeadline } from '../attraction-posting/headline.ts';
import { listWordsOf } from './words-of.ts';
import { draftMessagesAbroad } from './draft-abroad.ts';
import { describeTool, endTexts, inMail, longestText, postNotes, safeX } from './short-texts.ts';
import type { CandidateMessagingWriting } from './writing.ts';

type Parts = Omit<CandidateMessagingWriting, 'toolDescription'>;

const shown = { objections: 4, words: 4, nudges: 2, sentences: 3 };

/** Short channels, whole sequences and what to do when nobody answers; every message stands by itself. */
export function draftCandidateMessaging(source: Source): CandidateMessagingWriting {
  const plan = makePlan(source);
  const { names, place, languageNote } = plan;
  return {
    toolDescription: describeTool(`${names.aTitle} ${place.in}`.trim(), languageNote),
    ...(isAbroad(plan) ? draftMessagesAbroad(source, plan) : draftMessages(source, plan)),
  };
}

function draftMessages(source: Source, plan: Plan): Parts {
  const { personas } = plan;
  return {
    outreachScripts: personas.flatMap((persona, turn) => writeShort(source, plan, persona, turn)),
    emailSequences: personas.map((persona, turn) => writeSequence(source, persona, turn)),
    objectionResponses: listObjections(source)
      .slice(0, shown.objections)
      .map(({ objection, answer }) => ({
        objection,
        shortReply: speak(source, shortenReply(answer)),
        nextMove: sayNextMove(answer),
      })),
    personaMessaging: personas.map((persona, turn) => ({
      persona: persona.name,
      leadWith: persona.say_first,
      prove: sayProof(source, plan, turn),
      avoid: sayAvoid(persona),
      words: listWordsOf(persona, plan.drawer, plan.names.title).slice(0, shown.words),
      openingLine: speak(source, openLetter(persona)),
    })),
    socialOutreach: writePosts(source, plan),
    followUpTactics: listNudges(source)
      .slice(0, shown.nudges)
      .map(({ group, moment, words }) => ({
        situation: group,
        timing: moment,
        action: `Write: ${quote(speak(source, words))}`,
        stopRule: 'One message, then wait for an answer',
      })),
  };
}

/** What the reply itself promises, asks or leaves to them. */
export function sayNextMove(answer: string): string {
  if (/: ask the hiring manager\]|: \[reporting line/.test(answer))
    return 'Get the answer from the hiring manager, and send it the same day.';
  if (answer.includes(': ask HR]')) return 'Get the figures from HR, and send them in writing.';
  if (/\bI will (?:ask|get|find out)\b|\bI am asking\b/.test(answer))
    return 'Ask the hiring manager what you promised to ask, and write back with the answer.';
  if (/\bjust say so\b|\bnot for you\b|\bwill stop here\b|\bI am sorry\b/.test(answer))
    return 'If that settles it, thank them, note why, and do not write about this job again.';
  return answer.trim().endsWith('?')
    ? 'Wait for their answer, and note it with the date.'
    : 'Send the posting with the reply, and note what they say.';
}

/** In a chat two sentences are read, and a question at the end of them. */
function shortenReply(answer: string): string {
  const sentences = splitSentences(answer);
  return sentences.length <= shown.sentences
    ? answer
    : [...sentences.slice(0, shown.sentences - 1), sentences.at(-1)!].join(' ');
}

/** Some are what not to say, some what not to do. */
const sayAvoid = ({ never_say: words }: PlannedPersona): string =>
  /^(?:never|do not|don['’]t|nothing|no|not)\b/i.test(words)
    ? words
    : `Never say ${lowerFirst(words)}`;

/** A message on a network and a text, each with what decides. */
function writeShort(
  source: Source,
  plan: Plan,
  persona: PlannedPersona,
  turn: number,
): Parts['outreachScripts'] {
  const note = writeNetworkNote(source, turn, inMail);
  return [
    {
      channel: 'LinkedIn InMail',
      persona: persona.name,
      subject: writeFirstMail(source, turn).subject,
      script: speak(source, note),
    },
    {
      channel: 'Text message',
      persona: persona.name,
      subject: '',
      script: endTexts(
        speak(source, writeText(source, turn, longestText)),
        source.brief.place.country,
        null,
      ),
    },
  ];
}

const proofs = { most: 3, words: 24, benefits: 2 };

/** What backs a first message, in the job's own words: what such people move for first. */
function sayProof(source: Source, { sentences }: Plan, turn: number): string {
  const { first, followUp } = shareOut(source)[turn]!;
  // How it is paid is what they doubt, and proves nothing.
  const isDoubted = sayPayForm(source.brief);
  const told = [
    ...first.facts,
    sentences.pay,
    sentences.payTerms,
    sayOffer([...first.benefits, ...followUp.benefits].slice(0, proofs.benefits), turn),
    ...followUp.facts,
    sayLead(source, turn),
    findFreshPoint(source, turn, first.facts.join(' ')),
  ].filter((text) => text !== '' && text !== isDoubted && !text.includes('['));
  const kept: string[] = [];
  for (const text of told) {
    const isRoom =
      kept.length < proofs.most && countWords([...kept, text].join(' ')) <= proofs.words;
    if (isRoom && !isTold(text, kept.join(' '))) kept.push(text);
  }
  if (kept.length === 0) kept.push(...listNews(source, turn, '').slice(0, 1));
  return toParagraph(kept) || 'Nothing stated yet: ask before you write';
}

/** An organization that greets and closes in its own words does so everywhere. */
const hasManner = ({ voice }: Source): boolean => {
  const { greeting, signOff, tagLine } = readStyleNote(voice);
  return [greeting, signOff, tagLine].some(Boolean);
};

/** A text says at once who writes, in one paragraph; nobody signs it like a letter. */
const asText = (letter: string): string =>
  letter
    .replace('[First name], ', '[First name], [your name] again: ')
    .replace(/(?<!\s)\s+\[your name\]$/, '')
    .replace(/\n+/g, ' ');

function writeSequence(
  source: Source,
  persona: PlannedPersona,
  turn: number,
): Parts['emailSequences'][number] {
  return {
    persona: persona.name,
    goal: 'A yes, a no or a question',
    stopWhen: 'Any reply, or the last note',
    steps: writeSteps(source, turn).map(({ channel, subject, text }) => ({
      channel,
      subject,
      body:
        channel === 'Text message' && !hasManner(source)
          ? speak(source, asText(text))
          : speakMail(source, text),
    })),
  };
}

/** "It is hybrid." says nothing behind "Planner (hybrid)". */
const isSaidIn = (headline: string, pattern: string): boolean =>
  pattern
    .replace(/^It is /, '')
    .split(/, | and /)
    .every((term) => headline.toLowerCase().includes(term.replace(/\.$/, '').toLowerCase()));

const longestTold = 12;

/** The job with its own facts, as long as the platform allows. */
function writePosts(source: Source, plan: Plan): Parts['socialOutreach'] {
  const { names, place } = plan;
  const facts = listJobFacts(source);
  const { pay, pattern, hours, condition, offers } = facts;
  const asked = dropOfMost(facts);
  const decisive = dropOpenings(source, facts.decisive);
  const job = `${nameSeveralOf(source) ?? names.aTitle} ${place.in}`.trim();
  const wanted =
    names.employer === unnamedEmployer
      ? `Wanted: ${job}.`
      : speakAs(
          readStyleNote(source.voice),
          `${names.employer} is looking for ${job}.`,
          names.employer,
        );
  const say = (...parts: readonly string[]): string =>
    speak(source, parts.filter(Boolean).join(' '));
  // The letters begin with the first of it.
  const [first = '', second = first, spoken = second] = listSpoken(source);
  // Who is one of a group has not read the letters, and may have read the other post.
  const told = second === spoken || countWords(second) > longestTold ? '' : second;
  const [drawn = '', drawnToo = told] = listPoints(source).flatMap(({ kind, text }) =>
    kind === 'given' ? text : [],
  );
  const headline = sayHeadline(source, plan);
  const texts = {
    'LinkedIn post': `${say(wanted, sayHouse(source), spoken, isTold(drawn, spoken) ? '' : drawn, pay, pattern, speakHours(hours), ...decisive, offers[0] ?? '', sayNeeds(asked), condition)}\n\n${speak(source, 'Ask me anything here or by message; I answer every question. [link] [your name]')}`,
    'Local or trade group': `${say(wanted, sayHouse(source), drawnToo, pay, pattern, speakHours(hours), ...decisive, sayNeeds(asked))} [phone]`,
    X: packParts(
      [
        `${headline}.`,
        '[link]',
        pay.includes('[') ? '' : pay,
        isSaidIn(headline, pattern) ? '' : pattern,
        sayNeeds(asked, 1),
      ],
      safeX,
    ),
  };
  return (['LinkedIn post', 'Local or trade group', 'X'] as const).map((platform) => ({
    platform,
    text: texts[platform],
    note: postNotes[platform],
  }));
}
