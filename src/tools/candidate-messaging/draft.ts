import { quote } from '#writing/quote.ts';
import { findProof } from '#plan/evidence.ts';
import { addFacts, carryFacts } from '#plan/carry-facts.ts';
import { objectToCondition } from '#plan/objections.ts';
import { unnamedEmployer } from '#plan/names.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { PlannedPersona } from '#plan/personas.ts';
import { whoseFacts } from '#plan/who-said.ts';
import type { Source } from '#plan/source.ts';
import { speakAs } from '#plan/speak-as.ts';
import { readStyleNote } from '#plan/style-note.ts';
import { speak, speakMail } from '#plan/voice.ts';
import { lowerFirst, toParagraph, toSentence } from '#writing/casing.ts';
import { packParts } from '#writing/shorten.ts';
import { sayHeadline } from '../attraction-posting/headline.ts';
import { channelLimits } from './figures.ts';
import type { CandidateMessagingWriting } from './writing.ts';

const shown = { objections: 5, words: 4, nudges: 3 };

/** Short channels, whole sequences and what to do when nobody answers; every message stands by itself. */
export function draftCandidateMessaging(source: Source): CandidateMessagingWriting {
  const plan = makePlan(source);
  const { names, place, personas, drawer } = plan;
  const ofCondition = objectToCondition(plan);
  return {
    toolDescription:
      `Messages for ${names.aTitle}${place.in ? ` ${place.in}` : ''}, within the limits of each channel. Facts are ${whoseFacts(source)}. Fill the square brackets before sending; the engagement kit holds voicemails and calls to action. ${plan.languageNote}`.trim(),
    outreachScripts: personas.flatMap((persona, turn) => writeShort(source, plan, persona, turn)),
    emailSequences: personas.map((persona, turn) => writeSequence(source, plan, persona, turn)),
    objectionResponses: [
      ...ofCondition.map(({ objection, answer }) => ({
        objection,
        shortReply: speak(source, answer),
        nextMove: `Show it: ${quote(plan.hardest?.words ?? '')}.`,
      })),
      ...drawer.objections
        .slice(0, shown.objections - ofCondition.length)
        .map(({ objection, answer, backed_by }) => ({
          objection,
          shortReply: speak(source, answer),
          nextMove: sayNextMove(source, plan, backed_by, `${objection} ${answer}`),
        })),
    ],
    personaMessaging: personas.map((persona, turn) => ({
      persona: persona.name,
      leadWith: persona.say_first,
      prove: sayProof(plan, turn),
      avoid: `Never say ${lowerFirst(persona.never_say)}`,
      words: persona.search.slice(0, shown.words),
      openingLine: speak(source, persona.messages.asks[0] ?? ''),
    })),
    socialOutreach: writePosts(source, plan),
    followUpTactics: drawer.engagement.nudges
      .slice(0, shown.nudges)
      .map(({ group, moment, words, effect }) => ({
        situation: group,
        timing: moment,
        action: `Write: ${quote(speak(source, words))}`,
        stopRule: `One message. ${toSentence(effect)}`,
      })),
  };
}

function writeShort(
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
const inMail = 620;
const endOfTexts = 42;

/** What backs a first message, in the job's own words. */
function sayProof({ sentences, own, sellingPoints }: Plan, turn: number): string {
  const fact = own[turn % Math.max(1, own.length)];
  return (
    toParagraph([sentences.pay, fact ? quote(fact.words) : sellingPoints[0]]) ||
    'Nothing stated yet: ask before you write'
  );
}

/** Whoever is texted must be able to end it. */
const endTexts = (text: string, { phrases }: Plan): string =>
  /\bstop\b/i.test(text) ? text : `${text} ${phrases?.endTexts ?? 'Reply STOP to end texts.'}`;

function writeSequence(
  source: Source,
  plan: Plan,
  { name, messages }: PlannedPersona,
  turn: number,
): CandidateMessagingWriting['emailSequences'][number] {
  const { drawer, phrases } = plan;
  const { last_note: last } = drawer;
  const [first, second] = messages.mails;
  const mail = ({ subject, text }: { subject: string; text: string }) => ({
    channel: 'Email',
    subject,
    body: speakMail(source, text, phrases),
  });
  return {
    persona: name,
    goal: `An answer to: ${quote(speak(source, messages.asks[0] ?? ''))}`,
    stopWhen: 'Any reply, or the last note',
    steps: [
      ...(first ? [mail({ ...first, text: addFacts(source, plan, first.text, turn) })] : []),
      ...(second ? [mail(second)] : []),
      mail(last),
    ],
  };
}

type Matter = Plan['drawer']['objections'][number]['backed_by'];

function sayNextMove(source: Source, plan: Plan, matter: Matter, argument: string): string {
  const found = findProof(source, plan, matter, argument);
  return found
    ? `Show it: ${found}.`
    : 'Get the answer from the hiring manager, and send it the same day.';
}

function writePosts(source: Source, plan: Plan): CandidateMessagingWriting['socialOutreach'] {
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
