import { openDashes, ownWords, listFacts } from '#plan/own-words.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speak } from '#plan/voice.ts';
import { toParagraph } from '#writing/casing.ts';
import { cueScript } from './cue-script.ts';
import type { CoachingFigures } from './figures.ts';
import type { InterviewCoachingWriting } from './writing.ts';

const shown = { questions: 6, values: 3, benefits: 8 };

/** What every candidate gets before the interviews: written to them, and without the notes of the panel. */
export function draftInterviewCoaching(
  source: Source,
  figures: CoachingFigures,
): InterviewCoachingWriting {
  const plan = makePlan(source);
  const { drawer, names } = plan;
  return {
    toolDescription:
      `Preparation for everyone who interviews as ${names.aTitle}, the same for all. ${figures.stepsStated ? 'Steps are those of the advertisement.' : 'The advertisement names no steps: those given are usual in this trade; confirm them before sending.'} Sample answers show a shape: tell your own story. ${plan.languageNote}`.trim(),
    guide: listGuide(source, plan, figures),
    questionGroups: groupQuestions(source, plan),
    coreValues: listValues(source),
    teamDynamics: sayTeam(source, plan),
    workEnvironment: sayConditions(source, plan),
    benefitsAndPerks: [plan.sentences.pay, ...plan.offers.slice(0, shown.benefits)].filter(Boolean),
    locationAdvantages: plan.names.city
      ? [plan.phrases?.tryTheWay ?? 'Do the journey once, at the hour you would start.']
      : [],
    success: figures.horizons.map((horizon, i) => ({
      horizon,
      text: `${plan.goals[i] ?? ''}${i === 0 ? ' [proposed goals: confirm before sending]' : ''}`,
    })),
    videoScript: cueScript(speak(source, drawer.coaching.video)),
  };
}

function listGuide(
  source: Source,
  plan: Plan,
  { stepsStated }: CoachingFigures,
): InterviewCoachingWriting['guide'] {
  const { drawer, steps } = plan;
  const { what_happens: usual, bring, ask_us: askUs } = drawer.coaching;
  const say = (texts: readonly string[]): string[] => texts.map((text) => speak(source, text));
  return [
    { heading: 'whatHappens', points: stepsStated ? steps.stated : say(usual) },
    { heading: 'bringAndPrepare', points: say(bring) },
    { heading: 'practice', points: say([drawer.work_sample.practice]) },
    { heading: 'askUs', points: say(askUs) },
    {
      heading: 'adjustments',
      points: say([
        plan.phrases?.adjustments ??
          'Need more time, another format, an earlier or a later hour? Tell [your name], [phone]. It does not affect how you are judged.',
      ]),
    },
  ];
}

function groupQuestions(
  source: Source,
  { drawer }: Plan,
): InterviewCoachingWriting['questionGroups'] {
  const byCategory = Map.groupBy(
    drawer.coaching.questions.slice(0, shown.questions),
    ({ category }) => category,
  );
  return [...byCategory].map(([category, questions]) => ({
    category,
    questions: questions.map(
      ({ question, key_points: keyPoints, sample_answer: sampleAnswer }) => ({
        question,
        keyPoints,
        sampleAnswer: speak(source, sampleAnswer),
        sampleQuestions: [],
      }),
    ),
  }));
}

/** A product is no value. */
const valued =
  /\b(?:valu|believ|mission|commit|car(?:e|ing)|respect|dignity|team|cultur|pride|proud|mindset|responsib|sustain|inclusi|people|communit|honest|integrity|trust|diversit|support)/i;

/** Only what the employer says of itself, in its own words. */
function listValues({ brief }: Source): string[] {
  return listFacts(brief, { kinds: ['culture'] })
    .map(ownWords)
    .filter(
      (text) =>
        text.split(/\s+/).length <= 35 &&
        valued.test(text) &&
        !/\b(?:click|visit|website|http|report|review)\b/i.test(text),
    )
    .slice(0, shown.values);
}

function sayTeam({ brief }: Source, { names, phrases }: Plan): string {
  const [team] = listFacts(brief, { kinds: ['team'] }).map(ownWords);
  const manager = brief.reportsTo
    ? (phrases?.reportsTo(brief.reportsTo.text) ?? `You would report to ${names.manager}`)
    : null;
  const open =
    phrases?.askAboutTeam ?? 'The advertisement does not describe the team: ask at the interview';
  return toParagraph([manager, team, manager || team ? null : open]);
}

function sayConditions({ brief }: Source, { sentences, phrases }: Plan): string {
  const hours = sentences.hours || (brief.hours ? openDashes(brief.hours.text) : '');
  return (
    toParagraph([sentences.place, sentences.contract, hours, sentences.start]) ||
    (phrases?.askAboutHours ??
      'The advertisement names neither place nor hours: ask at the interview.')
  );
}
