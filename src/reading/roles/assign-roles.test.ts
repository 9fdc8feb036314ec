import { describe, expect, it } from 'vitest';
import { readTextUnits } from '../read-units.ts';

const rolesOf = (text: string) =>
  Object.fromEntries(readTextUnits(text).map(({ text: words, role }) => [words, role]));

const ad = `Night Baker
Old Mill Bakery
Leeds, England

About us
Old Mill Bakery has baked bread for the north of England since 1921.

What you will do
- Mix and shape the dough for the morning shops
- Run two deck ovens and record temperatures

What you need
- Two years in a bakery
- Level 2 food hygiene certificate
- A driving licence would be an advantage

What we offer
- 28 days of paid holiday
- Free bread and a staff discount

Salary: £14.20 an hour
Hours: 40 hours a week, 10pm to 6am

To apply, send your CV to the bakery by 12 May.
We are an equal opportunity employer and welcome applicants regardless of race, religion or disability.`;

describe('assignRoles', () => {
  it('takes the work of a personnel office for work, though its words are those of an offer', () => {
    const roles = rolesOf(
      'Responsibilities:\nAdminister the dental insurance plan.\nScreen applications and schedule interviews.\nTrack paid time off for seasonal crews.',
    );
    expect(Object.values(roles).slice(1)).toEqual(['duty', 'duty', 'duty']);
  });

  it('takes a bare code for nothing that is offered', () => {
    expect(rolesOf(ad.replace('- Free bread', 'BKR04\n- Free bread'))['BKR04']).toBe('noise');
  });

  it('takes it for a demand that nobody is sponsored, and a note for a title that begins with whom it looks for', () => {
    const notice = 'We are unable to sponsor visas for this post.';
    expect(rolesOf(`${ad}\n${notice}`)[notice]).toBe('must');
    const note = 'Evening porter needed for the harbor baths.';
    expect(rolesOf(`${note} £12 an hour. Must have own boots.`)[note]).toBe('title');
  });

  it('takes what one does for work, whatever its words sound like', () => {
    const work = 'You clean teeth and chart gums in a practice of two dentists.';
    expect(
      rolesOf(`Dental Hygienist\nHarbor Dental\nChicago, IL\n\n${work} $48 an hour.`)[work],
    ).toBe('duty');
  });

  it('knows the parts of a plain advertisement', () => {
    expect(rolesOf(ad)).toMatchObject({
      'Night Baker': 'title',
      'Leeds, England': 'place',
      'Old Mill Bakery has baked bread for the north of England since 1921.': 'company',
      'Mix and shape the dough for the morning shops': 'duty',
      'Two years in a bakery': 'must',
      'A driving licence would be an advantage': 'nice',
      '28 days of paid holiday': 'benefit',
      '£14.20 an hour': 'pay',
      '40 hours a week, 10pm to 6am': 'schedule',
      'To apply, send your CV to the bakery by 12 May.': 'process',
    });
  });

  it('knows them in German, French and Spanish headings too', () => {
    expect(
      rolesOf(
        'Bäcker (m/w/d)\n\nIhre Aufgaben\n- Teige herstellen\n\nIhr Profil\n- Ausbildung als Bäcker\n\nWir bieten\n- 30 Tage Urlaub',
      ),
    ).toMatchObject({
      'Teige herstellen': 'duty',
      'Ausbildung als Bäcker': 'must',
      '30 Tage Urlaub': 'benefit',
    });
    expect(
      rolesOf(
        'Boulanger H/F\n\nVos missions\n- Préparer les pâtes\n\nProfil recherché\n- CAP boulanger',
      ),
    ).toMatchObject({
      'Préparer les pâtes': 'duty',
      'CAP boulanger': 'must',
    });
    expect(
      rolesOf('Panadero\n\nFunciones\n- Preparar masas\n\nRequisitos\n- Experiencia de dos años'),
    ).toMatchObject({
      'Preparar masas': 'duty',
      'Experiencia de dos años': 'must',
    });
  });

  it('knows the steps behind the label of an interview process, whatever they are called', () => {
    const steps = 'call with the owner, bench test 30 min, a shift beside the head baker';
    const notes = `Night Baker, intake notes\nMust haves: deck ovens, level 2 food hygiene\nInterview process: ${steps}`;
    expect(rolesOf(notes)[steps]).toBe('process');
  });

  it('takes what stands below "Ability to" for asked, though it begins with a verb', () => {
    expect(
      rolesOf(`Night Baker
Old Mill Bakery

What you will do
- Mix and shape the dough for the morning shops

Ability to
- Manage several ovens and meet deadlines
- Develop new recipes with the shops

Qualifications
- Can maintain complex baking plans
- Adept at planning rotas and ordering flour`),
    ).toMatchObject({
      'Mix and shape the dough for the morning shops': 'duty',
      'Manage several ovens and meet deadlines': 'must',
      'Develop new recipes with the shops': 'must',
      'Can maintain complex baking plans': 'must',
      'Adept at planning rotas and ordering flour': 'must',
    });
  });

  it('takes what the post is for for its work', () => {
    const purpose = 'To keep the ovens of the night shift in order.';
    expect(rolesOf(`Night Baker\nOld Mill Bakery\n\nJob Purpose\n${purpose}`)[purpose]).toBe(
      'duty',
    );
  });

  it('believes a person before the weights, whatever the blanks in the quoted words', () => {
    const roleOf = (quote?: string) =>
      readTextUnits(ad, {
        corrections: {
          roles: quote === undefined ? [] : [{ quote, role: 'nice' }],
          order: [],
          occupation: null,
        },
      }).find(({ text }) => text === 'Two years in a bakery')?.role;
    expect(roleOf()).toBe('must');
    expect(roleOf('Two years  in a\nbakery')).toBe('nice');
  });
});
