import type { Criterion } from '#plan/criteria/criterion.ts';
import { bearsName } from '#plan/criteria/names/parts-of-name.ts';
import { mendDemand } from '#plan/wording/mend-demand.ts';
import { toOrders } from '#plan/wording/orders.ts';
import { listFacts, openDashes, ownWords } from '#plan/wording/own-words.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { Brief } from '#shared/brief.ts';
import { sortDemands } from '#plan/demands/sort-demands.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, lowerFirst, stripEnd, toParagraph } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { mendLine } from '#writing/mend-line.ts';
import { countWords } from '#writing/shorten.ts';
import { beginText } from '#writing/said-so-far.ts';
import type { AttractionWriting } from '../writing.ts';
import { listActivities } from './activities.ts';
import { activity, fitDemands, fitWords, listDemands, listUnnamedPapers } from './demands.ts';
import { asOrder } from './doing.ts';
import { listUsualWork, listWork } from './duties.ts';
import { listOffer } from './offer.ts';
import { listTerms } from './overview.ts';
import { listFair } from './private.ts';
import { listMannerLines, listTraits } from './traits.ts';
import { listWholeMusts } from './whole-musts.ts';
import { sayWorkplace } from './workplace.ts';

type Internal = AttractionWriting['internalJobDescription'];

const mostEnders = 4;
const words = { required: 330, preferred: 200, physical: 100, there: 60 };

/** What the panel hires for: the job's own words, and what is open marked as such. */
export function draftInternal(source: Source): Internal {
  const plan = makePlan(source);
  const duties = listWork(source);
  const hasDuties = duties.length > 0;
  const rows = listActivities(source.brief);
  const { required, preferred } = listDemands(source);
  const stated = [
    ...listWholeMusts(source.brief),
    ...listFacts(source.brief, { importance: ['preferred', 'nice'] }),
  ].filter(({ kind, text }) => kind === 'physical' || activity.test(text));
  const ofBody = sortDemands(source.brief, required).physical;
  const physical =
    rows.length > 0
      ? [`Among those listed: ${rows.join('; ')}`]
      : listOnce([
          ...stated.map((fact) =>
            capitalize(ownWords(fact).replace(/^must be (?=physically|able)/i, '')),
          ),
          ...ofBody,
        ]);
  const isPhysical = new Set(physical.map((text) => text.toLowerCase()));
  const [there, ofHolder] = partSurroundings(physical);
  return {
    reportingStructure: source.brief.reportsTo
      ? `Reports to ${plan.names.manager}`
      : '[reports to: confirm]',
    keyCompetencies: listCompetencies(plan),
    coreResponsibilities: hasDuties ? duties.map(asOrder) : listUsual(source, plan),
    requiredQualifications: [
      ...(plan.phrases ? [] : listUnnamedPapers(source)),
      ...fitDemands(
        required.filter((text) => !isPhysical.has(text.toLowerCase())),
        words.required,
      ),
      ...sayTraits(source),
      ...listEnders(source),
    ],
    preferredQualifications:
      preferred.length > 0 ? fitWords(preferred, words.preferred) : sayHints(source, 'wish'),
    workEnvironment:
      toParagraph([
        plan.sentences.place,
        sayWorkplace(source),
        ...fitWords(there, words.there).map((text) => `${stripEnd(text)}.`),
        ...beginText().takeNew(listTerms(source, plan, listOffer(source.brief).caveats)),
      ]) || '[place and hours: confirm]',
    physicalRequirements:
      ofHolder.length > 0
        ? toParagraph(fitWords(ofHolder, words.physical))
        : sayHints(source, 'body').join(' '),
  };
}

/** What the body does, wherever it is told. */
const deed =
  /\b(?:lift\p{L}*|carr\p{L}+|push\p{L}*|pull\p{L}*|stand\p{L}*|sit(?:ting)?|walk\p{L}*|climb\p{L}*|bend\p{L}*|kneel\p{L}*|crouch\p{L}*|stoop\p{L}*|crawl\p{L}*|reach\p{L}*|mov(?:e|ing|ement)|hear\p{L}*|see|sight|vision|hands?|fingers?|physical\p{L}*|stamina|strength|lbs?|pounds|kg|grasp\p{L}*|typ(?:e|ing)|keyboard|able|ability|must|drive|driving|feet|among those listed)\b/iu;

/** "Small amounts of machine noise" tells of the place, "lift 40 pounds" of who works there. */
const partSurroundings = (lines: readonly string[]): [there: string[], ofHolder: string[]] => [
  lines.filter((text) => !deed.test(text)),
  lines.filter((text) => deed.test(text)),
];

/** Only what nothing in the text hints at is denied; a sentence that was not understood is shown as it stands. */
function sayHints({ brief }: Source, about: Brief['hints'][number]['about']): string[] {
  const hints = brief.hints.filter((one) => one.about === about);
  return hints.length === 0
    ? ['None stated']
    : hints.map(({ text }) => `"${stripEnd(text)}" [as written: confirm]`);
}

/** How somebody is, behind what can be shown. */
function sayTraits({ brief }: Source): string[] {
  if (brief.language !== null && brief.language !== 'en') return [];
  return [...listFair(listMannerLines(brief)), ...listTraits(brief).map(capitalize)];
}

const longestEvidence = 16;
const fewestNew = 2;

/** In any line of a demand, and telling nothing of it. */
const anyStem =
  /^(?:with|from|that|this|have|abili|able|excel|stron|good|famil|knowl|exper|skill|under|profi|prove|demon|thoro|provi|ensur|maint|relat|prior|previ|years|inclu)/;
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .map((word) => word.slice(0, 5))
    .filter((stem) => !anyStem.test(stem));

/** The line of the job that a criterion is judged by, where it plainly speaks of it and says more than its name. */
function sayEvidence({ name, facts }: Criterion, told: Set<string>): string {
  const known = new Set(stemsOf(name));
  const line = facts
    .toSorted((a, b) => Number(b.kind === 'duty') - Number(a.kind === 'duty'))
    .map((fact) => mendDemand(stripEnd(ownWords(fact))))
    .find((text) => {
      const fresh = stemsOf(text).filter((stem) => !known.has(stem));
      return (
        countWords(text) <= longestEvidence &&
        !told.has(text) &&
        bearsName(name, text) &&
        fresh.length >= fewestNew &&
        !/[:;]/.test(text)
      );
    });
  const said = mendLine(name);
  if (line !== undefined) told.add(line);
  return line === undefined ? said : `${said}: ${lowerFirst(toOrders([line])[0] ?? line)}`;
}

/** What scorecard and evaluation judge by, heaviest first, each in the words of this job; what only the trade would ask for is left out. */
function listCompetencies({ criteria, phrases }: Plan): string[] {
  const own = criteria.filter(({ origin }) => origin !== 'trade');
  const told = new Set<string>();
  // How much each counts stands in the scorecard, and is nothing to describe a job by.
  return phrases || own.length < fewestOwn
    ? criteria.map(({ name }) => name)
    : own.map((criterion) => sayEvidence(criterion, told));
}
const fewestOwn = 3;

/** What such work usually is, for the manager to confirm. */
function listUsual(source: Source, { drawer }: Plan): string[] {
  const usual = listUsualWork(source);
  return [
    '[The advertisement lists no duties; these are usual in the trade: confirm]',
    ...(usual.length > 0
      ? usual
      : drawer.competencies.slice(0, 5).map(({ looks_like: text }) => stripEnd(text))),
  ];
}

/** Typed by the recruiter as an end of any application; what the demands say already is not said again. */
function listEnders({ brief }: Source): string[] {
  const known = new Set(listFacts(brief).flatMap(({ text }) => listLongWords(text)));
  return brief.dealBreakers
    .filter(({ source }) => source.from === 'job' && source.field.startsWith('dealBreakers'))
    .map(({ text }) => openDashes(stripEnd(text)))
    .filter((text) => !/sponsor/i.test(text) || !known.has('sponsorship'))
    .filter((text) => {
      const words = listLongWords(text);
      return words.filter((word) => known.has(word)).length < words.length * 0.6;
    })
    .slice(0, mostEnders)
    .map((text) => `Ends an application: ${lowerFirst(text.replace(/^please note:? /i, ''))}`);
}

const listLongWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
