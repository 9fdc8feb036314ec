import { describe, expect, it } from 'vitest';
import { readJobText } from './read-job-text.ts';
import { understand } from './read-stored-job.ts';

const read = (text: string) => {
  const job = readJobText(text);
  if (!job) throw new Error('no job');
  return understand({ job: { ...job, answers: [] }, organization: { name: '' } });
};
const under = (heading: string, ...lines: string[]) =>
  read(
    `Loom Operator\nHarrow Mill\nLeeds\n\nYou will run looms in a mill in Leeds.\n\n${heading}\n${lines.join('\n')}\n`,
  );
const textsOf = ({ facts }: ReturnType<typeof read>, kind: string): string[] =>
  facts.filter((fact) => fact.kind === kind).map(({ text }) => text);

describe('texts as they are pasted', () => {
  it('tells a day and a night shift on offer as a choice, and asks for neither', () => {
    const brief = under(
      'What we offer',
      '12-hour shifts Friday - Sunday plus overtime on Mondays available in our Day shift12 hours shift Friday - Sunday plus extra pay available in our Night shift No holidays! Free lunch and a pension',
    );
    expect(brief.hours?.text).toBe('Day or night shift, 12 hours, Friday to Sunday');
    expect(textsOf(brief, 'schedule')).toEqual([]);
    expect(textsOf(brief, 'benefit')).toContain('No holidays');
    expect(brief.conditions).toEqual([]);
  });

  it('takes the first of several shifts for no heading', () => {
    const brief = under('Schedule', 'Day shift', 'Night shift', 'Monday to Friday');
    expect(brief.hours?.text).toBe('Day or night shift');
    expect(
      brief.facts.filter(({ kind, importance }) => kind === 'schedule' && importance === 'must'),
    ).toMatchObject([{ text: 'Monday to Friday' }]);
  });

  it('leaves open what may be worked in a town or from home', () => {
    const text = (place: string) => `Weaver\nHarrow Mill\nLocation: ${place}\n\nYou run the looms.`;
    expect(read(text('Leeds/Remote')).workType).toBeNull();
    expect(read(text('Leeds (Remote)')).workType).toBe('remote');
  });

  it('keeps work that is told of the duty before it', () => {
    const told = read(
      'Loom Operator\nHarrow Mill\nLeeds\n\nThe Loom Operator will run steam and hand looms. This includes pattern set-up and troubleshooting warp, weft, and selvedge faults. The mill is old.\n\nRequirements\n- Two years at a loom\n- Ability to stand for 8 hours',
    );
    expect(textsOf(told, 'duty')).toEqual([
      'Run steam and hand looms',
      'Handle pattern set-up',
      'Troubleshooting warp, weft, and selvedge faults',
    ]);
  });

  it('parts tasks of which the form changes on the way', () => {
    const told = read(
      'Mill Manager\nHarrow Mill\nLeeds\n\nRole Description\nThis manager will be responsible for wool buying and storage, oversee a team of weavers, and ensure compliance with safety rules. We are not in the position to sponsor visas for this post.\n\nRequirements\n- Two years at a loom',
    );
    expect(textsOf(told, 'duty')).toEqual([
      'Wool buying and storage',
      'Oversee a team of weavers',
      'Ensure compliance with safety rules',
    ]);
    expect(textsOf(told, 'authorization')).toEqual(['Right to work without visa sponsorship']);
  });

  it('puts a name together that the page broke before its inner capital', () => {
    const told = read(
      'Weaver\nHarborLoom\nLeeds\n\nAt Harbor\nLoom, we weave wool. You will run the Harbor\nLoom machines and keep records in Net\nSuite.\n\nRequirements\n- Two years at a loom',
    );
    expect(told.facts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Run the HarborLoom machines and keep records in NetSuite',
        'Two years at a loom',
      ]),
    );
  });

  it('takes the time of something else for no hours', () => {
    expect(
      under('Schedule', 'Interviews take place from Tuesday to Thursday, 9 AM to 4 PM').hours,
    ).toBeNull();
  });

  it('keeps a length of time apart from the heading that it grew on to', () => {
    expect(
      under('Notes', 'WORKING HOURS4 on 4 off pattern, 42 hours per week').hours?.text,
    ).toContain('4 on 4 off pattern');
  });

  it('lists what one gets behind the words that say who', () => {
    const brief = under(
      'Benefits',
      "As a weaver at the mill, you'll have access to free lunch, a company pension, and 25 days of holiday.",
    );
    expect(textsOf(brief, 'benefit')).toEqual([
      'Free lunch',
      'A company pension',
      '25 days of holiday',
    ]);
  });

  it('keeps a duty whole behind a bracket that lost its blank', () => {
    expect(
      textsOf(under('Duties', '- Careful (by hand and eye)grading of raw wool'), 'duty'),
    ).toContain('Careful (by hand and eye) grading of raw wool');
  });

  it('asks for the law that somebody must know', () => {
    const brief = under(
      'Requirements',
      '- Understanding of data protection (e.g., GDPR)',
      '- Two years at a loom',
    );
    expect(textsOf(brief, 'skill')).toContain('Understanding of data protection (e.g., GDPR)');
  });

  it('parts no row of verbs that have one object', () => {
    const brief = under('Requirements', '- Bend, lift, open, and move bales up to 50 pounds');
    expect(brief.facts.map(({ text }) => text)).toContain(
      'Bend, lift, open, and move bales up to 50 pounds',
    );
  });

  it('puts years that were torn off back to what they are asked for', () => {
    const brief = under(
      'Requirements',
      '- Mending of steam looms. - 10 years',
      '- Training weavers on the loom. 5Years',
      '- Keeping of pattern books -3yrs',
    );
    expect(textsOf(brief, 'experience')).toEqual([
      '10 years of mending of steam looms',
      '5 years of training weavers on the loom',
      '3 years of keeping of pattern books',
    ]);
  });

  it('takes what stands under the demands on the body for one of them', () => {
    const brief = under(
      'Physical Requirements',
      '- Able to reach every part of the mill',
      '- Able to meet deadlines in a team',
    );
    expect(textsOf(brief, 'physical')).toEqual(['Able to reach every part of the mill']);
  });

  it('gives back blanks that the words of the text are sure of', () => {
    const brief = under(
      'Duties',
      '- Support cottonspinning andseasonal orders of wool,linen and cotton',
      '- Keep spinning frames clean',
    );
    expect(textsOf(brief, 'duty')[1] ?? '').toBe(
      'Support cotton spinning and seasonal orders of wool, linen and cotton',
    );
  });

  it('cuts no sentence at its opening, and makes no duty of one bare word', () => {
    const brief = under(
      'As part of our Weaving Team, you will:',
      '- Quality',
      '- Mending',
      '- Mend looms in the dye house#URL_8c1f5e2a9b7d4c3e8c1f5e2a#Keep the books',
    );
    expect(textsOf(brief, 'duty')).toEqual(
      expect.arrayContaining(['Mending', 'Mend looms in the dye house', 'Keep the books']),
    );
    expect(brief.facts.map(({ text }) => text)).not.toContain('Quality');
    expect(brief.facts.filter(({ text }) => text.startsWith('As part of'))).toEqual([]);
  });
});
