import type { FactKind } from '#shared/brief.ts';
import { toTest } from '#plan/hiring-steps/named-steps.ts';
import type { Source } from '#plan/source.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import { withArticle } from '#writing/article.ts';
import { listOnce } from '#writing/list.ts';

const subject =
  'competency|aptitude|typing|keyboarding|skills?|written|practical|numeracy|literacy|driving|road|fitness|agility|swim|language|grammar|proofreading|writing|editing|coding|technical|personality|psychometric|situational judgement|situational judgment|entrance|online|math|spelling|data entry';
const named = new RegExp(
  String.raw`\b(?:(?:physical |basic )?(?:${subject}) (?:tests?|exams?|examinations?|assessments?)|(?:demo|demonstration|sample|trial|teaching) lessons?|trial (?:shifts?|days?)|working interviews?|auditions?|assessment (?:centre|center|day)s?|in-tray exercises?)\b`,
  'giu',
);
/** Asked of whoever wants the job, and no work of theirs. */
const isAsked =
  /\b(?:pass|passing|complete|take|sit|undergo|required|invited|asked to|part of (?:the|our)|will be|interview process|attend)\b/i;
const ofWork: ReadonlySet<FactKind> = new Set<FactKind>(['duty', 'benefit', 'culture', 'goal']);

const toOne = (name: string): string =>
  name
    .toLowerCase()
    .replace(
      /(?<=test|exam|examination|assessment|lesson|shift|day|interview|audition|exercise)s$/,
      '',
    )
    .replace(/(?<=centre|center)s$/, '');

/** A test that the advertisement names and no step tells: people prepare for it, so what it is has to be said. */
export function listNamedTests({ brief }: Source, steps: readonly string[]): string[] {
  if ((brief.language ?? 'en') !== 'en') return [];
  const told = toTest(steps.join('\n'));
  const found = listFacts(brief)
    .filter(({ kind, text }) => !ofWork.has(kind) && isAsked.test(text))
    .flatMap(({ text }) => text.match(named) ?? [])
    .map(toOne);
  return listOnce(found)
    .filter((name) => !told.includes(toTest(name)))
    .map(
      (name) =>
        `The advertisement names ${withArticle(name)}: [what it covers, how long it takes, when: add before sending].`,
    );
}
