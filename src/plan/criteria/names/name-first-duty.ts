import { noForms, type Fact } from '#shared/brief.ts';
import { toMatter } from './matter-of-line.ts';
import { nameMatter } from './name-matter.ts';
import { plainVerbs } from './plain-verbs.data.ts';

const verb = `(?:${plainVerbs.join('|')}|lead|drive|build|design|support|plan|monitor|review|own|train)`;
const base = `${verb}(?:s|es)?`;
const done =
  'creation|design|development|delivery|implementation|execution|planning|coordination|preparation|management|maintenance|operation|administration|supervision|production|installation|construction|repair|completion|processing|collection|analysis|review|procurement|recruitment|rollout|deployment|integration|testing|evaluation|configuration';

/** Ways in which a line says the work only behind an opening; what is said behind it, as a doing or as a thing. */
const openings: readonly [RegExp, (found: string[]) => string][] = [
  // "Support mills by setting up looms"
  [
    /^(?:support|help|assist|serve|contribut|enabl|ensur|add value|work)\p{L}*\b.{0,90}? by (\p{L}+ing\b.+)$/iu,
    ([, rest = '']) => rest,
  ],
  // "Work quickly to mend nets"
  [
    new RegExp(`^work(?:s|ing)? (?:\\p{L}+ly )?(?:in order )?to (?=${base}\\b)(.+)$`, 'iu'),
    ([, rest = '']) => rest,
  ],
  // "Serve as an adviser to the harbor board"
  [
    /^(?:serv|act|function)(?:e|es|s|ing)? as (?:an? |the )?(?:[\p{L}-]+ ){0,2}advis[eo]r (?:to|for) (.+)$/iu,
    ([, rest = '']) => `advise ${rest}`,
  ],
  [
    /^(?:serv|act|function)(?:e|es|s|ing)? as (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:mentor|coach) (?:to|for) (.+)$/iu,
    ([, rest = '']) => `coach ${rest}`,
  ],
  // "Lead the creation and upkeep of a tide table"
  [
    new RegExp(
      `^(?:\\p{L}+ly )?\\p{L}+(?:,? (?:and|or|&) \\p{L}+)? (?:(?:the|an?|all|overall|full|day-to-day|daily|successful|timely|effective|efficient|and) |[\\p{L}-]+(?:ful|ly|ive) ){0,4}((?:${done})(?:(?:, (?:and )?| and | & )(?:[\\p{L}-]+)){0,3}) (of) (.+)$`,
      'iu',
    ),
    ([, things = '', of = 'of', rest = '']) => `${things.split(/,| and | & /u)[0]} ${of} ${rest}`,
  ],
  // "Works with a crew engaged in the repair of quays"
  [
    new RegExp(`\\bengaged in (?:the )?((?:${done})\\b.+)$`, 'iu'),
    ([, rest = '']) => rest.replace(/,? and \p{L}+(?= of )/u, ''),
  ],
  // "Ensure the seaworthiness of the boats"
  [
    /^ensur(?:e|es|ing) (?:the |all |proper |effective |efficient |smooth |timely |high )*((?!(?:that|all|every|each|an?|our|your|their|you|we|they|it|this)\b)(?:(?!\b(?:is|are|being|be|to|has|have|meets?|runs?|adheres?|aligns?|complies|comply|follows?)\b).){8,80})$/iu,
    ([, rest = '']) => rest,
  ],
  // "Weave, mend, wash and press linen"
  [
    new RegExp(
      `^(${base})(?:, (?:\\p{L}+ly )?${base}){1,4},? (?:and|or|&) (?:\\p{L}+ly )?${base} (.+)$`,
      'iu',
    ),
    ([, first = '', rest = '']) => `${first.replace(/s$/u, '')} ${rest}`,
  ],
  // "Assist keepers with lamp and lens repairs"
  [
    /^(?:assist|support|help)(?:s|ing)? (?:[\p{L}-]+ ){1,4}with (?:the |their |all |any )?(.+)$/iu,
    ([, rest = '']) => rest,
  ],
];

/** A demand of good conduct, and no work. */
const ofConduct =
  /\b(?:polic(?:y|ies)|procedures|values|code of conduct|vision|mission|rules|experience|satisfaction|smoothly)\b/iu;

const withOthers = /^(?:liais|work|collaborat|communicat|partner|interact|engag)ing\b/iu;

/**
 * The name of a duty that the job puts first, where its line says the work only behind an opening: what comes first
 * fills the days, and is not left out because of the way it is said.
 */
export function nameFirstDuty(fact: Fact): string | null {
  if (toMatter(fact.text).text === '' || ofConduct.test(fact.text.split(/,|\bto\b/u)[0] ?? ''))
    return null;
  for (const [opening, say] of openings) {
    const found = opening.exec(fact.text);
    const said = found ? say([...found]) : '';
    if (said === '') continue;
    const isDoing = new RegExp(`^${verb}\\b(?! of\\b)`, 'iu').test(said);
    const lower = said.charAt(0).toLowerCase() + said.slice(1);
    const name = nameMatter({
      ...fact,
      text: said,
      forms: { ...noForms, verbPhrase: isDoing ? lower : null },
    });
    if (name !== null && !withOthers.test(name)) return name;
  }
  return null;
}
