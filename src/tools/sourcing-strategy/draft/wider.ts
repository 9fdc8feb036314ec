import { listFacts, listMustHaves, sayFact, sayWithin } from '../../craft/facts.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { lowerFirst, stripEnd } from '../../craft/prose/casing.ts';
import { say, type Slots } from '../../craft/prose/fill.ts';
import { joinList } from '../../craft/prose/list.ts';
import { sayNumber } from '../../craft/prose/number.ts';
import type { Source } from '#plan/source.ts';
import type { SourcingWriting } from '../writing.ts';
import * as phrases from './phrases.data.ts';

type Item = SourcingWriting['diversitySourcing'][number];

const LAW: Record<string, string> = {
  US: '29 CFR 1607; EEOC and DOJ guidance of March 2025',
  GB: 'Equality Act 2010',
};
const EU_LAW = 'Directives 2000/43/EC, 2000/78/EC and 2006/54/EC';

/** Ways to reach more people. Each adds a channel or takes a hurdle away; none chooses among people. */
export function draftWider(source: Source): Item[] {
  const { brief, market } = source;
  const { channels } = makePlan(source);
  const musts = listMustHaves(brief);
  const softer = musts.filter(
    ({ kind }) => kind === 'experience' || kind === 'education' || kind === 'tool',
  );
  const hours = listFacts(brief, { kinds: ['schedule'] })
    .map(sayFact)
    .filter((text) => text.length < 90);
  const country = brief.place.country ?? 'US';
  const slots: Slots = {
    title: brief.title.singular,
    count: musts.length > 0 ? sayNumber(musts.length) : null,
    droppable: joinList(softer.slice(0, 2).map((fact) => sayWithin(fact, 90))),
    from: stripEnd(market.profile.family.comesFrom),
    hours: hours[0] && lowerFirst(hours[0]),
    law: LAW[country] ?? (country === 'US' ? '' : EU_LAW),
  };
  const put = (table: readonly string[], id: string, more: Slots = {}): string =>
    say(table, { ...slots, ...more }, seedOf(source, `wider-${id}`));
  const overlooked = channels
    .filter(({ kind }) => kind === 'community' || kind === 'public' || kind === 'association')
    .slice(0, 3);
  const { wideDoor, wideChannels, wideReturn, wideProcess } = phrases;
  const service = channels.find(({ kind }) => kind === 'military');
  const items: Item[] = [
    {
      focus: put(wideDoor.focus, 'door'),
      resources: [
        'Required list of the internal job description',
        'Word list of Gaucher, Friesen & Kay 2011',
      ],
      strategies: [
        put(wideDoor.keep, 'keep'),
        put(wideDoor.drop, 'drop'),
        put(wideDoor.words, 'words'),
      ],
    },
    {
      focus: put(wideChannels.focus, 'channels'),
      resources: overlooked.map(({ name }) => name),
      strategies: overlooked.map(({ name, approach }, i) =>
        put(wideChannels.use, `use-${i}`, { name, approach }),
      ),
    },
    {
      focus: put(wideReturn.focus, 'return'),
      resources: market.profile.family.gathering.slice(0, 2).map(stripEnd),
      strategies: [put(wideReturn.from, 'from'), put(wideReturn.gaps, 'gaps')],
    },
    ...(service
      ? [
          {
            focus: 'Veterans, Guard and Reserve',
            resources: [service.name],
            strategies: [
              service.approach,
              'Accept course records and military licenses as evidence, and plan drill weekends into the rota',
            ],
          },
        ]
      : []),
    {
      focus: put(wideProcess.focus, 'process'),
      resources: ['Invitation text', 'Interview calendar'],
      strategies: [
        put(wideProcess.times, 'times'),
        put(wideProcess.needs, 'needs'),
        put(wideProcess.hours, 'hours'),
        put(phrases.wideRule, 'rule'),
      ],
    },
  ];
  return items
    .map((item) => ({ ...item, strategies: item.strategies.filter(Boolean) }))
    .filter(({ strategies }) => strategies.length > 0);
}
