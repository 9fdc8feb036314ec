import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { checkActivities, listRepeated } from './check-activities.ts';
import { listActivities, listActivityHeads } from './load-activities.ts';

const files = globSync('src/knowledge/activities/*.yaml').sort();

describe('the activities', () => {
  it.each(files)('%s lacks nothing', (file) => {
    expect(checkActivities(load(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('have names, words and texts of their own', () => {
    expect(listRepeated(listActivities())).toEqual([]);
  });

  it('are at least a hundred and twenty', () => {
    expect(listActivities().length).toBeGreaterThanOrEqual(120);
  });

  it('have a question to practice that is not the scored one, and tell no story twice', () => {
    const activities = listActivities();
    expect(activities.filter(({ question, practice }) => practice.question === question)).toEqual(
      [],
    );
    const answers = activities.map(({ practice }) => practice.answer);
    expect(new Set(answers).size).toBe(answers.length);
  });

  it('are heard by the words that they have, before they are read', () => {
    for (const { id, terms, read } of listActivityHeads().values()) {
      expect(read().id).toBe(id);
      expect(terms).toEqual(read().called_for_by);
    }
  });

  it('are told what they lack', () => {
    const [one] = listActivities();
    expect(listRepeated([one!, one!])).not.toEqual([]);
    expect(checkActivities({ area: 'x', activities: [] })).not.toEqual([]);
  });
});
