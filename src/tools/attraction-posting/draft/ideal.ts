import { listFacts, listMustHaves, listNice, listPreferred, sayShort } from '../../craft/facts.ts';
import { listDuties } from '../../craft/duties.ts';
import { lowerFirst, stripEnd } from '../../craft/prose/casing.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import { toImperative } from '../../craft/prose/verbs.ts';
import { toYouClause, type YouVerb } from '../../craft/you-clause.ts';
import type { Source } from '#plan/source.ts';
import { keep, keepLong, type Part } from './parts.ts';
import * as phrases from './phrases.data.ts';
import { sayBriefly, type Say } from './told.ts';
import { demandedCredentials } from './trade.data.ts';

const YOU: Record<YouVerb, string> = {
  have: 'You have',
  hold: 'You hold',
  can: 'You can',
  are: 'You are',
  know: 'You know',
  meet: 'The job also asks for',
  told: '',
};
const MOST = { musts: 12, help: 5, goals: 2 };
const SHORT = 80;

/** Must-haves said to the person, one sentence for each way of having them. */
function sayMustHaves({ brief }: Source): string[] {
  const clauses = listMustHaves(brief)
    .slice(0, MOST.musts)
    // A demand too long for an ad is named, never left out.
    .map((fact) => toYouClause(sayBriefly(fact) === '' ? { ...fact, text: fact.short } : fact));
  const verbs = listOnce(clauses.map(({ verb }) => verb)) as YouVerb[];
  return verbs.flatMap((verb) => {
    const mine = clauses.filter((clause) => clause.verb === verb).map(({ rest }) => rest);
    if (verb === 'told') return mine;
    const short = mine.filter((rest) => rest.length <= SHORT);
    const long = mine.filter((rest) => rest.length > SHORT);
    return [
      ...(short.length > 0 ? [`${YOU[verb]} ${joinList(short)}`] : []),
      ...long.map((rest) => `${YOU[verb]} ${stripEnd(rest)}`),
    ];
  });
}

/** "After 90 days you lead services" says its own time; other goals want an opening. */
const TIMED = /:|^(?:after|by|within|in|during|first|your|you|at)\b/i;

function sayGoals(source: Source, say: Say): string[] {
  const duties = listDuties(source).map((duty) => duty.toLowerCase());
  const goals = listFacts(source.brief, { kinds: ['goal'] })
    .map(sayBriefly)
    .filter((goal) => goal !== '' && !duties.includes(toImperative(goal).toLowerCase()))
    .slice(0, MOST.goals);
  const plain = goals.filter((goal) => !TIMED.test(goal)).map((goal) => lowerFirst(goal));
  return [
    ...(plain.length > 0 ? [say(phrases.goalOpenings, 'goal', { goal: joinList(plain) })] : []),
    ...goals.filter((goal) => TIMED.test(goal)),
  ];
}

export function tellIdeal(source: Source, say: Say): Part[] {
  const { brief, market } = source;
  const musts = sayMustHaves(source);
  const help = [...listPreferred(brief), ...listNice(brief)].slice(0, MOST.help).map(sayShort);
  const demanded = market.profile.credentials
    .filter(({ required }) => required)
    .map(({ name }) => name);
  const usual =
    demanded.length > 0
      ? say(demandedCredentials, 'demanded', { items: joinList(demanded) })
      : null;
  return [
    ...keep(musts.length > 0 ? musts : [usual]),
    ...keepLong([
      help.length > 0 ? say(phrases.helpOpenings, 'help', { help: joinList(help) }) : null,
    ]),
    ...keepLong(sayGoals(source, say)),
  ];
}
