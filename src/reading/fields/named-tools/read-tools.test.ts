import { describe, expect, it } from 'vitest';
import type { UnitRole } from '#shared/reading.ts';
import { readLines } from '../testing/read-lines.ts';

const read = (text: string, role: UnitRole = 'must', language = 'en'): string[] =>
  readLines([{ text, role }], { language }).tools.map(({ value }) => value);

describe('readTools', () => {
  it.each<[string, string[]]>([
    [
      'Proficient in Microsoft Excel, Word and PowerPoint',
      ['Microsoft Excel', 'Word', 'PowerPoint'],
    ],
    ['Experience with .NET, Node.js and C++', ['.NET', 'Node.js', 'C++']],
    ['Build models in dbt and SQL on BigQuery.', ['dbt', 'SQL', 'BigQuery']],
    ['Operate forklifts, pallet jacks and band saws', ['forklifts', 'pallet jacks', 'band saws']],
    [
      'Experience with scheduling software such as Rotamatic or ShiftPal',
      ['Rotamatic', 'ShiftPal'],
    ],
    ['Knowledge of statistical analysis software', ['statistical analysis software']],
    ['Enter orders into the billing system', ['billing system']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    'Gather prices that are not available through the billing system',
    'Draw plans by hand instead of using AutoCAD',
  ])('%s: names what is not worked with', (text) => {
    expect(read(text, 'duty')).toEqual([]);
  });

  it('knows tools of other languages where they are spoken', () => {
    expect(read('Vous utilisez la perceuse et la scie circulaire.', 'duty', 'fr')).toEqual([
      'perceuse',
      'scie circulaire',
    ]);
  });

  it.each<[string, UnitRole]>([
    ['Must be able to lift up to 50 lbs', 'must'],
    ['Excellent word of mouth skills', 'must'],
    ['Fluent in English, German and Spanish', 'must'],
    ['Experience with Lean, Agile and Six Sigma', 'must'],
    ['Build systems that scale', 'duty'],
    ['Weekly reporting of OTIF, GIT, and stock per branch', 'duty'],
    ['Experience in Real Estate and Sales', 'must'],
    ['A laptop and a free Slack workspace', 'benefit'],
  ])('none in: %s', (text, role) => {
    expect(read(text, role)).toEqual([]);
  });
});

describe('names that are also words or employers', () => {
  it.each<[string, UnitRole]>([
    ['Ability to excel in a fast-paced shop', 'must'],
    ['Craft a workday around your life', 'duty'],
    ['Maintain constant contact with guests', 'duty'],
    ['Oracle is looking for a clerk', 'overview'],
    ['Apex Staffing is hiring', 'overview'],
    ['A positive outlook on life', 'must'],
    ['A swift answer and sage advice', 'must'],
    ['Access to a car', 'must'],
    ['Go the extra mile', 'must'],
    ['Spark joy in children', 'duty'],
    ['Set the apex of the roof', 'duty'],
    ['Recommends equipment for the yard', 'duty'],
    ['Make sure malfunctioning equipment is mended', 'duty'],
    ['We look for an experienced software engineer', 'must'],
    ['Join a global software provider', 'overview'],
    ['Stand in for the Deputy in the Branch', 'duty'],
    ['Able to interpret machine drawings', 'must'],
  ])('names no tool: %s', (text, role) => {
    expect(read(text, role)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['Advanced Excel skills', ['Excel']],
    ['Proficient in word, excel and outlook', ['Excel', 'Outlook']],
    ['Experience with Oracle and SAP', ['Oracle', 'SAP']],
    ['Workday reporting experience', ['Workday']],
    ['Constant Contact or Mailchimp', ['Constant Contact', 'Mailchimp']],
    ['Experience with Git', ['Git']],
    ['Experience with Oracle NetSuite or Sage', ['Oracle NetSuite', 'Sage']],
    ['Experience with Jira Confluence Trello', ['Jira', 'Confluence', 'Trello']],
  ])('names tools: %s', (text, names) => {
    expect(read(text)).toEqual(expect.arrayContaining(names));
  });
});
