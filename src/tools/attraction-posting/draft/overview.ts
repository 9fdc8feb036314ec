import { readVerbPhrase } from '#reading/facts/shapes/verb-phrase.ts';
import type { TermKind } from '#shared/brief.ts';
import { dropKind, findTwoContracts, namesContract } from '#plan/contract/two-contracts.ts';
import { calmShout } from '#writing/calm-shout.ts';
import { listEmployerSentences } from '#plan/employer/employer-words.ts';
import { isRecruiting } from '#plan/wording/is-recruiting.ts';
import { listFacts, openDashes, ownWords } from '#plan/wording/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { holdsContract, listNewTerms } from '#plan/contract/term-lines.ts';
import { ofOtherTimes } from '#plan/hours/of-other-times.ts';
import { capitalize, stripEnd, toSentence } from '#writing/casing.ts';
import { isOver, readDay } from '#writing/read-day.ts';
import { wordsOf } from '#writing/number.ts';
import { squeeze } from '#writing/said-so-far.ts';
import { fitWords, ofApplying } from './demands.ts';
import { findPhrases } from './find-phrases.ts';
import { isPrivate } from './private.ts';
import { sayAbility } from './say-ability.ts';
import { listRoleSentences } from './role-sentences.ts';
import { hasVerb, listHouseSaid, listTold } from './told-sentences.ts';

const mostTerms = 80;
const mostFurther = 70;
const ofWork: readonly TermKind[] = ['contract', 'hours', 'way', 'travel'];
const longestCondition = 24;
/** What the employer says of itself, in its own sentences. */
export const listAbout = (source: Source): string[] =>
  (isAbroad(source) ? listTold(source, ['culture']) : listHouseSaid(source)).filter(
    (text) => isAbroad(source) || (hasVerb(text) && !isOfAgency(text, source)),
  );

/** What an agency says of its own trade is no reason to join the employer. */
const ofAgency =
  /\b(?:acts?|acting|operat\w{1,3}) as an? (?:employment|recruitment|staffing)\b|\b(?:recruitment|recruiting|staffing|employment) (?:agency|agencies|business|consultanc\w{1,3}|firms?|company|specialists?)\b|\b(?:contingent|permanent) (?:workforce|staffing|placement)\b|\bstaffing (?:perspective|needs|industry|solutions|services)\b|\bseeking (?:employment|work|new roles)\b|\bhiring managers\b|\b(?:job|work)[- ]?seekers?\b|\btalent (?:solutions|acquisition)\b|\bplac(?:e|es|ing) (?:candidates|professionals|talent)\b|\balign \w+ talent\b/i;
const isOfAgency = (text: string, { brief }: Source): boolean =>
  ofAgency.test(text) && !/\b(?:recruit|talent|staffing|resourc)/i.test(brief.title.given);

export const isAbroad = ({ brief: { language } }: Pick<Source, 'brief'>): boolean =>
  language !== null && language !== 'en';

/** What it says of the work as a whole; abroad also of the team, the first year and the place. */
export const listRole = (source: Source): string[] =>
  isAbroad(source)
    ? listTold(source, ['other', 'team', 'goal']).filter((text) => /^\p{Lu}.+\s/u.test(text))
    : [...listRoleSentences(source), ...listTeam(source)];

/** "The yard team keeps the cranes of three docks running." */
const ofTeam =
  /^(?:the|our|this) (?:[\p{L}&-]+ ){0,5}(?:team|unit|department|group|division|office|crew) (?:is|are|has|works|provides|serves|supports|runs|keeps|operates|manages|looks|handles|designs|builds|develops|delivers|consists|includes)\b/iu;
const listTeam = (source: Source): string[] =>
  listTold(source, ['team', 'other']).filter(
    (text) => ofTeam.test(text) && !ofSearch.test(text) && !isRecruiting(text),
  );
const ofSearch = /\b(?:seeking|ranked|hiring|looking|awards?)\b/i;

/** "Job Type: Permanent" is a line of a form. */
const sayKind = (text: string): string =>
  text
    .replace(
      /^(?:job|employment|position|contract) type\s?[:–-]\s*(\S.*)$/i,
      (_, kind: string) => `It is ${kind.toLowerCase()}`,
    )
    .replace(/^HOURS\s?[:–-]\s*/, 'Hours: ');

/** Says nothing but the kind of contract, which has a sentence of its own. */
const onlyKind =
  /^(?:this (?:job |position |role )?is )?(?:an? )?(?:full|part)[- ]time (?:job|position|role)(?: with competitive pay)?\.?$|^(?:type of )?(?:employment|contract)(?: type)?\s?: (?:full|part)[- ]time\.?$/i;

const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

const label = /^(?:working |normal )?(?:hours(?: of work)?|schedule|shifts?)\s?:\s*/i;

/** The same line once more, without a little word. */
const dropAlike = (texts: readonly string[]): string[] =>
  texts.filter((text, i) => {
    const own = listWords(text.replace(label, ''));
    return !texts.slice(0, i).some((other) => {
      const known = new Set(listWords(other));
      return own.length > 2 && own.every((word) => known.has(word));
    });
  });

/** How long somebody stands in a day is asked of the body, and no schedule. */
const ofBody = /^(?:sit|stand|walk|kneel|bend|climb|lift|sitting|standing|walking)\b/i;

/** "We are hiring for day and night shifts", beside the hours themselves. */
const ofHiring = /^we are (?:currently )?(?:recruiting|hiring|looking)\b/i;

/** "We are recruiting for nights": a call that holds a term says more than a call. */
const ofTerm =
  /\d|\b(?:shifts?|nights?|weekends?|evenings?|days|hours|weeks?|months?|full[- ]time|part[- ]time)\b/i;
/** "We are seeking a passionate nurse to join our team, full-time": praise, and its term has a sentence of its own. */
const ofPraise =
  /\b(?:passionate|dedicated|motivated|enthusiastic|experienced|talented|skilled|driven|dynamic|reliable|compassionate|energetic|ambitious|join (?:our|the|us))\b/i;
const isOnlyCall = (text: string): boolean =>
  isRecruiting(text) &&
  (!ofTerm.test(text) ||
    (ofPraise.test(text) && !/\d|\b(?:shifts?|nights?|weekends?)\b/i.test(text)));

const ofHome = /\b(?:hybrid|from home|remote(?:ly)?|home[- ]?working|WFH)\b/i;

/** The sentence on the place says how much is done at home; a line that adds no figure and no day says it again. */
const isSaidOfHome = (text: string, place: string): boolean =>
  ofHome.test(text) &&
  ofHome.test(place.replace(/\bhome\b/, 'from home')) &&
  (text.match(/\d+/g) ?? []).every((figure) => place.includes(figure)) &&
  !/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.test(text);

const ofHours = /^[^:\d]{3,20}: /;

/** What the lines of the job add to what has been said of its terms. */
const listFurther = ({ brief }: Source, told: readonly string[]): string[] =>
  fitWords(
    listNewTerms(brief, ofWork, told.join(' ')).filter(
      (text) => !isPrivate(text) && !isOnlyCall(text),
    ),
    mostFurther,
  ).map(asTerm);

const asTerm = (text: string): string =>
  toSentence(openDashes(capitalize(calmShout(sayAbility(sayKind(sayPost(sayDone(text))))))));

/** "Covering the night desk at times": what is done in those hours, as a sentence. */
function sayDone(text: string): string {
  // "Rotating shifts" are a thing.
  const deed =
    /^\p{L}+ing (?:the|an?|our|your|all|any|some|occasional|on|in|at|for|to|outside)\b/iu.test(text)
      ? readVerbPhrase(stripEnd(text))
      : undefined;
  return deed?.form === 'gerund' ? `You ${deed.text}` : text;
}

/** "We are hiring a contractor for six months": what is offered is the post. */
const sayPost = (text: string): string =>
  text
    .replace(
      /^we(?:['’]re| are) (?:currently |now )?(?:hiring|recruiting|looking for|seeking) (?=an? )/i,
      'This is ',
    )
    .replace(/^(?:now )?hiring for (?=\p{L})/iu, '')
    .replace(/^(\p{Lu}\p{Ll}{2,20}):(?=\S)/u, '$1: ');

/** When, where and on which terms: all of it, since people decide by it. */
export function listTerms(source: Source, plan: Plan, caveats: readonly string[]): string[] {
  const { brief, today } = source;
  const { sentences } = plan;
  const isPast = (text: string): boolean => (readDay(text) ?? today) < today;
  const hasTwo = findTwoContracts(brief) !== null;
  const dropTwo = (text: string): string => (hasTwo && namesContract(text) ? dropKind(text) : text);
  const schedule = [
    ...listEmployerSentences(brief, ['schedule']),
    ...listFacts(brief, { kinds: ['schedule', 'travel'] }).map(ownWords),
  ]
    .map(dropTwo)
    .filter(
      (text) =>
        text !== '' &&
        !isPrivate(text) &&
        !isOnlyCall(text) &&
        !ofBody.test(text) &&
        !ofOtherTimes.test(text) &&
        // Asked of whoever applies: it stands under what is required.
        !(ofApplying.test(text) && text.split(/\s+/).length <= longestCondition) &&
        !isSaidOfHome(text, sentences.place) &&
        !(ofHiring.test(text) && sentences.hours !== '') &&
        (text.split(/\s+/).length > 2 ||
          /\btravel\b|(?<!\d)\d{1,3}[- ](?:month|week)s?\b/i.test(text)) &&
        !isPast(text) &&
        !/: other$|^position: /i.test(text) &&
        !(sentences.start !== '' && /^start(?:ing)? date\b/i.test(text)) &&
        !onlyKind.test(text),
    )
    .map(asTerm);
  const hasPassed =
    isPast(sentences.start) || (brief.startDate !== null && isOver(brief.startDate.text, today));
  const hours = squeeze(openDashes(brief.hours?.text ?? ''));
  const isSaid = schedule.some((text) => squeeze(text).includes(hours));
  const isKind = schedule.some((text) => /\b(?:full|part)[- ]time\b/i.test(text));
  // One day of a week that is told whole.
  const isFurther = (text: string): boolean =>
    isSaid ||
    !hours.includes(squeeze(stripEnd(text.replace(ofHours, '')))) ||
    sentences.hours === '';
  const told = [
    ...(isSaid ? [] : [sentences.hours]),
    ...fitWords(
      dropAlike([...(isSaid ? [] : [sentences.hours]), ...schedule.filter(isFurther)]).slice(
        isSaid ? 0 : 1,
      ),
      mostTerms,
    ),
    isKind ? '' : sentences.contract,
  ];
  const further = listFurther(source, [sentences.place, ...told]).filter(
    (text) => !hasTwo || !namesContract(text.replace(/^It is /, '')),
  );
  return [
    // "It is full-time" beside "This is a full-time role in our office".
    hasTwo ? 'It is [full time or part time: confirm].' : '',
    ...told.filter(
      (text) => text !== sentences.contract || !further.some((line) => holdsContract(line, text)),
    ),
    ...further,
    hasPassed ? 'Start: [new date: confirm].' : sentences.start,
    brief.openings && brief.openings.count > 1
      ? (findPhrases(plan)?.openings(brief.openings.count) ??
        `There are ${wordsOf(brief.openings.count, 'opening')}.`)
      : brief.severalOpenings && findPhrases(plan) === null
        ? 'More than one person is needed.'
        : '',
    ...fitWords(caveats, 30).map(toSentence),
  ].filter((text, i, all) => text !== '' && all.indexOf(text) === i);
}
