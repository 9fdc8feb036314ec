import type { JobFact } from '#knowledge/drawer.ts';
import { openDashes, ownWords, listFacts } from '#plan/own-words.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { listOfSelection, sayToCandidates } from '#plan/quoted-answers.ts';
import type { Source } from '#plan/source.ts';
import { speak } from '#plan/voice.ts';
import { capitalize, lowerFirst, stripEnd, toParagraph } from '#writing/casing.ts';
import { cueScript } from './cue-script.ts';
import type { CoachingFigures } from './figures.ts';
import type { InterviewCoachingWriting } from './writing.ts';

const shown = { questions: 5, values: 3, benefits: 8, selection: 2 };

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
      text: `${plan.goals[i] ?? ''}${i === 0 ? ` ${plan.phrases?.proposed ?? '[proposed goals: confirm before sending]'}` : ''}`,
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
    { heading: 'theJob', points: listJob(plan) },
    {
      heading: 'whatHappens',
      points: [
        ...(stepsStated ? steps.stated : say(usual)),
        ...listOfSelection(source).slice(0, shown.selection).map(sayToCandidates),
      ],
    },
    { heading: 'bringAndPrepare', points: say(bring) },
    { heading: 'practice', points: say([drawer.work_sample.practice]) },
    { heading: 'askUs', points: say(dropAnswered(askUs, plan)) },
    {
      heading: 'adjustments',
      points: say([
        plan.phrases?.adjustments ??
          'Need more time, another format, an earlier or a later hour? Tell [your name], [phone]. It does not affect how you are judged.',
      ]),
    },
  ];
}

const answered: readonly (readonly [JobFact, RegExp])[] = [
  ['hours', /\bhow many hours\b|\bwhich (?:shifts|hours|days)\b|\bfixed hours\b/i],
  ['pay', /\bwhat (?:is|does it) (?:the )?(?:pay|salary)\b/i],
  ['start', /\bwhen (?:would|does|could) (?:it|I) start\b/i],
  ['reportsTo', /\bwho (?:would I|do I) report\b/i],
];
const fewestQuestions = 3;

/** What the advertisement says need not be asked, as long as something is left to ask. */
function dropAnswered(questions: readonly string[], { stated }: Plan): string[] {
  const open = questions.filter(
    (question) => !answered.some(([fact, asks]) => stated.has(fact) && asks.test(question)),
  );
  return open.length >= fewestQuestions ? open : [...questions];
}

/** What everybody should know before they come: terms, pay, what is special, what is hard. */
function listJob({ sentences, ownFacts, condition, phrases, names }: Plan): string[] {
  const terms = [sentences.place, sentences.contract, sentences.hours].filter(Boolean).join(' ');
  const askPay =
    phrases?.askAboutPay ??
    'Pay is not in the advertisement: ask for the range before the first interview.';
  return [
    terms || (phrases?.askAboutHours ?? `${capitalize(names.aTitle)} with ${names.employer}.`),
    sentences.pay || askPay,
    ownFacts[0] ?? '',
    condition,
  ].filter(Boolean);
}

/** Done in any job: nothing to ask about. */
const anyDuty =
  /\b(?:other duties|as (?:assigned|needed|required|directed)|polic(?:y|ies)|procedures|clean\w*|complian\w+|ensur\w+|responsib\w+|team|assist\w*|standards?|professional\w*|your|our|their)\b/i;
const dutyLength = { fewest: 4, most: 14 };

/** A duty that can be asked about in one breath, in its plain form: "reconcile accounts payable". */
function findDuty({ brief }: Source, { own }: Plan): string | null {
  const best = new Set(own.filter(({ isDuty }) => isDuty).map(({ words }) => words));
  const duties = listFacts(brief, { kinds: ['duty'] })
    .filter(({ forms }) => forms.verbPhrase !== null)
    .map((fact) => ({ words: stripEnd(fact.forms.verbPhrase!), isBest: best.has(ownWords(fact)) }))
    .filter(({ words }) => {
      const count = words.split(/\s+/).length;
      return (
        count >= dutyLength.fewest &&
        count <= dutyLength.most &&
        !anyDuty.test(words) &&
        !/[:;()"]|(?<!\p{L})\p{L}{1,30}ing\b.{0,200}\byou\b|^\p{L}{1,40}(?:,| (?:and|or)) \p{L}{1,40}ing\b/u.test(
          words,
        )
      );
    })
    .toSorted((a, b) => Number(b.isBest) - Number(a.isBest));
  return duties[0] ? lowerFirst(duties[0].words) : null;
}

type Group = InterviewCoachingWriting['questionGroups'][number];

/** Asked about a duty of this very job; nothing where the advertisement names none that can be asked about. */
function askAboutDuty(source: Source, plan: Plan): Group[] {
  const { own, hardest, phrases } = plan;
  if (phrases) {
    const duty = own.find(({ isDuty }) => isDuty);
    if (!duty) return [];
    const { category, question, points, answer } = phrases.whyThisJob;
    const sampleAnswer = answer(duty.words, hardest?.words ?? '');
    return [
      {
        category,
        questions: [{ question, keyPoints: [...points], sampleAnswer, sampleQuestions: [] }],
      },
    ];
  }
  const duty = findDuty(source, plan);
  if (duty === null) return [];
  return [
    {
      category: 'This job',
      questions: [
        {
          question: `Here you would ${duty}. When have you done that, or something close to it?`,
          keyPoints: [
            'One real case, with its size and your own part in it',
            'What came of it, and what you would do differently',
            'What would be new to you here, said openly',
          ],
          sampleAnswer:
            'I did that at [where], for [how long]. One case I remember: [what had to be done and what stood in the way]. I [what you did], and it ended with [result]. New to me here would be [what], and I would start by [how you would learn it].',
          sampleQuestions: [],
        },
      ],
    },
  ];
}

function groupQuestions(source: Source, plan: Plan): InterviewCoachingWriting['questionGroups'] {
  const byCategory = Map.groupBy(
    plan.drawer.coaching.questions.slice(0, shown.questions),
    ({ category }) => category,
  );
  const usual = [...byCategory].map(([category, questions]) => ({
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
  return [...askAboutDuty(source, plan), ...usual];
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

const ofTeam =
  /\b(?:team of|(?:our|the|a|your) (?:\p{L}+ ){0,3}team\b|work(?:s|ing)? (?:closely )?(?:with|alongside)|collaborat\w+ with|partner\w* with)\b/iu;
const withOthers =
  /^(?:works? (?:closely )?(?:with|alongside)|collaborat\w+ with|partner\w* with|provides? \p{L}+ support to)\b/iu;
const longestTeam = 30;

function sayTeam({ brief }: Source, { names, phrases }: Plan): string {
  const isShort = (text: string): boolean => text.split(/\s+/).length <= longestTeam;
  const [team] = [
    ...listFacts(brief, { kinds: ['team'] }).map(ownWords),
    // What it says of colleagues may stand among other things.
    ...listFacts(brief, { kinds: ['duty', 'other', 'culture'] })
      .filter(({ kind, text }) => (kind === 'duty' ? withOthers : ofTeam).test(text))
      .map(ownWords)
      .filter((text) => isShort(text) && !/^(?:this|these|that|it|they|join)\b/i.test(text)),
  ];
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
