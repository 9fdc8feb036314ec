import type { Found } from '#shared/reading.ts';
import { best, foundIn } from '../field-unit.ts';
import type { FieldSource, FieldUnit, Span } from '../field-unit.ts';
import { fromModifier } from './as-modifier.ts';
import { enough, type Candidate } from './candidate.ts';
import { foldKey, type NamedHouse } from './learned/gather-names.ts';
import { weighNames } from './learned/weigh-names.ts';
import { tidyName } from './name.ts';
import { fromBelongings } from './of-belongings.ts';
import { isKnownTown, withNameBefore } from './of-town.ts';
import { withOwnEnding } from './own-ending.ts';
import { rankByRules, type RuledNames } from './rank-by-rules.ts';
import { mayNameHouse } from './speaks-as-house.ts';

/** A rule that is hardly ever wrong: a label, or who signs the contract. */
const sureRule = 94;
/** Weights were learned from whole advertisements in English. */
const shortestLearned = 300;
/** Shares from which a name is taken for the employer's, and of nobody below which the rules' name is. */
const enoughShare = 0.45;
const hardlyNobody = 0.3;

/** Who hires, as the text names them; null when it names nobody. */
export function readEmployer(source: FieldSource, title: string | null): Found<string> | null {
  const ruled = rankByRules(source, title);
  const told = readTold(source, title, ruled);
  if (told || ruled.isAgencyAbove || ruled.isForClient) return told;
  const owner = fromModifier(source, title) ?? fromBelongings(source, title);
  return owner ? foundByRules(source, owner, ruled.candidates) : null;
}

function readTold(
  source: FieldSource,
  title: string | null,
  ruled: RuledNames,
): Found<string> | null {
  const chosen = best(ruled.ranked.filter(mayNameHouse));
  const byRules = chosen && chosen.score >= enough ? chosen : null;
  const isEnglish = source.language === null || source.language === 'en';
  const isLearned = isEnglish && source.text.length >= shortestLearned;
  if (!isLearned || ruled.isAgencyAbove || (byRules && byRules.score >= sureRule))
    return byRules && foundByRules(source, byRules, ruled.candidates);
  const { first, none } = weighNames({ ...source, title, ruled });
  // Only on top, where the text speaks of a client: that is who posts it.
  const isPoster = (units: readonly FieldUnit[]): boolean =>
    ruled.isForClient && units.every(({ isHeader, labelKind }) => isHeader && labelKind === null);
  if (first && isPoster(first.house.mentions.map(({ unit }) => unit))) return null;
  if (first && first.share >= enoughShare) {
    const same = ruled.ranked.find(({ name }) => foldKey(name) === first.house.key);
    const ofTown = isKnownTown(first.house.key);
    const whole = ofTown ? withNameBefore(first.house) : undefined;
    // Everybody knows the town; nobody is hired by it.
    if (ofTown && !whole) return null;
    const { unit, start, end, name } =
      whole ?? (same ? inFull(same, ruled.candidates) : formOf(first.house));
    return foundIn(source, {
      value: withOwnEnding(name, source.text),
      confidence: Math.min(0.97, 0.5 + first.share / 2),
      unit,
      span: { start, end },
    });
  }
  return byRules && none < hardlyNobody ? foundByRules(source, byRules, ruled.candidates) : null;
}

function foundByRules(
  source: FieldSource,
  chosen: Candidate,
  candidates: readonly Candidate[],
): Found<string> {
  const { name, unit, start, end, score } = inFull(chosen, candidates);
  return foundIn(source, {
    value: withOwnEnding(name, source.text),
    confidence: Math.min(0.97, score / 105),
    unit,
    span: { start, end },
  });
}

/** A name as it is written most often. */
function formOf({ mentions }: NamedHouse): Span & { name: string; unit: FieldUnit } {
  const byText = Map.groupBy(mentions, ({ text }) => text.replace(/^the /i, ''));
  const [often] = [...byText.values()].toSorted((one, other) => other.length - one.length);
  const { text, unit, start } = often![0]!;
  const tidy = tidyName(text);
  return { name: tidy.text, unit, start: start + tidy.start, end: start + tidy.end };
}

const firmWords =
  /^ (?:\p{Lu}[\p{L}&-]* ){0,3}(?:services|group|solutions|partners|company|systems|technologies|holdings|limited|ltd|inc|llc|plc)\.?$/iu;

/** "At Ashdown, we" and "Ashdown Support Services is hiring": one house, called by its whole name. */
function inFull(chosen: Candidate, candidates: readonly Candidate[]): Candidate {
  const fuller = candidates.find(
    ({ name, score }) =>
      score >= enough &&
      name.startsWith(`${chosen.name} `) &&
      firmWords.test(name.slice(chosen.name.length)),
  );
  return fuller ? { ...fuller, score: chosen.score } : chosen;
}
