import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { sayFocusAs } from './find-focus.ts';
import { findSubject } from './find-subject.ts';
import { listKnockOuts } from './list-knock-outs.ts';
import { sayPromises } from './list-attractions.ts';
import { makeRate } from './rate-work.ts';

it('names what the work is about as it would stand on a CV', () => {
  const { terms } = findSubject(
    sourceOf([
      {
        kind: 'team',
        text: 'Our group grows organoids and reads them with qPCR and flow cytometry',
      },
      { kind: 'duty', text: 'Keep the peat cores of the Mire Station in order' },
    ]),
  );
  expect(terms).toEqual(expect.arrayContaining(['flow cytometry', 'organoids', 'qPCR']));
});

it('takes a degree for no subject, and one mention of a side matter neither', () => {
  const { terms } = findSubject(
    sourceOf([
      { kind: 'education', text: 'Degree in microbiology or immunology' },
      { kind: 'other', text: 'Leave is given in cases of domestic violence' },
    ]),
  );
  expect(terms).toEqual([]);
});

it('reads sizes with their noun, and no years or pounds', () => {
  const { sizes } = findSubject(
    sourceOf([
      { kind: 'duty', text: 'Look after 140 village accounts and a 24-bed ward' },
      { kind: 'duty', text: 'Lift 40 pounds, and bring 10 years of practice' },
    ]),
  );
  expect(sizes).toEqual(['24-bed ward', '140 village accounts']);
});

it('says what research is about without how it is done', () => {
  const { focus } = findSubject(
    sourceOf([
      {
        kind: 'team',
        text: 'The research has focused on how eels find their way across the sea, using small radio tags',
      },
    ]),
  );
  expect(focus).toBe('The research is about how eels find their way across the sea.');
});

it('names the employer once where a letter or the posting tells what it is there for', () => {
  const { focus } = findSubject(
    sourceOf([{ kind: 'culture', text: 'We give care to sailors regardless of their income' }]),
  );
  expect(focus).toBe('Harrow Freight helps people regardless of income.');
  expect(sayFocusAs(focus ?? '', 'They', 'Harrow Freight')).toBe(
    'They help people regardless of income.',
  );
});

it('tells what is promised besides benefits, and no duty to mentor others', () => {
  const source = sourceOf([
    {
      kind: 'benefit',
      text: 'The post comes with mentoring by the curator and leads towards publications, and helps you to enter a Ph.D. program',
    },
    { kind: 'culture', text: 'We have run the ferry since 1911 as a family-owned house' },
  ]);
  expect(sayPromises(source.brief)).toBe(
    'The posting promises mentoring, publications and a way into a Ph.D. program.',
  );
  const told = findSubject(source).attractions;
  expect(told.map(({ phrase }) => phrase)).toContain('a family-owned employer');
  // How old a house is moves nobody.
  expect(JSON.stringify(told)).not.toContain('1911');
  const duty = sourceOf([{ kind: 'duty', text: 'Provide mentoring to the new tide watchers' }]);
  expect(sayPromises(duty.brief)).toBe('');
});

it('tells of the week and of the contract what people change jobs for', () => {
  const source = sourceOf([
    { kind: 'benefit', text: 'Paid breaks and no mandatory overtime in the sail loft' },
    { kind: 'schedule', text: 'There are no weekends on this ferry' },
    { kind: 'benefit', text: 'All riggers are members of the Dockside Workers Union' },
  ]);
  expect(findSubject(source).attractions.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      'There is no mandatory overtime.',
      'There is no weekend work.',
      'The job is covered by a union.',
    ]),
  );
});

it('knows dull work by its first words', () => {
  const rate = makeRate(sourceOf([{ kind: 'duty', text: 'Repair the forklift fleet' }]).brief);
  expect(rate('Deliver weekly recaps to the harbour office').isDull).toBe(true);
  expect(
    rate('Rebuild the engines of the ferries that cross the bay each day, and keep logs').isDull,
  ).toBe(false);
});

it('asks in searches for what the job demands by name', () => {
  const source = sourceOf([
    { kind: 'experience', text: 'Two years of experience in palliative care' },
    { kind: 'duty', text: 'Plan home visits' },
  ]);
  expect(listKnockOuts(source)).toContain('palliative care');
});

it.each([
  ['This is a position for a shop refit project', 'The work is for a shop refit project.'],
  ['This role is a maternity cover for the day ward', 'It is a maternity cover for the day ward.'],
  ['This position is for a person who likes order', null],
  ['This role is perfect for the festival', null],
])('reads what narrows the job: %s', (text, focus) => {
  const subject = findSubject(sourceOf([{ kind: 'other', text }]));
  expect(subject.focus).toBe(focus);
  expect(subject.terms.includes('shop refit project')).toBe(text.includes('refit'));
});
