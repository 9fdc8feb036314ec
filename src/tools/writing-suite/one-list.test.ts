import { describe, expect, it } from 'vitest';
import type { ToolId } from '#shared/tool-info.ts';
import { generators } from '../generators.server.ts';
import { sourceOfText } from './source-of-text.ts';

/** Our own texts, each with what it calls a must and what it only wishes for. */
const texts = [
  {
    title: 'Materials Planner',
    musts: [
      'Five years of experience in planning for a cannery',
      'Knowledge of SAP is required',
      'Experience in leading a team of buyers',
      'Knowledge of fish grading rules',
      'Understanding of cold store limits',
      'Ability to read tide tables',
    ],
    wishes: ['Experience in freight purchasing is a plus', 'Knowledge of Dutch auctions'],
  },
  {
    title: 'Group Accountant',
    musts: [
      'Fully qualified accountant (ACA, ACCA or CIMA)',
      'Strong technical accounting under FRS 102',
      'Experience of high-volume ledgers across many sites',
      'Experience with a change of ledger system',
      'Proven experience in board papers',
    ],
    wishes: ['Experience in hospitality', 'Power BI'],
  },
  {
    title: 'Kiln Technician',
    musts: [
      'Diploma in ceramics or equivalent experience',
      'Two years of experience with gas kilns',
      'Able to interpret firing curves',
      'Knowledge of glaze chemistry is essential',
    ],
    wishes: ['Experience with raku'],
  },
] as const;

const toAdvertisement = ({ title, musts, wishes }: (typeof texts)[number]): string =>
  [
    title,
    'Harbor & Pine',
    'Leeds, United Kingdom',
    '',
    'What you will do',
    '- Plan the week with the people on the floor',
    '- Report what is late and why',
    '- Keep the records that the auditors read',
    '',
    'Requirements',
    ...musts.map((line) => `- ${line}`),
    '',
    'Preferred',
    ...wishes.map((line) => `- ${line}`),
  ].join('\n');

interface Written {
  intakeAssistant: { prioritizedRequirementsGrid: { p0MustHaves: { requirement: string }[] } };
  hiringSynopsis: {
    agreedUponHiringCriteria: { criterion: string; requirement: string; description: string }[];
  };
  scorecardAssistant: unknown;
}

const fold = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
/** A wish by its matter alone. */
const nameOf = (line: string): string =>
  fold(line.replace(/^(?:experience|knowledge) (?:in|with|of) /i, '').replace(/ is a plus$/, ''));
const keyOf = (line: string): string => fold(line).trim().split(' ').slice(0, 3).join(' ');

describe.each(texts)('$title', (text) => {
  const source = sourceOfText(toAdvertisement(text));
  const write = <Id extends keyof Written & ToolId>(id: Id): Written[Id] => {
    const { figures, draft } = generators[id].prepare(source);
    return generators[id].merge(figures, draft) as Written[Id];
  };
  const agreed = write('hiringSynopsis').agreedUponHiringCriteria;
  const intake = fold(
    JSON.stringify(write('intakeAssistant').prioritizedRequirementsGrid.p0MustHaves),
  );
  const card = fold(JSON.stringify(write('scorecardAssistant')));

  it.each(text.musts)('keeps in intake, card and synopsis: %s', (must) => {
    const lines = agreed.filter(({ criterion, description }) =>
      fold(`${criterion} ${description}`).includes(keyOf(must)),
    );
    expect(intake).toContain(keyOf(must));
    // On the card by itself, or under the line that the synopsis names for it.
    expect(
      card.includes(keyOf(must)) || lines.some(({ criterion }) => card.includes(fold(criterion))),
    ).toBe(true);
    expect(lines.map(({ requirement }) => requirement)).not.toContain('PREFERRED');
    expect(lines.length).toBeGreaterThan(0);
  });

  it.each(text.wishes)('keeps as a plus: %s', (wish) => {
    expect(intake).not.toContain(nameOf(wish));
    expect(card).toContain(nameOf(wish));
    expect(
      agreed.find(({ criterion, description }) =>
        fold(`${criterion} ${description}`).includes(nameOf(wish)),
      )?.requirement,
    ).toBe('PREFERRED');
  });

  it('gives nothing that is met or not met a minimum as well', () => {
    const gates = agreed.filter(({ requirement }) => requirement === 'MANDATORY');
    const floors = agreed.filter(({ description }) => /Minimum \d/.test(description));
    for (const { criterion } of gates.filter(({ criterion: name }) => !/\d|years/i.test(name)))
      expect(floors.map(({ description }) => fold(description)).join('\n')).not.toContain(
        keyOf(criterion),
      );
  });
});
