import { listFacts, sayFact } from './facts.ts';
import { lowerFirst } from './prose/casing.ts';
import { joinList, listOnce } from './prose/list.ts';
import { firstClause } from './prose/shorten.ts';
import { beginsWithVerb, toGerund, toImperative } from './prose/verbs.ts';
import type { Fact } from '#shared/brief.ts';
import type { Source } from '#plan/source.ts';

/** Said elsewhere in every description, and no work. */
const NO_WORK = /^(?:report(?:s|ing)? to\b|start(?:ing)? date|perform other|other duties)/i;

const FEW_DUTIES = 3;

/** Where a job tells its work as goals of the first year, the goals are the duties. */
function listDutyFacts({ brief }: Source): Fact[] {
  const duties = listFacts(brief, { kinds: ['duty'] }).filter(({ text }) => !NO_WORK.test(text));
  if (duties.length >= FEW_DUTIES) return duties;
  const goals = listFacts(brief, { kinds: ['goal'] }).filter(({ text }) => beginsWithVerb(text));
  return [...duties, ...goals];
}

/** Its plain verb first where the reading vouches for it. */
const sayDuty = (fact: Fact): string => fact.forms.verbPhrase ?? sayFact(fact);

/** Duties of the job, each beginning with its verb. */
export const listDuties = (source: Source): string[] =>
  listOnce(listDutyFacts(source).map((fact) => toImperative(sayDuty(fact))));

/** Usual duties of the occupation that the job does not mention; whoever prints them says so. */
export function listUsualDuties(source: Source, own: readonly string[]): string[] {
  const said = own.join(' ').toLowerCase();
  return source.market.profile.duties.filter((duty) => {
    const words = duty.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
    return (
      words.length === 0 ||
      words.filter((word) => said.includes(word.slice(0, 6))).length * 2 < words.length
    );
  });
}

const SAID_IN_PASSING = 70;

/** The duties short enough to be said in passing, as "climbing towers". */
export function sayWorkList(source: Source): string[] {
  return listDutyFacts(source)
    .map(sayDuty)
    .filter((text) => !text.startsWith('"') && beginsWithVerb(text))
    .map((text) => firstClause(text))
    .filter((text) => text.length <= SAID_IN_PASSING && text.split(' ').length > 1)
    .map((text) => lowerFirst(toGerund(text)));
}

/** "climbing towers, locking out and clearing faults", for one sentence. */
export const sayWork = (source: Source, count = 2): string | null =>
  joinList(sayWorkList(source).slice(0, count)) || null;

const HOOK = { duty: 85, whole: 130 };

/** The first duty of the job that a sentence can carry, and the next where both fit, as "climb towers". */
export function sayHookWork(source: Source): string | null {
  const [first, second] = listDutyFacts(source)
    .map(sayDuty)
    .filter((text) => !text.startsWith('"') && beginsWithVerb(text))
    .map((text) => firstClause(toImperative(text)))
    .filter((text) => text.length <= HOOK.duty && text.split(' ').length > 1)
    .map((text) => lowerFirst(text));
  if (!first) return null;
  const both = joinList([first, second]);
  return both.length <= HOOK.whole ? both : first;
}
