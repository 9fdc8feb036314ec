import type { ConditionKind } from '#shared/brief.ts';
import { deniesAll } from '#shared/denied.ts';
import type { Unit, UnitRole } from '#shared/reading.ts';
import { holdsOnlyInCase } from '../../facts/only-in-case.ts';
import { splitSentences } from '../../layout/sentences.ts';
import { wordsOf, remarkIn, type Remark, type RemarkSource } from '../remarks/remark.ts';
import { excludes } from './exclusion.ts';
import { conditionRows, type ConditionRow } from './conditions.data.ts';
import { localTo } from './residence.ts';

export interface ReadCondition extends Remark {
  kind: ConditionKind;
}

const silent = new Set<UnitRole>(['noise', 'title', 'benefit']);
const wished =
  /\b(?:preferred|preferable|preferably|desir\w+|a plus|ideally|advantage\w*|nice to have|bonus|beneficial|helpful|an asset|not (?:a )?(?:required|essential|necessary)|(?:may|might) (?:also )?(?:require|be (?:required|asked|subject|necessary|needed|expected)))\b/i;
const asked =
  /\b(?:must|required?|requires|requirements?|subject to|contingent|conditional|condition of|pass(?:es|ing)?|undergo|undertake|submit(?:s|ted)? to|complet(?:e|ion)|mandatory|clear|satisfactory|willing\w*|need(?:s|ed)?|proof of|pre-?employment|able to|have|hold|possess|eligible|active|offer|successful|provide (?:his|their|your|her)|conducts background checks on)\b/i;
const doneToOthers =
  /^(?:conducts?|performs?|administers?|coordinates?|manages?|reviews?|processe?s|initiates?|oversees?|completes?|runs?|monitors?|assists?|handles?|schedules?|ensures?|responsible for)\b/i;
const fewWords = 9;

/** A line of a list demands by standing there; a sentence says so. */
const isAsked = (
  { needsAsking, isAskedInList }: ConditionRow,
  unit: Unit,
  text: string,
): boolean => {
  if (doneToOthers.test(text) && !/\b(?:pass|undergo|subject to)\b/i.test(text)) return false;
  if (!needsAsking) return unit.role !== 'duty' || asked.test(text);
  if (isAskedInList && unit.role === 'must') return true;
  return asked.test(text) || (unit.role !== 'duty' && text.split(/\s+/).length <= fewWords);
};

/** What rules a person out or sends them away whatever else they bring, wherever in the text it stands; each kind once. */
export function readConditions(source: RemarkSource): ReadCondition[] {
  const found: ReadCondition[] = [];
  for (const unit of source.units) {
    // Of what a title asks only where to live is told.
    const isTitle = unit.role === 'title' && localTo.test(wordsOf(unit));
    if (silent.has(unit.role) && !isTitle) continue;
    for (const { text: sentence, start } of splitSentences(wordsOf(unit))) {
      // Under a heading of wishes only what is plainly a must is one.
      if (wished.test(sentence) || (unit.role === 'nice' && !/\bmust\b/i.test(sentence))) continue;
      if (holdsOnlyInCase(sentence) && !excludes(sentence)) continue;
      for (const row of conditionRows) {
        const isMentioned = isTitle ? row.kind === 'residence' : row.mentions.test(sentence);
        if (!isMentioned || row.unless?.test(sentence)) continue;
        if (row.about && deniesAll(sentence, row.about)) continue;
        const name = isAsked(row, unit, sentence) ? row.name(sentence) : null;
        if (name === null) continue;
        found.push({
          kind: row.kind,
          ...remarkIn(source, unit, { said: name, start, end: start + sentence.length }),
        });
      }
    }
  }
  return keepFullest(found);
}

/** Said twice, the line that says more counts; checks of several lines are all made. */
function keepFullest(found: readonly ReadCondition[]): ReadCondition[] {
  return conditionRows.flatMap(({ kind, name }) => {
    const all = found.filter((one) => one.kind === kind);
    const [best] = all.toSorted((a, b) => b.text.length - a.text.length);
    if (best && kind === 'times') return { ...best, text: withDuty(best.text, all) };
    if (!best || kind !== 'checks') return best ?? [];
    const together = name(all.map(({ evidence }) => evidence.quote).join(' '));
    return { ...best, text: together ?? best.text };
  });
}

/** Being on call is told of in a line of its own and holds beside the others. */
const withDuty = (text: string, all: readonly ReadCondition[]): string =>
  /on-call/i.test(text) || !all.some((one) => /on-call/i.test(one.text))
    ? text
    : `${text}${text.includes(', with ') ? ' and' : ', with'} on-call duty`;
