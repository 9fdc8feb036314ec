import type { Fact } from '#shared/brief.ts';
import type { Unit } from '#shared/reading.ts';
import { classifyHeading } from '../layout/classify-heading.ts';
import { withoutInnerWish, withoutPreferably } from '../roles/wish-parts.ts';
import type { Part } from './part.ts';

type Importance = Fact['importance'];

const nice =
  /\b(?:nice[- ]to[- ]haves?|nice if|(?:is |are |would be |be )?(?:an? )?(?:big |real |huge |definite |strong |added )?(?:plus|bonus)(?: points)?$|(?:is|are|would be|as) an? (?:big |real |huge |definite |strong |added )?(?:plus|bonus)|a plus\b|\bpluss?es\b|bonus points|bonus if|not (?:(?:strictly|necessarily|absolutely|always) )?(?:required|essential|necessary|mandatory)|optional|an? (?:additional|added|extra) (?:consideration|advantage|benefit)|kein muss|(?:un|serait un|est un) (?:plus|atout)|apprécié\w*|mile widziane|gern gesehen|von nutzen|earns? (?:\$|€|£|extra|more)|is welcome but|^bonus\s?[–—:-])/i;
/** "A card is helpful" wishes for it; "a friendly and helpful manner" is how somebody is. */
const helps =
  /\b(?:is|are|would be|will be|also|very|extremely|especially|particularly|most|but|considered) helpful\b|\bhelpful(?:,)? (?:but|if|though|although|not)\b|^helpful\b(?! and\b)|[(–-] ?helpful\b/i;
/** What may stand for something else is asked of nobody; behind the demand that it stands for it only eases that. */
const eases = /\b(?:(?:may|can) be substituted|in lieu of)\b/i;
const isEase = (text: string): boolean => {
  const at = eases.exec(text)?.index;
  if (at === undefined) return false;
  const before = text.slice(0, at);
  return !(demandsPaper.test(before) && /[;(]|\bor\b/i.test(before)) || standsFor.test(before);
};
const demandsPaper = /\b(?:degree|diploma|bachelor\S*|master\S*|field|ged)\b/i;
const standsFor =
  /^(?:an? |any )?(?:additional|equivalent|related|relevant|other|proof|experience|combination|work|training|master\S* degree with)\b/i;
const preferred =
  /\b(?:(?<!\b(?:as (?:an?|the)|the|an?|our|your|their|its|all|any) )preferred(?! (?:vendor|supplier|partner|provider|customer|employer|bank|method|lender|contractor)s?\b)|prefer(?:ably|ence|able|s)?(?!\p{L})|desirable|(?<!\b(?:the|an?|your|their|all|any) )desired(?! (?:areas?|results?|outcomes?|goals?|effects?|levels?|specialt\p{L}+|fields?|standards?|locations?)\b)|ideally|(?:would|will) be ideal|^(?:\p{L}+: )?ideal\b(?!['’]s| (?:candidate|applicant|person|individual)s?\b)|(?:is|are|highly|strongly) recommended|advantage(?:ous)?|an asset|(?<!mutually )beneficial|strongly considered|favou?rabl[ey]|highly (?:regarded|valued)|(?:are|is|be) (?:(?:also|very|much|highly|greatly|most|always) ){0,3}(?:appreciated|welcomed?|valued|encouraged)|encouraged to apply|would love|von vorteil|vorteilhaft|wünschenswert|idealerweise|bevorzugt|gerne (?:mit|auch)|souhait(?:é|able)|idéalement|de préférence|atouts?)/iu;
/** What may come to be asked is told beforehand and rules nobody out; a load that may have to be lifted does. */
const mayCome =
  /\b(?:may|might|could) (?:(?:also|occasionally|sometimes|at times|on occasion|from time to time),? )?(?:be (?:(?:occasionally|sometimes|also) )?(?:required|asked|expected|needed|necessary|called (?:up)?on)|(?:need|have) to|require)\b/i;
/** "Advanced certificate (if required)": for some posts only, and nobody says for which. */
const onlyIfAsked =
  /(?:\(|, ?)(?:if|where|when) (?:required|applicable|appropriate|needed)(?=[,;)]| (?:by|for|in) |$)/i;
const demands = /\b(?:must|requires|is required|ability to|able to)\b/i;
/** "A full licence, new graduates are welcome": who may come, and no wish about what is asked for before it. */
const welcomes =
  /(?<=\S{3} \S+)[,;(–-]\s?[^,;()]{0,40}\b(?:graduates?|grads|passers|leavers|beginners|returners|changers|trainees|students|applicants|candidates|people|those|everyone)\b[^,;()]{0,30}\b(?:welcomed?|encouraged|considered)(?: to apply)?\)?\.?$/i;
const softHeading =
  /nice|plus\b|bonus|atouts?\b|kein muss|extra|^not (?:required|needed|necessary)/i;
/** "Experience of budgets (E)", "Welsh – Desirable": the column of a person specification. */
const column = /(?:\t|\s[|–-]\s|\s?\()(?:(E|essential)|(D|desirable))\)?$/i;
const byName = /^(?:[ED]|Essential|Desirable|essential|desirable|ESSENTIAL|DESIRABLE)$/;

/** What a column of a table says of a demand. */
export function gradeByColumn(text: string): { text: string; importance: Importance } | undefined {
  const found = column.exec(text);
  if (!found || !byName.test(found[1] ?? found[2] ?? '')) return undefined;
  return { text: text.slice(0, found.index), importance: found[1] ? 'must' : 'preferred' };
}

/** "Highly preferred but not required": that it is no must makes no less of the wish. */
const preferredOnly =
  /\b(?:preferred|desired|desirable)(?:,? but|,|;| -| –| and| though| although)? (?:is |are )?not (?:(?:strictly|necessarily|absolutely|always) )?(?:required|essential|necessary|mandatory)\b|^(?:strong )?preference\b|\bgiven preference\b/i;

const holdsForAll =
  /\b(?:must|mandatory|required?|requires|essential|background|drug|checks?|screening|willing\w*|availab\w+|authori[sz]ed|eligib\w+|right to work)\b/i;

const paperOrYears = /licen[cs]|certif|registered|degree|diploma|experience|\byears?\b/i;
function withoutWelcome(text: string): string {
  const asked = text.replace(welcomes, '');
  return paperOrYears.test(asked) ? asked : text;
}

type UnitPlace = Pick<Unit, 'role' | 'heading' | 'label'>;

/** What the role and the heading say of a unit before its own words are looked at. */
function importanceOfPlace({ role, heading, label }: UnitPlace): Importance {
  if (role !== 'nice') return 'must';
  const above = label ?? heading ?? '';
  if (preferred.test(above) && !softHeading.test(above)) return 'preferred';
  return 'nice';
}

/** How much a demand weighs: a wish stays a wish, and a must is one unless its own words make it less. */
export function importanceOf(
  text: string,
  unit: UnitPlace,
  {
    isAsked = false,
    isWished: isWish = false,
    isOfBody = false,
  }: Pick<Part, 'isAsked' | 'isWished'> & { isOfBody?: boolean } = {},
): Importance {
  const byColumn = gradeByColumn(text);
  if (byColumn) return byColumn.importance;
  const isWished = classifyHeading(unit.label ?? unit.heading ?? '') === 'nice';
  if (isWish) return softHeading.test(unit.label ?? unit.heading ?? '') ? 'nice' : 'preferred';
  if (isAsked) return isWished ? importanceOfPlace({ ...unit, role: 'nice' }) : 'must';
  if (preferredOnly.test(text)) return 'preferred';
  const given = importanceOfPlace(unit);
  const coming = mayCome.exec(text);
  const isComing = coming && !isOfBody && !demands.test(text.slice(0, coming.index));
  const isForSome = !isOfBody && onlyIfAsked.test(text);
  if ([nice, helps].some((wish) => wish.test(withoutInnerWish(text))) || isEase(text))
    return 'nice';
  if (isComing || isForSome) return 'nice';
  const core = withoutPreferably(text);
  const words = withoutWelcome(withoutInnerWish(core ?? text));
  const isPreferred = preferred.test(words) && !/\bideal (?:candidate|applicant)s?\b/i.test(words);
  if (isPreferred && !/\b(?:must|required)\b/i.test(words))
    return softHeading.test(unit.label ?? unit.heading ?? '') ? 'nice' : 'preferred';
  // What stands among the wishes is one, unless it is a condition that holds for everybody.
  if (isWished && unit.role === 'must' && !holdsForAll.test(words))
    return importanceOfPlace({ ...unit, role: 'nice' });
  if (given === 'must' || /\b(?:must|mandatory|is required)\b/i.test(words)) return 'must';
  if (isWished) return given;
  if (/\b(?:required|essential)\b/i.test(words)) return 'must';
  return core === undefined ? given : 'must';
}
