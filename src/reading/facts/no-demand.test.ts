import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/brief.ts';
import { understand } from '../read-stored-job.ts';
import { emptyJobText } from '../stored/job-text.ts';
import { dropFrame } from './words/phrase.ts';

const read = (requirements: string): Pick<Fact, 'kind' | 'text'>[] =>
  understand({
    job: { ...emptyJobText, title: 'Roofer', location: 'Denver, CO', requirements },
    organization: { name: 'Acme' },
  }).facts.map(({ kind, text }) => ({ kind, text }));

const first = '- Two years of experience as a roofer';

describe('lines among the demands that ask nothing', () => {
  it.each([
    'Qualified roofers and other candidates please apply for a quick answer',
    'All driven and friendly applicants are encouraged to apply',
    'Here is what we need from you',
    'All of our roofers receive training in trade skills',
    'Learning takes place on the roof and in the workshop, with skills for life',
    'The sheer variety of work we do gives you broad experience',
    'Acme Roof partners are independent firms with their own skills',
    'A strong candidate will possess a combination of the following',
    'To do this job well, an individual must be able to perform each essential duty satisfactorily',
    'In the interview, weight may be given to how a candidate handles slate',
    'The upper end of the range is kept for masters of the trade',
    'Join a crew where your courage counts',
    'This apprenticeship will provide a broad view of the trade',
  ])('"%s"', (line) => {
    expect(read(`${first}\n- ${line}`).map(({ text }) => text)).toEqual([
      'Two years of experience as a roofer',
    ]);
  });

  it('tells what candidates go through as a step', () => {
    expect(read(`${first}\n- All applicants will undergo a short climbing test`)).toContainEqual({
      kind: 'process',
      text: 'All applicants will undergo a short climbing test',
    });
  });

  it.each([
    [
      'To succeed in this role, the ideal candidate must have a steady hand on steep roofs',
      'Steady hand on steep roofs',
    ],
    ['The candidate should also have good knowledge of slate', 'Good knowledge of slate'],
    ['This individual must be a team player, eager to learn', 'Team player, eager to learn'],
  ])('"%s" is "%s"', (line, text) => {
    expect(read(`${first}\n- ${line}`).map((fact) => fact.text)).toContain(text);
  });

  it('leaves a sentence with a second verb whole', () => {
    const line = 'The right person has good knowledge of slate and is never late';
    expect(dropFrame(line)).toBe(line);
  });

  it('keeps a row of deeds together', () => {
    expect(
      read(`${first}\n- Sorting, tracking, and documenting broken tiles, leaks, and repairs`).map(
        ({ text }) => text,
      ),
    ).toContain('Sorting, tracking, and documenting broken tiles, leaks, and repairs');
  });
});
