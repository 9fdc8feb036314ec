import { memoize } from '#shared/memoize.ts';
import type { Brief, Fact, FactKind } from '#shared/brief.ts';
import { listOnce } from '#writing/list.ts';
import { listWorkParts } from '../subject/work-parts.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';

/** What a person must bring: everything but duties, conditions of the employer and the way of hiring. */
const demandKinds = [
  'licence',
  'education',
  'experience',
  'skill',
  'tool',
  'language',
  'authorization',
  'safety',
  'trait',
  'physical',
] as const satisfies readonly FactKind[];

const demanded = /\b(?:required|essential|mandatory|a must)\b/i;
const spared = /\b(?:not|nor|no|non)[- ](?:\w+ ){0,2}(?:required|essential|mandatory|a must)\b/i;

/** "Experience as a plumber, ideally in housing": only the end of it is a wish. */
const wishAtTheEnd = /^.{12,}?[,;]? (?:ideally|preferably) (?:with|in|within|from|of|as|for|at)\b/i;
const wishedAtOnce =
  /\b(?:preferred|desirable|desired|advantage|a plus|bonus|nice to have|asset)\b/i;

/** What the line itself calls a wish, or says may come up. */
const onlyWished =
  /^[^,;(]*\b(?:(?:strongly |highly )?(?:preferred|desirable|desired|advantageous)|will be preferred|an? (?:\w+ )?(?:plus|advantage|asset|bonus)|nice to have|pluss?es)\b|\b(?:very much|most) welcome\b|^(?!you\b)[^,;(]{0,120}\b(?:(?:is|are|would be|will be|experience|knowledge|skills?|training|certificates?|licen[cs]e) (?:(?:very|also|highly|extremely|particularly|always) )?(?:helpful|beneficial|useful|welcomed?))\b|\bmay be (?:required|asked|expected|needed)\b/i;

const calledPreferred = /\b(?:preferred|desirable|desired)\b/i;

/** "Relevant certification" can be asked for only once somebody has said which. */
export const namesNone =
  /^(?:an? |any |all )?(?:relevant|appropriate|related|necessary|applicable|suitable|other) (?:professional )?(?:certificat(?:ion|e)s?|licen[cs]es?|qualifications?|accreditations?)$/i;

/** What calls itself required is no wish, wherever it stands; what calls itself a wish is no demand. */
export const weighDemand = memoize(({ importance, kind, text }: Fact): Fact['importance'] =>
  (importance === 'must' && onlyWished.test(text) && !isDemanded(text)) ||
  (importance === 'nice' && calledPreferred.test(text) && !isDemanded(text))
    ? 'preferred'
    : importance !== 'must' &&
        kind !== 'other' &&
        (isDemanded(text) ||
          (importance === 'preferred' && wishAtTheEnd.test(text) && !wishedAtOnce.test(text)))
      ? 'must'
      : importance,
);

/** "May be substituted for the required experience" takes something away from a demand, and makes none. */
const eases = /\bmay (?:be )?substitut\w*|\bin lieu of\b/i;

const isDemanded = (text: string): boolean =>
  demanded.test(text.replace(/\bmay (?:also |sometimes )?be (?:required|mandatory)\b/gi, '')) &&
  !spared.test(text) &&
  !eases.test(text);

const list = (
  brief: Brief,
  importance: Fact['importance'],
  kinds: readonly FactKind[] = demandKinds,
): Fact[] => {
  const seen = new Set<string>();
  return listFacts(brief, { kinds }).filter((fact) => {
    if (weighDemand(fact) !== importance) return false;
    const key = ownWords(fact).toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
};

/** "Standing - Frequently", "Clinical": rows of a form, and no demand that somebody could meet. */
const ofAForm =
  /(?<=.)\b(?:rarely|occasionally|frequently|regularly|constantly|N\/A)\b(?:[^.]{0,20}$|(?=\p{Lu}))|^(?:rarely|occasionally|frequently|regularly|constantly|N\/A)$|\d\s?%\s?(?:of (?:the )?time)?$|^(?:job requires|intensity of work)\b/iu;
/** "Able to carry 60 lbs. now and then and 20 lbs. constantly": how often stands behind each load. */
const ofLoads =
  /^(?:(?:must|should|to|be|is|will) )*(?:able|ability|required|capable)\b.{0,60}\d|\d ?(?:lbs?|pounds|kgs?|kilos?)\b.*\d ?(?:lbs?|pounds|kgs?|kilos?)\b/i;
export const isDebris = ({ text, kind, terms }: Fact): boolean =>
  (kind !== 'language' && ofAForm.test(text) && !(kind === 'physical' && ofLoads.test(text))) ||
  (kind === 'skill' && terms.length === 0 && /^[\p{L}-]+$/u.test(text));

/** "Own hood and basic hand tools" is of no kind and still a must; a remark is none, nor a paper without a name. */
export const listMusts = memoize((brief: Brief): Fact[] => {
  const isNamed = listPreferred(brief).some(({ kind }) => kind === 'licence');
  return list(brief, 'must', [...demandKinds, 'other']).filter(
    (fact) => !isDebris(fact) && !(isNamed && namesNone.test(fact.text)),
  );
});

/** How much a person must bring, the same number wherever it is named: what one is like apart. */
export const countDemands = (brief: Brief): number =>
  listMusts(brief).filter(({ kind }) => kind !== 'trait').length;
export const listPreferred = memoize((brief: Brief): Fact[] => list(brief, 'preferred'));
export const listNice = memoize((brief: Brief): Fact[] => list(brief, 'nice'));

const ofTheWork =
  /\b(?:responsib\w+|will (?!be (?:offered|paid|given|considered))\w+|you(?:'|’)ll|(?:this|the) (?:role|position|job) (?!is (?:full|part|open|located|based))\w+s\b|assist\w*|support\w*|work(?:s|ing) closely)\b/i;
const aboutHiring =
  /\b(?:apply|applicants?|candidates?|salary|benefits?|employer|equal|opportunit|location|located|interview|contact|resume|cv)\b/i;

/** What is done there: the duties; where hardly any are listed, also the sentences that tell of the work. */
export const listWork = (brief: Brief): string[] => {
  const duties = listDuties(brief);
  if (duties.length >= fewDuties) return duties;
  const told = listFacts(brief, { kinds: ['other', 'schedule', 'team'] })
    .filter(({ text }) => ofTheWork.test(text) && !aboutHiring.test(text))
    .map(ownWords);
  return listOnce([...duties, ...told]);
};
const fewDuties = 3;

/** The duties of the job in its own words, without the headings of its parts. */
export function listDuties(brief: Brief): string[] {
  const heads = new Set(listWorkParts(brief).map(({ name }) => name));
  const duties = listOnce(listFacts(brief, { kinds: ['duty'] }).map(ownWords));
  return duties.filter((text) => !heads.has(text.replace(/:$/, '')));
}
