import { addFacts, carryFacts } from '#plan/carry-facts.ts';
import { findProof } from '#plan/evidence.ts';
import { listJobFacts, takeTurn } from '#plan/letters/job-facts.ts';
import { listNudges } from '#plan/letters/list-nudges.ts';
import { listObjections } from '#plan/letters/list-objections.ts';
import {
  listAsks,
  sayNeeds,
  writeFirstMail,
  writeFollowUp,
  writeLastNote,
} from '#plan/letters/write-mails.ts';
import { writeNetworkNote, writeText } from '#plan/letters/write-short.ts';
import { unnamedEmployer } from '#plan/names.ts';
import { objectToCondition } from '#plan/objections.ts';
import type { PlannedPersona } from '#plan/personas.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speakAs } from '#plan/speak-as.ts';
import { readStyleNote } from '#plan/style-note.ts';
import { speak, speakMail } from '#plan/voice.ts';
import { lowerFirst, toParagraph, toSentence } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { packParts } from '#writing/shorten.ts';
import { sayHeadline } from '../attraction-posting/headline.ts';
import { channelLimits } from './figures.ts';
import type { CandidateMessagingWriting } from './writing.ts';

const shown = { objections: 4, words: 4, nudges: 3 };

/** Short channels, whole sequences and what to do when nobody answers; every message stands by itself. */
export function draftCandidateMessaging(source: Source): CandidateMessagingWriting {
  const plan = makePlan(source);
  const { names, place, personas } = plan;
  const isAbroad = plan.phrases !== null;
  return {
    toolDescription:
      `Messages for ${names.aTitle}${place.in ? ` ${place.in}` : ''}, within the limits of each channel. Facts are the advertisement's. Fill the square brackets before sending; the engagement kit holds voicemails and calls to action. ${plan.languageNote}`.trim(),
    outreachScripts: personas.flatMap((persona, turn) =>
      isAbroad ? shortAbroad(source, plan, persona, turn) : writeShort(source, plan, persona, turn),
    ),
    emailSequences: personas.map((persona, turn) => writeSequence(source, plan, persona, turn)),
    objectionResponses: isAbroad ? answersAbroad(source, plan) : listAnswers(source),
    personaMessaging: personas.map((persona, turn) => ({
      persona: persona.name,
      leadWith: persona.say_first,
      prove: sayProof(source, plan, turn),
      avoid: sayAvoid(persona),
      words: persona.search.slice(0, shown.words),
      openingLine: speak(
        source,
        isAbroad ? (persona.messages.asks[0] ?? '') : (listAsks(source, persona, turn)[1] ?? ''),
      ),
    })),
    socialOutreach: isAbroad ? postsAbroad(source, plan) : writePosts(source, plan),
    followUpTactics: isAbroad
      ? plan.drawer.engagement.nudges
          .slice(0, shown.nudges)
          .map(({ group, moment, words, effect }) => ({
            situation: group,
            timing: moment,
            action: `Write: ${quote(speak(source, words))}`,
            stopRule: `One message. ${toSentence(effect)}`,
          }))
      : listNudges(source)
          .slice(0, shown.nudges)
          .map(({ group, moment, words }) => ({
            situation: group,
            timing: moment,
            action: `Write: ${quote(speak(source, words))}`,
            stopRule: 'One message; after that only if they answer',
          })),
  };
}

/** Some are what not to say, some what not to do. */
const sayAvoid = ({ never_say: words }: PlannedPersona): string =>
  /^(?:never|do not|don['’]t|nothing|no|not)\b/i.test(words)
    ? words
    : `Never say ${lowerFirst(words)}`;

const listAnswers = (source: Source): CandidateMessagingWriting['objectionResponses'] =>
  listObjections(source)
    .slice(0, shown.objections)
    .map(({ objection, answer }) => ({
      objection,
      shortReply: speak(source, answer),
      nextMove: /\[[^\]]*: ask the hiring manager\]/.test(answer)
        ? 'Get the answer from the hiring manager, and send it the same day.'
        : 'Send the posting with the reply, and note what they say.',
    }));

function answersAbroad(
  source: Source,
  plan: Plan,
): CandidateMessagingWriting['objectionResponses'] {
  const ofCondition = objectToCondition(plan);
  return [
    ...ofCondition.map(({ objection, answer }) => ({
      objection,
      shortReply: speak(source, answer),
      nextMove: `Show it: ${quote(plan.hardest?.words ?? '')}.`,
    })),
    ...plan.drawer.objections
      .slice(0, shown.objections + 1 - ofCondition.length)
      .map(({ objection, answer, backed_by }) => ({
        objection,
        shortReply: speak(source, answer),
        nextMove: sayNextMove(source, plan, backed_by, `${objection} ${answer}`),
      })),
  ];
}

/** A message on a network and a text, each with what decides. */
function writeShort(
  source: Source,
  plan: Plan,
  persona: PlannedPersona,
  turn: number,
): CandidateMessagingWriting['outreachScripts'] {
  const { name } = persona;
  return [
    {
      channel: 'LinkedIn InMail',
      persona: name,
      subject: `${plan.names.headline.split(/\s[-–—]\s/)[0]} ${plan.place.in}`.trim(),
      script: speak(source, writeNetworkNote(source, persona, turn, inMail)),
    },
    {
      channel: 'Text message',
      persona: name,
      subject: '',
      script: endTexts(
        speak(source, writeText(source, turn, channelLimits['Text message'] - endOfTexts)),
        plan,
      ),
    },
  ];
}

function shortAbroad(
  source: Source,
  plan: Plan,
  { name, messages }: PlannedPersona,
  turn: number,
): CandidateMessagingWriting['outreachScripts'] {
  const carry = (text: string, most: number): string =>
    speak(source, carryFacts(source, plan, text, { most, turn }));
  const short = speak(source, messages.linkedin);
  const limit = channelLimits['LinkedIn connection note'];
  // A note that has no room for what decides is sent as a message.
  const isNote = short.length <= limit && plan.ownFacts.length === 0 && plan.condition === '';
  return [
    {
      channel: isNote ? 'LinkedIn connection note' : 'LinkedIn InMail',
      persona: name,
      subject: isNote ? '' : (messages.mails[0]?.subject ?? ''),
      script: carry(messages.linkedin, isNote ? limit : inMail),
    },
    {
      channel: 'Text message',
      persona: name,
      subject: '',
      script: endTexts(
        carry(messages.text_message, channelLimits['Text message'] - endOfTexts),
        plan,
      ),
    },
  ];
}

/** Words of a country may be longer than those they stand for. */
const safeX = channelLimits.X - 10;
/** Characters: beyond these a message is read less. */
const inMail = 520;
const endOfTexts = 42;

/** What backs a first message, in the job's own words. */
function sayProof(
  source: Source,
  { sentences, own, sellingPoints, phrases }: Plan,
  turn: number,
): string {
  const fact = own[turn % Math.max(1, own.length)];
  const work = phrases === null ? takeTurn(listJobFacts(source), turn) : '';
  return (
    toParagraph([
      sentences.pay,
      work || (phrases !== null && fact ? quote(fact.words) : sellingPoints[0]),
    ]) || 'Nothing stated yet: ask before you write'
  );
}

/** Whoever is texted must be able to end it. */
const endTexts = (text: string, { phrases }: Plan): string =>
  /\bstop\b/i.test(text) ? text : `${text} ${phrases?.endTexts ?? 'Reply STOP to end texts.'}`;

function writeSequence(
  source: Source,
  plan: Plan,
  persona: PlannedPersona,
  turn: number,
): CandidateMessagingWriting['emailSequences'][number] {
  const { name, messages } = persona;
  const { drawer, phrases } = plan;
  const mail = ({ subject, text }: { subject: string; text: string }) => ({
    channel: 'Email',
    subject,
    body: speakMail(source, text, phrases),
  });
  const [first, second] = messages.mails;
  return {
    persona: name,
    goal: 'A yes, a no or a question',
    stopWhen: 'Any reply, or the last note',
    steps: (phrases === null
      ? [
          writeFirstMail(source, persona, turn),
          writeFollowUp(source, persona, turn),
          writeLastNote(source),
        ]
      : [
          ...(first ? [{ ...first, text: addFacts(source, plan, first.text, turn) }] : []),
          ...(second ? [second] : []),
          drawer.last_note,
        ]
    ).map(mail),
  };
}

type Matter = Plan['drawer']['objections'][number]['backed_by'];

function sayNextMove(source: Source, plan: Plan, matter: Matter, argument: string): string {
  const found = findProof(source, plan, matter, argument);
  return found
    ? `Show it: ${found}.`
    : 'Get the answer from the hiring manager, and send it the same day.';
}

function postsAbroad(source: Source, plan: Plan): CandidateMessagingWriting['socialOutreach'] {
  const { drawer, sentences, names, phrases, condition } = plan;
  const [ownFact = ''] = plan.ownFacts;
  const { hook, social } = drawer.posting;
  const factsBeside = (text: string): string[] =>
    [
      ownFact,
      names.city !== null && text.includes(names.city) && source.brief.workType === null
        ? ''
        : sentences.place,
      sentences.pay,
      sentences.contract,
      condition,
    ].filter((fact) => fact !== '' && !text.includes(fact));
  // In another language the author's words stand alone.
  const ask = phrases
    ? '[link]'
    : speak(source, 'Questions here or by message; I answer all of them. [link] [your name]');
  const wanted = hook.includes(names.title)
    ? `The employer is ${names.employer}`
    : `${names.employer} is looking for ${names.aTitle}`;
  const isNamed = names.employer === unnamedEmployer && hook.includes(names.title);
  const opening =
    phrases || isNamed || hook.includes(names.employer)
      ? []
      : [speakAs(readStyleNote(source.voice), wanted, names.employer)];
  const short = speak(source, social);
  const facts = [social.includes(sentences.pay) ? '' : sentences.pay, '[link]'];
  return [
    {
      platform: 'LinkedIn post',
      text: toParagraph([speak(source, hook), ...opening, ...factsBeside(hook)]).concat(
        `\n\n${ask}`,
      ),
      note: 'Two lines are seen before the cut: the first sentence has to carry it.',
    },
    {
      platform: 'Local or trade group',
      text: `${toParagraph([short, ...factsBeside(social)])} ${phrases?.phone ?? '[phone]'}`,
      note: 'Ask whoever runs the group first; answer under the post the same evening.',
    },
    {
      platform: 'X',
      text:
        [short, ...facts].filter(Boolean).join(' ').length <= safeX
          ? [short, ...facts].filter(Boolean).join(' ')
          : packParts(
              [`${sayHeadline(source, plan)}.`, '[link]', sentences.pay, sentences.contract],
              safeX,
            ),
      note: 'One post, no hashtags beyond the town.',
    },
  ];
}

/** The job with its own facts, as long as the platform allows. */
function writePosts(source: Source, plan: Plan): CandidateMessagingWriting['socialOutreach'] {
  const { names, place } = plan;
  const facts = listJobFacts(source);
  const { pay, pattern, hours, needs, condition, offers } = facts;
  const wanted =
    names.employer === unnamedEmployer
      ? `Wanted: ${names.aTitle}${place.in ? ` ${place.in}` : ''}.`
      : speakAs(
          readStyleNote(source.voice),
          `${names.employer} is looking for ${names.aTitle}${place.in ? ` ${place.in}` : ''}.`,
          names.employer,
        );
  const work = takeTurn(facts, 0);
  const ask = 'Questions here or by message; I answer all of them. [link] [your name]';
  const say = (...parts: readonly string[]): string =>
    speak(source, parts.filter(Boolean).join(' '));
  return [
    {
      platform: 'LinkedIn post',
      text: `${say(wanted, work, pay, pattern, hours, offers[0] ?? '', sayNeeds(needs), condition)}\n\n${speak(source, ask)}`,
      note: 'Two lines are seen before the cut: the first sentence has to carry it.',
    },
    {
      platform: 'Local or trade group',
      text: `${say(wanted, pay, pattern, hours, sayNeeds(needs))} [phone]`,
      note: 'Ask whoever runs the group first; answer under the post the same evening.',
    },
    {
      platform: 'X',
      text: packParts(
        [
          `${sayHeadline(source, plan)}.`,
          '[link]',
          pay.includes('[') ? '' : pay,
          pattern,
          sayNeeds(needs, 1),
        ],
        safeX,
      ),
      note: 'One post, no hashtags beyond the town.',
    },
  ];
}
