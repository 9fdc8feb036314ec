import { quote } from '#writing/quote.ts';
import { findEvidence } from '#plan/evidence.ts';
import { addFacts } from '#plan/facts-line.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { PlannedPersona } from '#plan/personas.ts';
import type { Source } from '#plan/source.ts';
import { speakAs } from '#plan/speak-as.ts';
import { readStyleNote } from '#plan/style-note.ts';
import { speak, speakMail } from '#plan/voice.ts';
import { lowerFirst, toParagraph, toSentence } from '#writing/casing.ts';
import { packParts } from '#writing/shorten.ts';
import { channelLimits } from './figures.ts';
import type { CandidateMessagingWriting } from './writing.ts';

const shown = { objections: 5, words: 4, nudges: 3 };

/** Short channels, whole sequences and what to do when nobody answers; every message stands by itself. */
export function draftCandidateMessaging(source: Source): CandidateMessagingWriting {
  const plan = makePlan(source);
  const { names, place, personas, drawer } = plan;
  return {
    toolDescription:
      `Messages for ${names.aTitle}${place.in ? ` ${place.in}` : ''}, within the limits of each channel. Facts are the advertisement's. Fill the square brackets before sending; the engagement kit holds voicemails and calls to action. ${plan.languageNote}`.trim(),
    outreachScripts: personas.flatMap((persona) => writeShort(source, plan, persona)),
    emailSequences: personas.map((persona) => writeSequence(source, plan, persona)),
    objectionResponses: drawer.objections
      .slice(0, shown.objections)
      .map(({ objection, answer, backed_by }) => ({
        objection,
        shortReply: speak(source, answer),
        nextMove: sayNextMove(source, plan, backed_by),
      })),
    personaMessaging: personas.map((persona) => ({
      persona: persona.name,
      leadWith: persona.say_first,
      prove:
        plan.sentences.pay || plan.sellingPoints[0] || 'Nothing stated yet: ask before you write',
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
): CandidateMessagingWriting['outreachScripts'] {
  const linkedIn = speak(source, messages.linkedin);
  const isNote = linkedIn.length <= channelLimits['LinkedIn connection note'];
  return [
    {
      channel: isNote ? 'LinkedIn connection note' : 'LinkedIn InMail',
      persona: name,
      subject: isNote ? '' : (messages.mails[0]?.subject ?? ''),
      script: linkedIn,
    },
    {
      channel: 'Text message',
      persona: name,
      subject: '',
      script: endTexts(speak(source, messages.text_message), plan),
    },
  ];
}

/** Whoever is texted must be able to end it. */
const endTexts = (text: string, { phrases }: Plan): string =>
  /\bstop\b/i.test(text) ? text : `${text} ${phrases?.endTexts ?? 'Reply STOP to end texts.'}`;

function writeSequence(
  source: Source,
  plan: Plan,
  { name, messages }: PlannedPersona,
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
    goal: messages.asks[1] ?? messages.asks[0] ?? 'A first talk',
    stopWhen: 'Any reply, or the last note',
    steps: [
      ...(first ? [mail({ ...first, text: addFacts(source, plan, first.text) })] : []),
      ...(second ? [mail(second)] : []),
      mail(last),
    ],
  };
}

type Matter = Plan['drawer']['objections'][number]['backed_by'];

function sayNextMove(source: Source, plan: Plan, matter: Matter): string {
  const found = matter === 'nothing' ? null : findEvidence(source, plan, matter);
  return found
    ? `Show it: ${found}.`
    : 'Get the answer from the hiring manager, and send it the same day.';
}

function writePosts(
  source: Source,
  { drawer, sentences, names, phrases }: Plan,
): CandidateMessagingWriting['socialOutreach'] {
  const { hook, social } = drawer.posting;
  const factsBeside = (text: string): string[] =>
    [sentences.place, sentences.pay, sentences.contract].filter(
      (fact) => fact !== '' && !text.includes(fact),
    );
  // In another language the author's words stand alone.
  const ask = phrases
    ? '[link]'
    : speak(source, 'Questions here or by message; I answer all of them. [link] [your name]');
  const wanted = `${names.employer} is looking for ${names.aTitle}`;
  const opening =
    phrases || hook.includes(names.employer)
      ? []
      : [speakAs(readStyleNote(source.voice), wanted, names.employer)];
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
      text: `${toParagraph([speak(source, social), ...factsBeside(social)])} [phone]`,
      note: 'Ask whoever runs the group first; answer under the post the same evening.',
    },
    {
      platform: 'X',
      text: packParts(
        [
          speak(source, social),
          ...(social.includes(sentences.pay) ? [] : [sentences.pay]),
          '[link]',
        ],
        channelLimits.X,
      ),
      note: 'One post, no hashtags beyond the town.',
    },
  ];
}
