import { describe, expect, it } from 'vitest';
import { listHeads, type DrawerHead } from '../load-drawers.ts';
import { rateTrades, type JobSaid } from './rate-trades.ts';

const first = (job: Partial<JobSaid>, heads: readonly DrawerHead[] = listHeads()) => {
  const [best] = rateTrades(heads, { title: '', lines: [], likely: [], ...job });
  return { trade: best!.head.trade, chance: best!.chance };
};

describe('rateTrades', () => {
  it('goes by what is done where the title leaves it open', () => {
    const golf = {
      title: 'Service Specialist',
      lines: [
        'Greet golfers at the bag drop and load clubs onto carts',
        'Wash and stage the golf carts every evening',
        'Pick the driving range and keep the tee boxes tidy',
      ],
    };
    const desk = {
      title: 'Service Specialist',
      lines: [
        'Answer calls and emails of customers about their orders',
        'Log every case in the ticket system and escalate complaints',
        'Meet the targets of the contact center for handle time',
      ],
    };
    expect(first(golf).trade).toBe('leisure attendant');
    expect(first(desk).trade).toBe('customer service representative');
  });

  it('takes whoever assists a department for none of those who lead it', () => {
    const lines = [
      'Support the procurement department with purchase requisitions in the system',
      'Keep vendor contracts, suppliers and sourcing events on file',
      'Schedule meetings with suppliers and prepare category reports',
    ];
    expect(first({ title: 'Procurement Assistant', lines }).trade).not.toContain('manager');
  });

  it('gives all trades together one whole chance', () => {
    const rated = rateTrades(listHeads(), { title: 'Welder', lines: [], likely: [] });
    expect(rated.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(rated[0]!.head.trade).toBe('welder and fabricator');
  });

  it('knows nothing of what says nothing', () => {
    expect(first({ title: 'Open position', lines: ['Be on time'] }).chance).toBeLessThan(0.12);
  });

  it('finds a trade that was written after the learning, by its titles and terms', () => {
    const beekeeper: DrawerHead = {
      file: 'trades/farming/beekeeper.yaml',
      trade: 'beekeeper',
      kind: 'hands-on-trade',
      serves: [],
      titles: new Set(['beekeeper', 'apiary manager']),
      words: new Set(['hive', 'apiary', 'queen rearing', 'varroa', 'honey extraction', 'swarm']),
      searched: new Set(),
    };
    const job = {
      title: 'Apiary Manager',
      lines: ['Inspect each hive and treat for varroa', 'Honey extraction and queen rearing'],
    };
    expect(first(job, [...listHeads(), beekeeper]).trade).toBe('beekeeper');
  });
});
