import { describe, expect, it } from 'vitest';
import { cleanText } from './clean/clean-text.ts';
import { readUnits } from './units.ts';

const read = (text: string) => readUnits(cleanText(text));
const brief = (text: string) =>
  read(text).map(({ shape, text: words, label, headingKind }) => [
    shape,
    label,
    headingKind,
    words,
  ]);

describe('readUnits', () => {
  it.each([
    ['ROLE SUMMARY The dyer keeps twelve vats warm.', 'ROLE SUMMARY', 'overview'],
    ['Organization Overview The Fern Guild mends nets.', 'Organization Overview', 'company'],
    ['Nets for boats Position Description The Dyer mixes.', 'Position Description', 'overview'],
    ['A warm and friendly yard Job Summary', 'Job Summary', 'overview'],
    ['Be early. Physical Capabilities\n· Lift 40 lbs', 'Physical Capabilities', 'must'],
    ['Prized\nValued but not required …\n· Welsh', 'Valued but not required ...', 'nice'],
    ['Your day to day will look like…\nMixing dyes', 'Your day to day will look like...', 'duty'],
  ])('finds the heading in "%s"', (line, heading, kind) => {
    const found = read(`Dyer\nFern Guild\nDover, DE\n\nWe dye nets.\n${line}\nMix the dyes.`);
    expect(
      found.filter(({ text, headingKind }) => text === heading && headingKind === kind),
    ).toMatchObject([{ shape: 'heading' }]);
  });

  it('leaves a heading in the sentence that speaks of it', () => {
    expect(read('Dyer\n\nPlease read the attached Job Description').at(-1)?.shape).toBe('line');
  });

  it('takes a share for no heading, and knows one with an apostrophe too many', () => {
    const found = read(
      "Dyer\nFern Guild\nDover, DE\n\nWe dye nets.\n\nTravel up to 5 - 20%\n\nMust Have's\nA steady hand",
    );
    expect(found.find(({ text }) => text.startsWith('Travel'))?.shape).not.toBe('heading');
    expect(found.at(-1)?.headingKind).toBe('must');
  });

  it('takes a picture over lines for a heading, and one before each line for a bullet', () => {
    const text =
      "Dyer\nFern Guild\nDover, DE\n\nWhat you'll do:\n📦 Vats & Mordants\nKeep twelve vats warm\nOrder the dyes\n🧾 Books\nWrite up each dye\nBenefits:\n✨ Free Cloth ✨ Long Lunches ✨ Three weeks of leave";
    const found = read(text);
    expect(found.filter(({ shape }) => shape === 'heading').map((one) => one.text)).toEqual(
      expect.arrayContaining(['Vats & Mordants', 'Books']),
    );
    expect(found.filter(({ headingKind }) => headingKind === 'duty')).toHaveLength(6);
    expect(found.slice(-3).map((one) => one.text)).toEqual([
      'Free Cloth',
      'Long Lunches',
      'Three weeks of leave',
    ]);
  });

  it('keeps the parts of the wishes below their heading', () => {
    const text =
      'Dyer\nFern Guild\nDover, DE\n\nWe dye nets.\n\nPreferred Qualifications\n\nExperience:\nMany years at a vat of the old kind, and one at a wheel beside it.\nSkills:\nA steady hand.\nRequirements\nOwn boots.';
    const kindOf = (words: string) => read(text).find((one) => one.text === words)?.headingKind;
    expect([
      kindOf('Many years at a vat of the old kind, and one at a wheel beside it.'),
      kindOf('A steady hand.'),
      kindOf('Own boots.'),
    ]).toEqual(['nice', 'nice', 'must']);
  });

  it('takes the first line below a heading of wishes for a wish, and a preferred place for no heading', () => {
    const text =
      'Dyer\nFern Guild\nDover, DE\n\nWe dye nets.\n\nMust-haves:\nTwo years at a vat\nPreferred location: Dover\nA steady hand\n\nWe also value\n\nState Certification as a Dyer\nSome Welsh';
    expect(
      read(text)
        .filter(({ headingKind }) => headingKind !== null)
        .map(({ shape, headingKind }) => `${shape} ${headingKind}`),
    ).toEqual([
      'heading must',
      'line must',
      'line must',
      'line must',
      'heading nice',
      'line nice',
      'line nice',
    ]);
  });

  it('keeps a label amid numbered items to its own item', () => {
    const text =
      '1. Own shears\n2. Physical requirements: lift bales all day\n3. Boots are on us\n4. Paid each week';
    expect(read(text).map(({ headingKind }) => headingKind)).toEqual([null, 'must', null, null]);
  });

  it('reads a heading of two names to its end', () => {
    expect(
      brief('Skills\nTidy.\nBearing and Interpersonal Skills:\nA friendly voice.')[2]?.[3],
    ).toBe('Bearing and Interpersonal Skills:');
  });

  it('reads a question over the way to apply to its end', () => {
    expect(
      brief('Skills\nTidy.\nHow do I apply:\nCall the mill.').map(([, , , words]) => words),
    ).toContain('How do I apply:');
  });

  it('takes a graded demand in capitals for one of the list', () => {
    const text =
      'Qualifications\nTwo years at a loom.\nGlazing Experience Preferred\nGood written English.\nAble to lift wet clay.';
    expect(
      read(text)
        .slice(1)
        .map(({ headingKind }) => headingKind),
    ).toEqual(['must', 'must', 'must', 'must']);
  });

  it('lets what the house says of itself go on behind its label', () => {
    const text =
      'Qualifications\nTwo years at a loom.\nGood written English.\nWho we are: Elm Mill has woven wool since 1802.\nWe keep growing. Weaving is what drives us on.';
    expect(read(text).map(({ headingKind }) => headingKind)).toEqual([
      'must',
      'must',
      'must',
      'company',
      'company',
      'company',
    ]);
  });

  it('knows what must and what may be had by headings in capitals and by their misspelling', () => {
    const text =
      "MUST HAVES Bachelor's degree in dyeing.\nGood eyes.\nNICE TO HAVES Master's degree.\nA loom at home.\nPlusses:\nSpeaks Welsh";
    expect(
      read(text)
        .filter(({ shape }) => shape !== 'heading')
        .map(({ headingKind }) => headingKind),
    ).toEqual(['must', 'must', 'nice', 'nice', 'nice']);
  });

  it('keeps a part of the work among the duties, whatever its name says', () => {
    const text = [
      'Responsibilities:',
      'Leave and Benefits Desk:',
      'Enroll new staff in the dental plan.',
      'Quickly answer questions on parental leave.',
      'Compliance:',
      'Update the safety register.',
      'Prepare audits for the harbor board.',
      'Commitment to Core Values:',
      'Support junior staff.',
      'Review each other with care.',
      'Benefits:',
      'Dental plan',
    ].join('\n');
    const headings = read(text).filter(({ shape }) => shape === 'heading');
    expect(headings.map(({ text: words, headingKind }) => [words, headingKind])).toEqual([
      ['Responsibilities:', 'duty'],
      ['Leave and Benefits Desk:', 'duty'],
      ['Compliance:', 'duty'],
      ['Commitment to Core Values:', 'duty'],
      ['Benefits:', 'benefit'],
    ]);
  });

  it('keeps demands that are written with capitals in their list', () => {
    const lines = [
      'Job Skills & Qualifications:',
      'Strong Kiln Loading Skills',
      'Experience with Glaze Chemistry',
      'Root Fault Analysis and Clay Handling Skills',
      "Prefer Bachelor's Degree or Relevant Experience",
      'Travel: None',
      'Presence at the pottery in Stoke',
    ];
    const units = read(['Potter', 'Fell Kilns', 'Stoke', '', ...lines].join('\n')).slice(-6);
    expect(units.map(({ shape, heading }) => [shape, heading])).toEqual(
      lines.slice(1).map(() => ['line', 'Job Skills & Qualifications']),
    );
  });

  it('keeps a heading over a list of its own, also where it names what is asked', () => {
    const text =
      'Potter\nFell Kilns\nStoke\n\nTasks\n- Fires kilns\nExperience in Glazing\n- Two kilns\n- Raku';
    expect(read(text).at(-3)?.shape).toBe('heading');
  });

  it('knows what stands over the days in the office', () => {
    const text = 'Your profile\n- Bakes well\n\nWorking Model\nHybrid with presence in Leeds';
    expect(brief(text).at(-2)).toEqual(['heading', null, 'schedule', 'Working Model']);
  });

  it('knows a heading amid whole sentences, over a part of the duties', () => {
    const text =
      'Night Baker\n\nYour duties\nMix the dough for the morning.\nRun the ovens of two shops.\nStores & Deliveries\nCount the flour every night.\nSign for what is delivered.\nLoad Vans\nClean the mixers.';
    expect(brief(text)).toContainEqual(['heading', null, 'duty', 'Stores & Deliveries']);
    expect(brief(text)).toContainEqual(['line', null, 'duty', 'Load Vans']);
  });

  it('takes no item of what is offered for a heading over the rest', () => {
    const text =
      'Night Baker\nOld Mill\n\nWhat we offer:\nFree bread\nVacation / Sick Pay\nDental Plan (paid by the mill)\nCompany car\nPaid parking';
    expect(
      brief(text)
        .slice(3)
        .map(([shape]) => shape),
    ).toEqual(Array(5).fill('line'));
  });

  it('goes on behind the letters of a legal form', () => {
    expect(read('We belong to Ferrati S.p.A. and Nordlicht e.V. Hamburg.')).toHaveLength(1);
  });

  it('puts every line under its heading', () => {
    const text =
      'Night Baker\nOld Mill Bakery\n\nWhat you will do\n- Mix the dough\n- Run the ovens\n\nBenefits:\nFree bread';
    expect(brief(text)).toEqual([
      ['line', null, null, 'Night Baker'],
      ['line', null, null, 'Old Mill Bakery'],
      ['heading', null, 'duty', 'What you will do'],
      ['item', null, 'duty', 'Mix the dough'],
      ['item', null, 'duty', 'Run the ovens'],
      ['heading', null, 'benefit', 'Benefits:'],
      ['line', null, 'benefit', 'Free bread'],
    ]);
  });

  it('keeps the heading over a row of items that lost their breaks', () => {
    const row = 'Duties: Find and win new accounts Cold call prospects. Visit them twice a year.';
    expect(brief(`Rep\nFern & Co\nLeeds\n\n${row}`).slice(3)).toEqual([
      ['line', 'Duties', 'duty', 'Find and win new accounts'],
      ['sentence', null, 'duty', 'Cold call prospects.'],
      ['sentence', null, 'duty', 'Visit them twice a year.'],
    ]);
  });

  it('keeps a list of sentences that lost their breaks under its heading, up to a word to all', () => {
    const row =
      'Job Duties: Weave rugs by hand.Keeps the looms clean.Pack and label each order.We are an equal opportunity employer.';
    expect(brief(`Rep\nFern & Co\nLeeds\n\nHours\n\n${row}`).slice(-4)).toEqual([
      ['sentence', 'Job Duties', 'duty', 'Weave rugs by hand.'],
      ['sentence', null, 'duty', 'Keeps the looms clean.'],
      ['sentence', null, 'duty', 'Pack and label each order.'],
      [
        'sentence',
        null,
        expect.not.stringMatching('duty'),
        'We are an equal opportunity employer.',
      ],
    ]);
  });

  it('parts a row of facts whose names are one word each', () => {
    const row = 'Position: Night Weaver Location: Leeds Salary: $20 an hour';
    expect(brief(`Rep\nFern & Co\nLeeds\n\n${row}`).slice(3)).toMatchObject([
      [expect.anything(), 'Position', null, 'Night Weaver'],
      [expect.anything(), 'Location', null, 'Leeds'],
      [expect.anything(), 'Salary', null, '$20 an hour'],
    ]);
  });

  it('parts the facts that stand in one line', () => {
    const row = 'Hours of Employment: Tuesday to Friday Start Date: At once Pay Scale: $21 an hour';
    expect(brief(`Baker\nFern & Co\nLeeds\n\n${row}`).slice(3)).toEqual([
      ['sentence', 'Hours of Employment', null, 'Tuesday to Friday'],
      ['sentence', 'Start Date', null, 'At once'],
      ['sentence', 'Pay Scale', null, '$21 an hour'],
    ]);
  });

  it('keeps a label whole whose last word is one too', () => {
    expect(
      brief('Baker\nLeeds\n\nThe ovens are new. Type of Employment: Full-time').slice(-1),
    ).toEqual([['sentence', 'Type of Employment', null, 'Full-time']]);
  });

  it('knows a label beside its value and on the line above', () => {
    expect(brief('Location: Leeds\nLocation Type\nHybrid\nReports to\nHead Baker')).toEqual([
      ['line', 'Location', null, 'Leeds'],
      ['heading', null, null, 'Location Type'],
      ['line', 'Location Type', null, 'Hybrid'],
      ['heading', null, null, 'Reports to'],
      ['line', 'Reports to', null, 'Head Baker'],
    ]);
  });

  it.each([
    [
      'Locks doors, and calls police Position Qualifications Current LPN Certificate',
      'Position Qualifications',
    ],
    ['Bakes bread. Required Skills/Experience 5+ years of baking', 'Required Skills/Experience'],
    [
      'Position Responsibilities Oversees and joins resident admissions',
      'Position Responsibilities',
    ],
    ['Position Independently conducts studies of mice', 'Position'],
    ["Education Bachelor's degree in science required", 'Education'],
  ])('takes out a heading that stands inside its text: %s', (line, heading) => {
    const texts = read(`Baker\n\n${line}`).map(({ text }) => text);
    expect(texts).toContain(heading);
    expect(texts.filter((text) => text !== heading && text.includes(heading))).toEqual([]);
  });

  it('leaves the same words in a sentence', () => {
    for (const line of [
      'You must meet the Minimum Qualifications Standard of the trade',
      'Teach Job Skills to adults',
      'Position reports to the head baker',
    ])
      expect(read(`Baker\n\n${line}`).map(({ text }) => text)).toContain(line);
  });

  it('reads over initials, and not over a letter that ends a name', () => {
    const texts = (line: string) =>
      read(`Baker\n\n${line}`)
        .map(({ text }) => text)
        .slice(1);
    expect(texts('The Martha P. Delacourt Institute is old. We pay well.')).toEqual([
      'The Martha P. Delacourt Institute is old.',
      'We pay well.',
    ]);
    expect(texts('Costs are covered by B. E. Smith and the client.')).toHaveLength(1);
    expect(texts('Licence Class A. Clean record needed.')).toHaveLength(2);
    expect(texts('Works for Team B. You will bake bread.')).toHaveLength(2);
  });

  it('takes sentences of a long line apart', () => {
    const [first, second] = read(
      'We bake bread, e.g. rye and spelt. You will run the night shift.',
    );
    expect([first?.text, second?.text]).toEqual([
      'We bake bread, e.g. rye and spelt.',
      'You will run the night shift.',
    ]);
  });

  it('gives back breaks that copying took away', () => {
    const text =
      'What you will do:Mix the doughRun the ovensClean the benchTrain two apprentices. What you need:A baker’s certificate';
    expect(brief(text).map(([, , kind, words]) => `${kind}: ${words}`)).toEqual([
      'duty: What you will do:',
      'duty: Mix the dough',
      'duty: Run the ovens',
      'duty: Clean the bench',
      'duty: Train two apprentices.',
      'must: What you need:',
      "must: A baker's certificate",
    ]);
  });

  it('leaves names with a capital inside alone, also names it does not know but meets twice', () => {
    const text =
      'skillsAbility to lift\nEnergy and driveGood with people\nReads plansWrites well\nDoughWorks uses LinkedIn. DoughWorks bakes.';
    expect(read(text).map((unit) => unit.text)).toContain('DoughWorks uses LinkedIn.');
  });

  it('knows the furniture of a job page and its list of other jobs', () => {
    const ad = `Baker\n${'You will bake bread for the whole town every night. '.repeat(12)}\nShow more\nSimilar jobs\nPastry Cook\nYork`;
    const furniture = read(ad).map((unit) => unit.furniture);
    expect(furniture.slice(-4)).toEqual(['button', 'others', 'others', 'others']);
    expect(furniture[0]).toBeNull();
  });

  it('quotes each unit from the text as pasted', () => {
    const text = '<p>Pay:&nbsp;<b>£14</b> an hour</p><ul><li>Nights &amp; weekends</li></ul>';
    for (const { start, end, text: words } of read(text)) {
      expect(
        text
          .slice(start, end)
          .replace(/<[^>]*>|&nbsp;/g, ' ')
          .replaceAll('&amp;', '&'),
      ).toContain(words.split(' ').at(-1));
    }
  });
});

describe('sentences that go on behind a full stop', () => {
  it.each([
    'A doctorate (J.D.) from a law school',
    'Lift up to 50 lbs. - occasionally',
    'Use tools (hammers, saws, etc.) to build stairs',
    'Tue - Sat 7:30a.m. - 4:15 p.m. and as the tides need it',
    'Find us at 212 E. Loom Rd. Reno',
    'Call on makers of cloth (weavers; Dyers; Spinners) in the county',
  ])('%s', (text) => {
    expect(brief(text).map(([, , , words]) => words)).toEqual([text]);
  });

  it('and one that ends behind a state', () => {
    expect(brief('Our shop is in Salem, OR. We are open daily.').map((unit) => unit[3])).toEqual([
      'Our shop is in Salem, OR.',
      'We are open daily.',
    ]);
  });
});

describe('lines of a list that lost its bullets', () => {
  it.each([
    ['Requirements', 'Kiln Experience', 'must'],
    ['What we offer', 'Company Events', 'benefit'],
    ['What we offer', 'Company Car/ Car Allowance', 'benefit'],
  ])('under %s: %s', (heading, line, kind) => {
    const text = `Potter\nFell Kilns\nStoke\n\n${heading}\nGlazing by hand\n${line}\nLoading at dawn`;
    expect(brief(text).find((unit) => unit[3] === line)).toEqual(['line', null, kind, line]);
  });

  it('take no part of a word for a label', () => {
    expect(brief('Post-firing work in a kiln').map((unit) => unit[1])).toEqual([null]);
    expect(brief('School-friendly hours').map((unit) => unit[1])).toEqual([null]);
  });

  it.each(['Key Duties Of The Post', "What You'll Do As Head Potter"])(
    'keep one heading whole: %s',
    (heading) => {
      const text = `Potter\nFell Kilns\nStoke\n\n${heading}\nGlaze pots by hand\nLoad the kiln`;
      expect(brief(text)).toContainEqual(['heading', null, 'duty', heading]);
    },
  );
});

it('takes the post on top for no label of the house below it', () => {
  const [title, house] = brief('Talent Acquisition Partner\nFell Kilns\nStoke, England');
  expect([title?.[0], house?.[1]]).toEqual(['line', null]);
});

it('reads initials as the beginning of a name', () => {
  expect(brief('Potter\nThe J.R. Alder Co.\nStoke').map((unit) => unit[3])).toContain(
    'The J.R. Alder Co.',
  );
});

it('reads a paper behind its heading as asked for', () => {
  const text =
    'Potter\nFell Kilns\nStoke\n\nDuties\nFires pots.\n\nQualifications: State Certification in Kiln Firing\nTwo glazes';
  expect(brief(text)).toContainEqual([
    'line',
    'Qualifications',
    'must',
    'State Certification in Kiln Firing',
  ]);
});

it('keeps the words of a link whole', () => {
  const text = 'Potter\nFell Kilns\nStoke\n\nDownload the full Job Description: Potter-2031';
  expect(brief(text).at(-1)?.[3]).toBe('Download the full Job Description: Potter-2031');
});
