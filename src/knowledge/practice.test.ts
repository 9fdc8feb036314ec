import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkTexts } from './check-trade.ts';
import { listActivities } from './load-activities.ts';
import { listPractices } from './load-practice.ts';
import { practiceSchema } from './practice-schema.ts';

const files = globSync('src/knowledge/practice/*.yaml').sort();

describe('what candidates practice', () => {
  it.each(files)('%s lacks nothing', (file) => {
    const content: unknown = parse(readFileSync(file, 'utf8'));
    expect(practiceSchema.safeParse(content).error).toBeUndefined();
    expect(checkTexts(content, '')).toEqual([]);
  });

  it('is there for every activity, and never its scored question', () => {
    const practices = listPractices();
    const activities = listActivities();
    expect(activities.filter(({ id }) => !practices.has(id)).map(({ id }) => id)).toEqual([]);
    expect([...practices.keys()].filter((to) => !activities.some(({ id }) => id === to))).toEqual(
      [],
    );
    expect(
      activities.filter(({ id, question }) => practices.get(id)?.question === question),
    ).toEqual([]);
  });

  it('tells no story twice', () => {
    const answers = [...listPractices().values()].map(({ answer }) => answer);
    expect(new Set(answers).size).toBe(answers.length);
  });
});
