import { describe, expect, it } from 'vitest';
import { askLine, findLineKind } from './ask-line.ts';
import { anyLine, lineKinds } from './line-kinds.data.ts';

describe('findLineKind', () => {
  it.each([
    ['Training new weavers', 'teaching'],
    ['Dye house regulations', 'rules'],
    ['Troubleshooting ring frames', 'faults'],
    ['Operating winding machines', 'machines'],
    ['Selling felt to hatters', 'selling'],
    ['Answering customers by phone', 'customers'],
    ['Wool invoices', 'money'],
    ['Inspecting finished cloth', 'quality'],
    ['Keeping loom records', 'records'],
    ['Coordinating with the dye house', 'coordination'],
    ['Analyzing yarn faults', 'analysis'],
    ['Weaving', 'any'],
  ])('"%s" is a matter of %s', (name, kind) => {
    expect(findLineKind(name).id).toBe(kind);
  });
});

describe('askLine', () => {
  it('asks about the last time, and of newcomers what they would do', () => {
    expect(askLine('Keeping loom records', { place: 0 }).question).toMatch(
      /^Think of the last time you were keeping loom records\. Who relied on it/,
    );
    expect(askLine('Keeping loom records', { place: 0, isForBeginners: true }).question).toMatch(
      /^In this job you would be keeping loom records\. Others rely on what/,
    );
  });

  it('says a field as a thing', () => {
    expect(askLine('Experience in felt making', { place: 0 }).question).toMatch(
      /^Think of (?:your last work in|the last time you were) felt making\./,
    );
  });

  it('tells for each kind what strong and weak answers have in them', () => {
    for (const { ask, would, strong, weak, probe } of [...lineKinds, anyLine]) {
      expect(ask).toMatch(/\?$/);
      expect(would).toMatch(/[?]$/);
      expect(probe).toMatch(/\?$/);
      expect(strong).not.toBe(weak);
    }
  });
});
