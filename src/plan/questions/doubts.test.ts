import { describe, expect, it } from 'vitest';
import { askDoubts } from './doubts.ts';
import { quoteAround } from '../wording/quote-around.ts';
import { sourceOf } from '../testing/source-of.ts';

type Facts = Parameters<typeof sourceOf>[0];
type More = Parameters<typeof sourceOf>[1];
const ask = (facts: Facts, more: More = {}): string[] =>
  askDoubts(
    sourceOf(facts, {
      seniority: { level: null, years: null, source: null },
      place: { country: 'GB' } as never,
      ...more,
    }),
  ).map((question) => question.ask);
const titled = (given: string): More => ({ title: { given, clean: given, singular: given } });

describe('doubts about the words of a text', () => {
  it('asks what a word of the title means that decides the week', () => {
    expect(ask([], titled('Relief Ferry Hand'))[0]).toMatch(/^"relief" in the title: whose work/);
    expect(ask([], titled('Ferry Hand'))).toEqual([]);
  });

  it('asks how a promise and a demand hold together', () => {
    const promise = { kind: 'benefit', text: 'Flexible hours for everybody' } as const;
    const demand = { kind: 'duty', text: 'Be on call for the harbor lights' } as const;
    expect(ask([promise, demand]).join('\n')).toMatch(/"flexible hours" and also says "Be on call/);
    expect(ask([promise])).toEqual([]);
  });

  it.each([
    ['duty', 'Maintain the ISO 9001 certification of the yard', /next audit/],
    ['duty', 'Serve up to 200 guests on the evening boat', /how many people share/],
    ['duty', 'Send the fares by strict deadlines', /on what day/],
  ] as const)('asks for what a careful reader misses in a %s: %s', (kind, text, asked) => {
    expect(ask([{ kind, text }])[0]).toMatch(asked);
  });

  it('asks nobody who only works to a standard for the next audit', () => {
    expect(ask([{ kind: 'duty', text: 'Work to ISO 9001 on the quay' }])).toEqual([]);
    expect(ask([{ kind: 'duty', text: 'Run tests by AS9100 procedures' }])).toEqual([]);
  });

  it('asks for the terms of a bonus, and what counts where pay is named twice', () => {
    const bonus = { kind: 'benefit', text: 'Quarterly bonus scheme for deckhands' } as const;
    expect(ask([bonus])[0]).toMatch(/^"bonus scheme": what is it paid for|^"Quarterly bonus/i);
    expect(ask([{ kind: 'benefit', text: 'Annual bonus of 5%' }])).toEqual([]);
  });

  it('asks which places are covered, and who pays for own tools', () => {
    expect(ask([{ kind: 'duty', text: 'Covering our northern ferry depots' }])).toEqual([]);
    expect(ask([{ kind: 'schedule', text: 'A post covering our Northern depots' }])[0]).toMatch(
      /"covering our Northern depots": which ones and how many/,
    );
    expect(ask([{ kind: 'skill', text: 'Must have your own tools' }])[0]).toMatch(/allowance/);
  });

  it('asks which level is meant where title and text differ', () => {
    const line = { kind: 'education', text: 'Newly qualified boatmaster' } as const;
    expect(ask([line], titled('Senior Boatmaster'))[0]).toMatch(/which level do you want first/);
    expect(ask([line], titled('Boatmaster'))).toEqual([]);
  });

  it('asks whose premium is paid and when leave is there, in the United States', () => {
    const facts: Facts = [
      { kind: 'benefit', text: 'Health insurance, 75% paid by the company' },
      { kind: 'benefit', text: '80 hours of PTO after 60 days' },
    ];
    const asked = ask(facts, { place: { country: 'US' } as never }).join(' ');
    expect(asked).toMatch(/for the family too/);
    expect(asked).toMatch(/accrue over the year/);
    expect(ask(facts)).toEqual([]);
  });

  it('asks how long a vetting takes, and for a text that the advertisement only points to', () => {
    expect(
      ask([{ kind: 'skill', text: 'All boatmen must pass police vetting before day one' }])[0],
    ).toMatch(/^"police vetting": who applies for it, how long/);
    expect(
      ask([
        { kind: 'process', text: 'The full job description is attached for your information' },
      ])[0],
    ).toMatch(/please send it/);
  });

  it('asks whether a stated wage is what a named accreditation promises', () => {
    const facts: Facts = [{ kind: 'benefit', text: 'We are a Living Wage employer' }];
    const pay = { pay: { stated: '£12.90 per hour', source: { from: 'note' } } } as unknown as More;
    expect(ask(facts, pay)[0]).toMatch(/"living wage employer" and pays "£12\.90 per hour"/i);
    expect(ask(facts)).toEqual([]);
  });

  it('asks what a star without a note means', () => {
    const starred = { kind: 'benefit', text: 'Bonus of $500*** after the season' } as const;
    expect(ask([starred])[0]).toContain('no footnote explains it');
    expect(
      ask([starred, { kind: 'other', text: '*** paid in the first week of October' }]),
    ).toEqual([]);
  });

  it('asks which applies where free weekends and work on them stand in one text', () => {
    const both = 'Four days of ten hours plus overnights on Fridays. No weekends';
    expect(ask([{ kind: 'schedule', text: both }])[0]).toMatch(
      /"no weekends" and ".*overnights on Fridays": which applies/,
    );
    expect(ask([{ kind: 'schedule', text: 'Monday to Friday, no weekends' }])).toEqual([]);
  });

  it('asks how much work a job by the shift brings, and not where an allowance is meant', () => {
    expect(ask([], titled('Deck Hand, Per Diem'))[0]).toMatch(/^"Per Diem": how many shifts/);
    expect(ask([{ kind: 'benefit', text: 'Per diem of $60 for meals' }])).toEqual([]);
  });

  it('asks what a test tests and when it comes, unless that is said', () => {
    expect(ask([{ kind: 'skill', text: 'Able to pass a written knot test' }])).toEqual([]);
    expect(ask([{ kind: 'skill', text: 'Must pass a math and reading test' }])[0]).toMatch(
      /what is in the test, who gives it/,
    );
    expect(ask([{ kind: 'process', text: 'You take a skills test of 20 minutes' }])).toEqual([]);
  });

  it('asks whether a bar on people with a record may become a check', () => {
    const bar: Facts = [{ kind: 'authorization', text: 'No felony convictions' }];
    const inUs = { place: { country: 'US' } as never };
    expect(ask(bar, inUs)[0]).toMatch(/^"No felony convictions": can this become a check/);
    expect(ask([{ kind: 'authorization', text: 'Criminal background check' }], inUs)).toEqual([]);
  });

  it('asks whether an old rule holds, and not where it was dropped', () => {
    const rule = 'Crews must be vaccinated against COVID-19';
    expect(ask([{ kind: 'other', text: rule }])[0]).toMatch(/does this rule still apply/);
    const dropped =
      'Piers are no longer required to see that crews are vaccinated against COVID-19';
    expect(ask([{ kind: 'other', text: dropped }])).toEqual([]);
  });

  it('asks about what this text leaves broken, loose or against itself', () => {
    expect(ask([{ kind: 'other', text: 'Questions? Write to the crew atQWRT2_HRBR' }])[0]).toMatch(
      /"atQWRT2_HRBR": which address/,
    );
    expect(
      ask([
        { kind: 'duty', text: 'Repair nets independently' },
        { kind: 'experience', text: 'Experience with nets is welcome but not required' },
      ]).join(' '),
    ).toMatch(/when must a newcomer start working alone/);
    expect(ask([{ kind: 'duty', text: 'Row the boats in on sale day' }])[0]).toMatch(
      /^"sale day": which weekdays/,
    );
    expect(ask([{ kind: 'duty', text: 'Row the boats in on sale day, every Tuesday' }])).toEqual(
      [],
    );
    expect(ask([{ kind: 'benefit', text: 'Benefits at the pier may include boots' }])[0]).toMatch(
      /which of them come with this job/,
    );
    expect(ask([{ kind: 'licence', text: 'Registered and insured vehicle' }])[0]).toMatch(
      /what is paid per mile/,
    );
  });

  it('asks what similar work takes in, how many people are led, and whether old software is used', () => {
    expect(ask([{ kind: 'experience', text: 'Two years in a similar role' }])[0]).toMatch(
      /which jobs count/,
    );
    const lead = { kind: 'duty' as const, text: 'Train and lead staff on the quay' };
    expect(ask([lead])[0]).toMatch(/^The text mentions "lead staff": how many people/);
    expect(ask([lead, { kind: 'other', text: 'You join a team of six' }])).toEqual([]);
    expect(ask([{ kind: 'tool', text: 'Windows XP' }])[0]).toMatch(/"Windows XP"|"windows XP"/);
  });

  it('asks why shifts are asked for where the hours are those of a weekday', () => {
    const [question] = ask([
      { kind: 'experience', text: 'Experience of working shifts' },
      { kind: 'schedule', text: 'Monday to Friday 8 to 4' },
    ]);
    expect(question).toMatch(/are there shifts, or can this requirement go/);
  });

  it('asks which of two lines holds, with the words of both', () => {
    const [question] = ask([
      { kind: 'other', text: 'We are looking for an experienced ferry hand' },
      { kind: 'experience', text: 'Experience on the water is desired' },
    ]);
    expect(question).toContain('"experienced ferry hand"');
    expect(question).toContain('"Experience on the water is desired"');
  });

  it('does not ask what the line or the text settles', () => {
    const bonus = 'Sign-on bonus of $2,000';
    expect(ask([{ kind: 'benefit', text: bonus }])).toHaveLength(1);
    expect(ask([{ kind: 'benefit', text: `${bonus}, half after 90 days` }])).toEqual([]);
    const gas = { kind: 'duty' as const, text: 'Repair boilers in flats' };
    expect(ask([gas])[0]).toMatch(/Gas Safe register/);
    expect(ask([gas, { kind: 'licence', text: 'Gas Safe registration' }])).toEqual([]);
    expect(ask([gas], { place: { country: 'US' } as never })).toEqual([]);
  });

  it('asks for the level where junior work is to take many years', () => {
    const duties: Facts = [
      { kind: 'duty', text: 'Assists the mate with the ropes' },
      { kind: 'duty', text: 'Assists in counting passengers' },
    ];
    const asked = (facts: Facts): string[] => ask(facts, titled('Ferry Hand'));
    expect(asked(duties)).toEqual([]);
    expect(
      asked([...duties, { kind: 'experience', text: '6 years of experience at sea' }])[0],
    ).toMatch(/^6 years are asked for/);
    expect(ask(duties, titled('Ferry Manager'))[0]).toMatch(
      /^The title says "manager", and 2 duties begin like "Assists the mate/,
    );
    expect(ask(duties, titled('Assistant Ferry Manager'))).toEqual([]);
  });

  it('asks for the level where a high title goes with few years', () => {
    const asked = (min: number, given: string): string[] =>
      ask([], {
        ...titled(given),
        seniority: { level: null, years: { min, max: null }, source: null },
      });
    expect(asked(1, 'Senior Pilot')[0]).toMatch(
      /^The title says "senior", the text asks for 1 year:/,
    );
    expect(asked(6, 'Senior Pilot')).toEqual([]);
    expect(asked(1, 'Pilot')).toEqual([]);
  });

  it.each([
    ['experience', 'Minimum of 1-2 years on ferries', /^The text says "Minimum of 1-2 years"/],
    ['travel', 'Travel up to 40%', /^"Travel up to 40%": where to/],
    ['education', 'Degree in navigation or equivalent', /what else counts/],
    ['tool', 'Works with our booking system', /which one do you use/],
    ['duty', 'Serve multiple islands and clients', null],
    ['duty', 'Look after multiple clients', /"multiple clients": how many at one time/],
    ['duty', 'Manage the annual budget', /"manage the annual budget": how large/],
    ['experience', 'Proven sailing experience', /how many years at least/],
    ['benefit', 'Opportunities for advancement', /to what job, after how long/],
  ] as const)('asks for the number or the name behind %s "%s"', (kind, text, question) => {
    const [first] = ask([{ kind, text }]);
    if (question === null) expect(first).toBeUndefined();
    else expect(first).toMatch(question);
  });

  it.each([
    ['travel', 'Travel up to 40% within the county'],
    ['education', 'High school diploma or equivalent'],
    ['tool', 'Works with our booking system (Sailbook)'],
    ['duty', 'Look after 12 to 15 clients'],
    ['experience', 'Proven sailing experience of 3 years'],
    ['experience', 'Commercial sailing experience is desirable for an experienced mate'],
  ] as const)('asks nothing where %s is told: "%s"', (kind, text) => {
    expect(ask([{ kind, text }])).toEqual([]);
  });

  it('finds a time that is over', () => {
    expect(ask([{ kind: 'goal', text: 'Carry out the harbor plan 2021-2024' }])[0]).toMatch(
      /that time is over/,
    );
    expect(ask([{ kind: 'goal', text: 'Carry out the harbor plan 2025-2029' }])).toEqual([]);
  });
});

it('quotes a piece of a long line as it is written', () => {
  const line = `First things first. ${'many words '.repeat(9)}on call and more ${'of them '.repeat(9)}`;
  const start = line.indexOf('on call');
  const words = quoteAround(line, start, 7);
  expect(line).toContain(words);
  expect(words).toContain('on call');
  expect(words.split(' ').length).toBeLessThanOrEqual(12);
});

it('asks from when somebody who is taught the work owns it', () => {
  const taught = { kind: 'duty', text: 'Begin to learn the dyeing of sails' } as const;
  const owned = { kind: 'duty', text: 'Take ownership of the dye house' } as const;
  expect(ask([taught, owned]).join('\n')).toMatch(/One line says "begin to learn", another/);
  expect(ask([owned])).toEqual([]);
});

it('asks what a history of jobs and the standards of a house mean', () => {
  expect(ask([{ kind: 'trait', text: 'Stable work history' }])[0]).toMatch(/rule somebody out/);
  expect(ask([{ kind: 'duty', text: 'Splice ropes to company standards' }])[0]).toMatch(
    /"company standards": where are they written down/,
  );
});

describe('a demand that two lines tell otherwise', () => {
  it('asks whether a paper that only some need is asked here', () => {
    const line = { kind: 'licence', text: 'Deck certificate (if required, see annex)' } as const;
    expect(ask([line])[0]).toMatch(
      /^"Deck certificate \(if required, see annex\)": is it required for this post/,
    );
  });

  it('asks which holds where the search names what the list only wishes for', () => {
    const wish = {
      kind: 'experience',
      text: 'Experience of harbour piloting desired',
      importance: 'preferred',
    } as const;
    const called = { kind: 'other', text: 'If you are an experienced harbour pilot, row' } as const;
    expect(ask([wish, called]).join('\n')).toMatch(/may people without it apply\?/);
    expect(ask([wish]).join('\n')).not.toMatch(/may people without it/);
  });
});
