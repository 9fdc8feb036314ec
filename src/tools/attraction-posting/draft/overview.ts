import { listIfYou } from '../../craft/deal-breakers.ts';
import { listAbout, listFacts, sayFact } from '../../craft/facts.ts';
import { sayManager } from '../../craft/manager.ts';
import { lowerFirst } from '../../craft/prose/casing.ts';
import { joinList } from '../../craft/prose/list.ts';
import type { Source } from '#plan/source.ts';
import { keep, spare, type Part } from './parts.ts';
import * as phrases from './phrases.data.ts';
import { tellFacts, tellLabelled, type Say } from './told.ts';

const MOST = { about: 2, team: 2, schedule: 4, travel: 2, physical: 2, breakers: 2 };

/** What is hard, before anyone applies: the deal breakers, else the physical demands. */
function sayHard({ brief }: Source, say: Say): string | null {
  const breakers = listIfYou(brief).slice(0, MOST.breakers);
  if (breakers.length > 0)
    return say(phrases.notForYou, 'hard', { hard: joinList(breakers, 'or') });
  // A physical must-have is told among the must-haves.
  const physical = tellFacts(
    listFacts(brief, { kinds: ['physical'], importance: ['preferred', 'nice'] }),
  ).slice(0, MOST.physical);
  return physical.length > 0
    ? say(phrases.hardParts, 'hard', { hard: joinList(physical.map((text) => lowerFirst(text))) })
    : null;
}

export function tellOverview(source: Source, say: Say): Part[] {
  const { brief } = source;
  const tell = (kind: 'team' | 'schedule' | 'travel'): string[] =>
    tellFacts(listFacts(brief, { kinds: [kind] })).slice(0, MOST[kind]);
  const [about, ...more] = listAbout(brief).slice(0, MOST.about).map(sayFact);
  return [
    ...keep([about]),
    ...spare(more),
    ...keep([brief.reportsTo && `You report to ${sayManager(brief.reportsTo)}`]),
    ...spare(tellLabelled('Team', tell('team'))),
    ...keep(tellLabelled('Schedule', tell('schedule'))),
    ...keep(tellLabelled('Travel', tell('travel'))),
    ...keep([sayHard(source, say)]),
  ];
}
