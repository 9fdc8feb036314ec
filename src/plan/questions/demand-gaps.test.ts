import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { askDemands } from './demand-gaps.ts';

const ask = (...args: Parameters<typeof sourceOf>) =>
  askDemands(sourceOf(...args)).map(({ matter, ask: words }) => ({ matter, words }));
const experience = (text: string) => ask([{ kind: 'experience', text }]);

it('asks which of two ways into the post is meant', () => {
  expect(
    experience('5+ years at sea (2+ as first mate or additional time as bosun)')[0],
  ).toMatchObject({
    matter: 'Two ways in',
    words: expect.stringContaining('"2+ as first mate or additional time as bosun"') as string,
  });
  expect(experience('To have worked in a chandlery or with people on a quay')[0]?.matter).toBe(
    'Two ways in',
  );
  expect(experience('3 years of experience as a rigger or similar')).toEqual([]);
  expect(experience('Experience in a harbor or in a similar place')).toEqual([]);
});

it('asks whether all programs of a line must be known', () => {
  const tools = ['TideBook', 'HullCAD', 'PortSim'].map((text) => ({ text })) as never;
  const line = (text: string) => ask([{ kind: 'tool', text }], { tools });
  expect(line('Works with TideBook, HullCAD, PortSim')[0]).toEqual({
    matter: 'All or any',
    words:
      'One line lists TideBook, HullCAD and PortSim: must people know all 3 on day one, or which ones?',
  });
  expect(line('Programs such as TideBook, HullCAD, PortSim')).toEqual([]);
  expect(line('TideBook, HullCAD or PortSim')).toEqual([]);
});

it('asks whether all fields of one demand must be brought', () => {
  expect(experience('Experience in mooring, towing, salvage, and diving')[0]?.matter).toBe(
    'All or any',
  );
  expect(experience('Experience in mooring and towing')).toEqual([]);
});

it('asks who counts as from an industry', () => {
  expect(experience('Stock-keeping experience in a retail company')[0]?.matter).toBe(
    'Which industry counts',
  );
  expect(experience('Experience in retail or a similar field')).toEqual([]);
});

it('asks whether anybody outside can know the house', () => {
  expect(experience('Familiarity with Harrow berth systems')[0]?.matter).toBe(
    'Knowledge of the house',
  );
  expect(experience('Ability to represent Harrow to its customers')).toEqual([]);
});

it('asks which program of a family is meant', () => {
  const tool = (text: string) => ask([{ kind: 'tool', text }]);
  expect(tool('Knows QuickBooks')[0]?.matter).toBe('Which product');
  expect(tool('Knows QuickBooks Online')).toEqual([]);
});

it('asks whether it is taught what is only welcome and yet a duty', () => {
  const facts = (importance: string) =>
    [
      { kind: 'skill', text: 'SPL rope tests preferred', importance },
      { kind: 'duty', text: 'Help in the sail loft and do SPL rope tests', importance: 'must' },
    ] as never;
  expect(ask(facts('preferred')).map(({ matter }) => matter)).toContain('Preferred and a duty');
  expect(ask(facts('must')).map(({ matter }) => matter)).not.toContain('Preferred and a duty');
});
