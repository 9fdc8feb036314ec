import { addFacts, carryFacts } from '#plan/wording/carry-facts.ts';
import { findProof } from '#plan/evidence.ts';
import { objectToCondition } from '#plan/demands/objections.ts';
import type { PlannedPersona } from '#plan/people/planned-persona.ts';
import { messagesFor, type PlanAbroad } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speak, speakMail } from '#plan/style/voice.ts';
import { toParagraph, toSentence } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { packParts } from '#writing/shorten.ts';
import { sayHeadline } from '../attraction-posting/headline.ts';
import { listWordsOf } from './words-of.ts';
import { channelLimits } from './figures.ts';
import { endTexts, inMail, longestText, postNotes, safeX } from './short-texts.ts';
import type { CandidateMessagingWriting } from './writing.ts';

type Parts = Omit<CandidateMessagingWriting, 'toolDescription'>;

const shown = { objections: 4, words: 4, nudges: 3, personas: 3 };

/** In other languages people of the trade wrote the messages; the job's facts stand between their sentences. */
export function draftMessagesAbroad(source: Source, plan: PlanAbroad): Parts {
  const { drawer } = plan;
  const personas = plan.personas.slice(0, shown.personas);
  return {
    outreachScripts: personas.flatMap((persona, turn) => writeShort(source, plan, persona, turn)),
    emailSequences: personas.map((persona, turn) => writeSequence(source, plan, persona, turn)),
    objectionResponses: listAnswers(source, plan),
    personaMessaging: personas.map((persona, turn) => ({
      persona: persona.name,
      leadWith: persona.say_first,
      prove: sayProof(plan, turn),
      avoid: persona.never_say,
      words: listWordsOf(persona, plan.drawer, plan.names.title).slice(0, shown.words),
      openingLine: speak(source, messagesFor(plan, persona).asks[0] ?? ''),
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

function listAnswers(source: Source, plan: PlanAbroad): Parts['objectionResponses'] {
  const ofCondition = objectToCondition(plan);
  return [
    ...ofCondition.map(({ objection, answer }) => ({
      objection,
      shortReply: speak(source, answer),
      nextMove: `Show it: ${quote(plan.hardest?.words ?? '')}.`,
    })),
    ...plan.drawer.objections
      .slice(0, shown.objections - ofCondition.length)
      .map(({ objection, answer, backed_by }) => {
        const found = findProof(source, plan, backed_by, `${objection} ${answer}`);
        return {
          objection,
          shortReply: speak(source, answer),
          nextMove: found
            ? `Show it: ${found}.`
            : 'Get the answer from the hiring manager, and send it the same day.',
        };
      }),
  ];
}

function writeShort(
  source: Source,
  plan: PlanAbroad,
  persona: PlannedPersona,
  turn: number,
): Parts['outreachScripts'] {
  const { name } = persona;
  const messages = messagesFor(plan, persona);
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
        carry(messages.text_message, longestText),
        source.brief.place.country,
        plan.phrases,
      ),
    },
  ];
}

/** What backs a first message, in the job's own words. */
function sayProof({ sentences, own, sellingPoints }: PlanAbroad, turn: number): string {
  const fact = own[turn % Math.max(1, own.length)];
  return (
    toParagraph([sentences.pay, fact ? quote(fact.words) : sellingPoints[0]]) ||
    'Nothing stated yet: ask before you write'
  );
}

function writeSequence(
  source: Source,
  plan: PlanAbroad,
  persona: PlannedPersona,
  turn: number,
): Parts['emailSequences'][number] {
  const messages = messagesFor(plan, persona);
  const [first, second] = messages.mails;
  const mail = ({ subject, text }: { subject: string; text: string }) => ({
    channel: 'Email',
    subject,
    body: speakMail(source, text, plan.phrases),
  });
  return {
    persona: persona.name,
    goal: `An answer to: ${quote(speak(source, messages.asks[0] ?? ''))}`,
    stopWhen: 'Any reply, or the last note',
    steps: [
      ...(first ? [mail({ ...first, text: addFacts(source, plan, first.text, turn) })] : []),
      ...(second ? [mail(second)] : []),
      mail(plan.drawer.abroad.last_note),
    ],
  };
}

function writePosts(source: Source, plan: PlanAbroad): Parts['socialOutreach'] {
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
  const short = speak(source, social);
  const inOne = [short, social.includes(sentences.pay) ? '' : sentences.pay, '[link]']
    .filter(Boolean)
    .join(' ');
  const texts = {
    'LinkedIn post': `${toParagraph([speak(source, hook), ...factsBeside(hook)])}\n\n[link]`,
    'Local or trade group': `${toParagraph([short, ...factsBeside(social)])} ${phrases.phone}`,
    X:
      inOne.length <= safeX
        ? inOne
        : packParts(
            [`${sayHeadline(source, plan)}.`, '[link]', sentences.pay, sentences.contract],
            safeX,
          ),
  };
  return (['LinkedIn post', 'Local or trade group', 'X'] as const).map((platform) => ({
    platform,
    text: texts[platform],
    note: postNotes[platform],
  }));
}
