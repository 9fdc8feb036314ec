import { describe, expect, it } from 'vitest';
import { quote } from './mapped-text.ts';
import { cleanText } from './clean-text.ts';

function clean(text: string): string {
  return cleanText(text).text.trim();
}

describe('cleanText', () => {
  it('parts a list whose dashes stand in one line', () => {
    const line = 'Duties: - Splice ropes - Paint the hull - Log every trip - Feed the ship cat';
    expect(clean(line).split('\n')).toEqual([
      'Duties:',
      '- Splice ropes',
      '- Paint the hull',
      '- Log every trip',
      '- Feed the ship cat',
    ]);
    expect(
      clean('Needs:- B&W License- Steady hands- Good ears-Keeping logs daily').split('\n'),
    ).toEqual(['Needs:', '- B&W License', '- Steady hands', '- Good ears', '-Keeping logs daily']);
    expect(clean('Deckhand - Day Shift - Astoria')).toBe('Deckhand - Day Shift - Astoria');
  });

  it('parts a section sign before years', () => {
    expect(clean('Steady on deck.§ 1 to 3 years at sea.§ Good ears.').split('\n')).toHaveLength(3);
  });

  it('turns HTML into lines and drops what nobody reads', () => {
    const html =
      '<style>p{color:red}</style><h1>Cook</h1><p>Fish &amp; chips</p><ul><li>One</li><li>Two</li></ul><script>pay(1)</script>';
    expect(clean(html).split(/\n+/)).toEqual(['# Cook', 'Fish & chips', '• One', '• Two']);
  });

  it('knows an apostrophe that lost its semicolon', () => {
    expect(clean('The captain&aposs log and the crew&apos; bunks')).toBe(
      "The captain's log and the crew' bunks",
    );
  });

  it('leaves angle brackets that are no tags', () => {
    expect(clean('<5 years or <your name>')).toBe('<5 years or <your name>');
  });

  it('drops the style sheet of Word', () => {
    const pasted =
      'Normal 0 false false false EN-US X-NONE X-NONE\ntable.MsoNormalTable {mso-style-name:x;}\nClerk';
    expect(clean(pasted)).toBe('Clerk');
  });

  it('unwraps markdown', () => {
    expect(clean('**Title:** Cook\n[our site](https://a.example)\n| Pay | $20 |\n|---|---|')).toBe(
      'Title: Cook\nour site\nPay | $20',
    );
  });

  it('turns the keys of a file into words', () => {
    expect(clean('org: Mill\nyears_required: 2-3\nuse snake_case: always')).toBe(
      'org: Mill\nyears required: 2-3\nuse snake_case: always',
    );
  });

  it('breaks up offers that grew together without a capital', () => {
    expect(clean('30 days of leave (after a year)travel allowancegroup pensionyearly bonus')).toBe(
      '30 days of leave (after a year)\ntravel allowance\ngroup pension yearly bonus',
    );
    expect(clean('employee(s) with leave')).toBe('employee(s) with leave');
  });

  it('breaks up a row of items that begin with a dash', () => {
    expect(
      clean('Duties:- Operate loaders- Follow the plans- Keep the yard clean- Report faults'),
    ).toBe(
      'Duties:\n- Operate loaders\n- Follow the plans\n- Keep the yard clean\n- Report faults',
    );
    expect(clean('Self- Motivated people for a Full-Time post')).toBe(
      'Self- Motivated people for a Full-Time post',
    );
  });

  it('breaks up what was run together', () => {
    expect(clean('customer service.Requirements: two years•Lifting•Driving')).toBe(
      'customer service.\nRequirements: two years\n•Lifting\n•Driving',
    );
    expect(clean('Good skillsAbility to liftReads plansWrites wellOwns tools')).toContain(
      'skills\nAbility to lift\nReads',
    );
  });

  it('breaks before an article however often, and behind a short word', () => {
    expect(clean('Passion for evening ridesA patient hand\nWork in late shiftsA strong head')).toBe(
      'Passion for evening rides\nA patient hand\nWork in late shifts\nA strong head',
    );
    expect(clean('a place to blend in.We are kind in all we do.An ideal person')).toBe(
      'a place to blend in.\nWe are kind in all we do.\nAn ideal person',
    );
    expect(clean('our annual bonus plan25 days of leave')).toBe(
      'our annual bonus plan\n25 days of leave',
    );
  });

  it('leaves coined names whole in a text that lost its breaks', () => {
    const lost = 'Good skillsAbility to liftReads plansWrites wellOwns tools. ';
    for (const named of [
      'Partner of the platform SimilarWeb.',
      'More in MyExtras - there for you.',
      'Methods (scRNA-seq, scChIP-seq, and scATAC-seq) are used.',
      'Brands: TechCrunch, OnBrand24, EastWest BPO, and Vinculum.',
      'Audit EigenLayer, Lido and the whole EigenLayer ecosystem.',
    ])
      expect(clean(lost + named).endsWith(named)).toBe(true);
  });

  it('breaks up a single joint between two words', () => {
    expect(clean('Two years of retail experienceAbility to lift crates')).toBe(
      'Two years of retail experience\nAbility to lift crates',
    );
    expect(clean('BenefitsResponsible pay')).toBe('Benefits\nResponsible pay');
    expect(clean('Driver CPCTraining is paid, and there is morePension too')).toBe(
      'Driver CPC\nTraining is paid, and there is more\nPension too',
    );
    expect(clean('Team: Estate PlanningSalary: £20,000 pro rataHours: 37')).toBe(
      'Team: Estate Planning\nSalary: £20,000 pro rata\nHours: 37',
    );
    expect(clean('Knows JavaScriptExperience with tills')).toBe(
      'Knows JavaScript\nExperience with tills',
    );
  });

  it.each([
    'LinkedIn, JavaScript, GitHub, YouTube and PowerPoint',
    'iPhone, eBay, McDonald, easyJet, MinIO and CySEC; skillsOwns thingsRuns placesEnds',
    'smartWork is what we at smartWork call smart work',
    'Leeds · Finance · Full-time',
    'Knows transfer tools (Link:Direct, Farway)',
  ])('keeps names with capitals inside: %s', (text) => {
    expect(clean(text).split('\n')[0]).toBe(
      text.split('; ')[0] + (text.includes(';') ? '; skills' : ''),
    );
  });

  it('breaks before middle dots that begin items, and at what is left of breaks', () => {
    expect(clean('You have:· two years of sales· a car.· patience')).toBe(
      'You have:\n· two years of sales\n· a car.\n· patience',
    );
    const line = `${'We pack and ship garden furniture all year round. '.repeat(5)}Pack orders  Load vans  Keep records  Sweep`;
    expect(clean(line).split('\n').slice(1)).toEqual(['Load vans', 'Keep records', 'Sweep']);
  });

  it('puts lines together that a page broke at its width', () => {
    const page = [
      'The archivist will be responsible for the care of the letters',
      'and maps of the harbour board, and for all visits of school',
      'classes to the reading room. The post is based in the Harbour of',
      'Old Leith and needs',
      '',
      '• Experience with paper records that are older than a hundred',
      '  years and of great value',
      '• a driving licence',
    ].join('\n');
    expect(clean(page).split(/\n+/)).toEqual([
      'The archivist will be responsible for the care of the letters and maps of the harbour board, and for all visits of school classes to the reading room. The post is based in the Harbour of Old Leith and needs',
      '• Experience with paper records that are older than a hundred years and of great value',
      '• a driving licence',
    ]);
  });

  it('leaves a list in small letters as it is', () => {
    const list =
      'greet guests\nrun the till and count it every evening before you lock up\nkeep the shop clean\nanswer the telephone';
    expect(clean(list)).toBe(list);
  });

  it('repairs misread characters', () => {
    expect(clean('weâ€™re hiring â€“ Â£12')).toBe("we're hiring – £12");
  });

  it('traces every word back to the original', () => {
    const original = '<p>Pay:&nbsp;<b>$20</b>&ndash;$25 an hour</p>';
    const source = cleanText(original);
    const start = source.text.indexOf('$20');
    const end = source.text.indexOf('$25') + 3;
    expect(quote(source, { start, end })).toEqual({
      quote: '$20</b>&ndash;$25',
      start: 16,
      end: 33,
    });
  });
});

describe('headings in capitals that grew together with their text', () => {
  it.each([
    ['QUALIFICATIONSD.D.S. with a licence', ['QUALIFICATIONS', 'D.D.S. with a licence']],
    ['RESPONSIBILITIESExamine patients', ['RESPONSIBILITIES', 'Examine patients']],
    ['Read X-rays.JOB REQUIREMENTSCPR card', ['Read X-rays.', 'JOB REQUIREMENTS', 'CPR card']],
    ['EXPERIENCETwo years', ['EXPERIENCE', 'Two years']],
    [
      'according to protocol.Performs all fillings',
      ['according to protocol.', 'Performs all fillings'],
    ],
    ['as they hand it to us.Performs all', ['as they hand it to us.', 'Performs all']],
    [
      'Duties:– Drive the van.– A wash for the van.– Load the van.',
      ['Duties:', '– Drive the van.', '– A wash for the van.', '– Load the van.'],
    ],
    ['Greets guests.Ø Answers calls', ['Greets guests.', 'Ø Answers calls']],
  ])('%s', (text, lines) => {
    expect(clean(text).split(/\n+/)).toEqual(lines);
  });

  it.each(['EXPERIENCED COOK', 'SKILLSET OF A COOK', 'REQUIREMENTS', 'Node.JS and U.S.A.'])(
    'leaves %s whole',
    (text) => {
      expect(clean(text)).toBe(text);
    },
  );
});

describe('items that lost the break between them', () => {
  it.each([
    [
      'Able to read GermanAbility to write GermanAbility to cookAbility to weigh safelyAbility to count',
      [
        'Able to read German',
        'Ability to write German',
        'Ability to cook',
        'Ability to weigh safely',
        'Ability to count',
      ],
    ],
    [
      'Sitting – N/AKneeling – FrequentlyLift 10 lbs - OccasionallyUse knives - Regularly',
      [
        'Sitting – N/A',
        'Kneeling – Frequently',
        'Lift 10 lbs - Occasionally',
        'Use knives - Regularly',
      ],
    ],
    ['Diploma preferred.PHR or CAP a plus', ['Diploma preferred.', 'PHR or CAP a plus']],
    [
      'Work in mechanical repair.5+ years on site',
      ['Work in mechanical repair.', '5+ years on site'],
    ],
    [
      'liaison with Client and S/CManagement of claims',
      ['liaison with Client and S/C', 'Management of claims'],
    ],
    ['Keen to offer servicesA tidy mind', ['Keen to offer services', 'A tidy mind']],
    ['write job postingsPHR Certification', ['write job postings', 'PHR Certification']],
    ['Qualifications8+ years at sea', ['Qualifications', '8+ years at sea']],
    [
      'Count boxes and loads\n\nKeep lists of stock requiredMinimum of a year in stock requiredMinimum of a license',
      [
        'Count boxes and loads',
        'Keep lists of stock required',
        'Minimum of a year in stock required',
        'Minimum of a license',
      ],
    ],
    [
      'keeping of clientsRequirementsProven work',
      ['keeping of clients', 'Requirements', 'Proven work'],
    ],
    ['benefits including:25 days of leave', ['benefits including:', '25 days of leave']],
    ['courses in first aid, etc.CE stipends', ['courses in first aid, etc.', 'CE stipends']],
    ['a degree in design.3-5 years of print', ['a degree in design.', '3-5 years of print']],
    ['a degree in finance2 - 4 years of audit', ['a degree in finance', '2 - 4 years of audit']],
    [
      'taught honours classesB.S. in Physics, M.A. a plus',
      ['taught honours classes', 'B.S. in Physics, M.A. a plus'],
    ],
    [
      'Dutch residentsresidents of Belgiumresidents of France',
      ['Dutch residents', 'residents of Belgium', 'residents of France'],
    ],
    [
      'Someone who:\u0097 is kind to dogs\u0097 has a van',
      ['Someone who:', '• is kind to dogs', '• has a van'],
    ],
    ['401(k)401(k) matching', ['401(k)', '401(k) matching']],
    ['vision insurance.401(k) with match', ['vision insurance.', '401(k) with match']],
    ['bonuses up to $2000$15 an hour', ['bonuses up to $2000', '$15 an hour']],
    ['knows payrollREQUIREMENTS', ['knows payroll', 'REQUIREMENTS']],
    ['Sorts mail§ Answers calls', ['Sorts mail', '§ Answers calls']],
    [
      'Keeps the books of two small shops · Writes the letters of both owners',
      ['Keeps the books of two small shops', '· Writes the letters of both owners'],
    ],
    [
      'Duties:- Drive the van- Load the van- Wash the van',
      ['Duties:', '- Drive the van', '- Load the van', '- Wash the van'],
    ],
  ])('%s', (text, lines) => {
    expect(clean(text).split(/\n+/)).toEqual(lines);
  });

  it.each([
    'Apply: https://jobs.example.org/a/long/way/to/the/form/form.html?cid=0a1b2c3d-0a1b-0a1b-0a1b&ccId=42_7&lang=en_US',
    'See http://example.org/one/long/path/of/the/site/careers/JobDetail/42',
    'built on ASP.NET and using.NET',
    'The S/C team',
    'Grade:7 staff',
    'at 8 a.m. or 9',
    'Leeds · Full time · Days',
    'Standing- Regularly, Sitting- Rarely, Lifting- Occasionally',
  ])('leaves %s whole', (text) => {
    expect(clean(text)).toBe(text);
  });
});

it('reads marks of Windows as what they are', () => {
  expect(clean('the shop\u0092s own \u0093van\u0094 \u0096 not yours')).toBe(
    'the shop\'s own "van" – not yours',
  );
});

describe('a blank that was lost', () => {
  it('comes back where its first half is a word of the text', () => {
    expect(clean('Run programs. Explain programsincluding pay.')).toBe(
      'Run programs. Explain programs including pay.',
    );
    expect(clean('Explain xyzzyincluding pay.')).toBe('Explain xyzzyincluding pay.');
  });

  it('keeps a name with a capital inside that also stands alone, where a heading grew on to it', () => {
    const text =
      'Company OverviewFernDesk was founded in a barn. Our storyAt FernDesk we answer letters. FernDesk never asks for money.';
    expect(cleanText(text).text.split('\n')).toContain('FernDesk was founded in a barn. Our story');
  });
});

it('parts a heading from the name behind it, also where two headings stand before the same name', () => {
  const text = cleanText(
    'Company DescriptionHarrow Looms is a mill by the river that has woven cloth for sails, tents and coats for longer than anybody there can remember.\nRole DescriptionHarrow Looms is looking for a weaver.\nQualificationsTwo years at a loom and a steady hand.',
  ).text;
  expect(text.split('\n')).toEqual([
    'Company Description',
    'Harrow Looms is a mill by the river that has woven cloth for sails, tents and coats for longer than anybody there can remember.',
    'Role Description',
    'Harrow Looms is looking for a weaver.',
    'Qualifications',
    'Two years at a loom and a steady hand.',
  ]);
});

it('leaves names with a capital inside whole that stand in a row', () => {
  const row = 'Tools: LoomBase, WarpORM, WeftGraph and/or Reed.';
  expect(cleanText(`Weaver\n${row}`).text.split('\n').at(-1)).toBe(row);
});

it.each([
  [
    'SeaHawk Towing Services\nWe tow.\nLamps litSeaHawk Towing Services was founded in 1810. Tow boatsMend nets. Tar hullsPaint masts',
    'SeaHawk Towing Services was founded in 1810.',
  ],
  [
    'Tow boatsMend nets. Work for leading BioDyes houses. Tar hullsPaint masts',
    'Work for leading BioDyes houses.',
  ],
  ['Meet the other teamsEEO notice. Ask the team. Tar hullsPaint masts', 'EEO notice.'],
  ['Until the spring (or more).DUTIES OF THE POST:Tow boats', 'DUTIES OF THE POST:'],
  ['Trade with B2B or B2CNo weekends at all', 'No weekends at all'],
])('keeps names whole and parts lines: %s', (text, line) => {
  const cleaned = cleanText(`Boatman\n\n${text}`).text;
  expect(cleaned).toContain(line);
});
