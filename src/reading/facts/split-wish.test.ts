import { describe, expect, it } from 'vitest';
import { understand } from '../read-stored-job.ts';
import { emptyJobText } from '../stored/job-text.ts';

const grade = (lines: string): string[] =>
  understand({
    job: { ...emptyJobText, title: 'Shop Manager', location: 'Leeds', requirements: lines },
    organization: { name: 'Acme' },
  }).facts.map(({ importance, text }) => `${importance}: ${text}`);

describe('a demand and a wish in one line', () => {
  it.each([
    [
      'Previous weaving roles, ideally within a mill or museum setting',
      ['must: Previous weaving roles', 'preferred: Experience within a mill or museum setting'],
    ],
    [
      'Ability to match dyes, ideally by eye',
      ['must: Ability to match dyes', 'preferred: Ability to match dyes by eye'],
    ],
    [
      'At least two years of weaving (silk preferred)',
      ['must: At least two years of weaving', 'preferred: Silk experience preferred'],
    ],
    ['C.P.M. certificate preferred', ['preferred: C.P.M. certificate preferred']],
    [
      "Bachelor's degree required, Master's preferred",
      ["must: Bachelor's degree required", "preferred: Master's preferred"],
    ],
    [
      'Proficiency in Microsoft Office; familiarity with design software a plus',
      ['must: Proficiency in Microsoft Office', 'nice: Familiarity with design software a plus'],
    ],
    [
      'Experience at a kiln (it is not necessary to have fired porcelain before, although that would be a plus)',
      [
        'must: Experience at a kiln (it is not necessary to have fired porcelain before, although that would be a plus)',
      ],
    ],
    [
      'A dyeing certificate in the desired area',
      ['must: A dyeing certificate in the desired area'],
    ],
    [
      'Knowledge of looms, with added experience in felt or silk considered a strong plus',
      [
        'must: Knowledge of looms',
        'nice: Added experience in felt or silk considered a strong plus',
      ],
    ],
    ['A focus on fine wool is encouraged', ['preferred: A focus on fine wool is encouraged']],
    [
      'Four years of weaving, dyeing, or equivalent experience; with felt and silk experience preferred',
      [
        'must: Four years of weaving, dyeing, or equivalent experience',
        'preferred: Felt and silk experience preferred',
      ],
    ],
    [
      'Two years of experience as a baker, preference may be given to candidates with experience in rye',
      ['must: Two years of experience as a baker', 'preferred: Experience in rye'],
    ],
    [
      'Proven experience in sales, with a strong preference for candidates with loom experience',
      ['must: Proven experience in sales', 'preferred: Loom experience'],
    ],
    [
      "Bachelor's degree (Textile or Paper Engineering preferred), 5 years of mill experience; or equivalent",
      [
        "must: Bachelor's degree (Textile or Paper Engineering preferred), 5 years of mill experience; or equivalent",
        'preferred: Degree in Textile or Paper Engineering',
      ],
    ],
    [
      "Bachelor's degree (Textiles or Paper preferred)",
      ["must: Bachelor's degree", 'preferred: Degree in Textiles or Paper'],
    ],
    [
      'Experience with looms (Dobby preferred) and dye baths',
      [
        'must: Experience with looms (Dobby preferred) and dye baths',
        'preferred: Experience with Dobby',
      ],
    ],
    ['Bonus – proficiency in Dobby', ['nice: Bonus – proficiency in Dobby']],
    [
      'Ability to build mutually beneficial ties',
      ['must: Ability to build mutually beneficial ties'],
    ],
    [
      'Have at least two years (four or more is preferred) experience on ferries',
      ['must: Have at least two years (four or more is preferred) experience on ferries'],
    ],
    [
      'Dive certificate and work with lines / tanks / winches is desired but not required',
      [
        'preferred: Dive certificate and work with lines / tanks / winches is desired but not required',
      ],
    ],
    [
      'Experience with ERP systems – SAP is an advantage',
      ['must: Experience with ERP systems', 'preferred: SAP is an advantage'],
    ],
    [
      'Experience with loom and stock systems, WeavePro and Dobby a plus',
      ['must: Experience with loom and stock systems', 'nice: WeavePro and Dobby a plus'],
    ],
    [
      'Degree in marketing (MBA preferred)',
      ['must: Degree in marketing', 'preferred: MBA preferred'],
    ],
    [
      'High school diploma required /undergraduate degree preferred',
      ['must: High school diploma required', 'preferred: Undergraduate degree preferred'],
    ],
    [
      'Knowledge of tax law is required and customs law is desirable',
      ['must: Knowledge of tax law is required', 'preferred: Customs law is desirable'],
    ],
    [
      'At least 3 years in retail, preferably in fashion',
      ['must: At least 3 years in retail', 'preferred: Experience in fashion'],
    ],
    [
      'Proven experience in selling shoes; ideally with at least two seasons at a luxury brand',
      [
        'must: Proven experience in selling shoes',
        'preferred: At least two seasons at a luxury brand',
      ],
    ],
    [
      'Long experience of selling shoes, and even better if experience in leather repair',
      ['must: Long experience of selling shoes', 'preferred: Experience in leather repair'],
    ],
    [
      'A diploma is required, and experience with looms will be an added advantage',
      ['must: A diploma required', 'nice: Experience with looms will be an added advantage'],
    ],
    [
      'Dobby knowledge preferred but must be ready to learn it',
      ['must: Ready to learn it', 'preferred: Dobby knowledge preferred'],
    ],
    [
      'Experience with loom systems (preferably Dobby), dye baths and presses',
      [
        'must: Experience with loom systems (preferably Dobby), dye baths and presses',
        'preferred: Experience with Dobby',
      ],
    ],
    [
      'A degree in textile design, preferably from an art school',
      ['must: A degree in textile design', 'preferred: Degree from an art school'],
    ],
    [
      'You would ideally, but not exclusively, be Dobby trained and be an early riser',
      ['must: Early riser', 'preferred: Dobby trained'],
    ],
    [
      'Experience with till systems (ideally Lightspeed)',
      ['must: Experience with till systems', 'preferred: Experience with Lightspeed'],
    ],
  ])('%s', (line, facts) => {
    expect(grade(`Requirements\n- ${line}\n- Patience`)).toEqual(expect.arrayContaining(facts));
  });

  it.each([
    'A full licence, preferably clean',
    'A full boat licence, new graduates are welcome to apply',
    'A calm manner, ideally with customers, and you must speak German',
    'Working knowledge of accounting software is essential',
    "Bachelor's degree in weaving or in lieu of degree, a diploma with six years of experience",
  ])('is a must: %s', (line) => {
    expect(grade(`Requirements\n- ${line}`)).toEqual([`must: ${line}`]);
  });

  it.each([
    'M.A. preferred',
    'Doctorate, field reports are very much welcome',
    'Two years in a mill are favorable but beginners will be taken too',
    'Time at a loom is highly regarded',
    'Holders of a guild card are encouraged to apply',
    'Experience in a museum, gallery or archive preferred',
    'Previous experience in collections, billing or a related field preferred',
    'Experience in small, guild-led mills preferred',
    'Experience leading a crew in a wet / dry mill preferred',
    'Weaving / dyeing experience preferred but not necessarily required',
    'Familiarity with one modern loom such as Dobby, Jacquard or the like is advantageous',
    'Familiarity with loom software, particularly Dobby, preferred',
    'Warp planning, four years (preferred)',
    'Working knowledge (time at a mill a plus) of looms and dyes is highly desired',
  ])('is one wish: %s', (line) => {
    expect(grade(`Requirements\n- ${line}\n- Patience`)).toContain(`preferred: ${line}`);
  });

  it('takes a wish for one, whatever it was taken for, below a heading of wishes', () => {
    const facts = grade(
      'Requirements\n- Two years in retail\nPreferable skills\n- Ability to cut keys\n- Must pass a background check\n- Preference will be given to candidates with knowledge of locks',
    );
    expect(facts).toContain('must: Two years in retail');
    expect(facts.some((fact) => /^(?:preferred|nice): .*cut keys/.test(fact))).toBe(true);
    expect(facts.some((fact) => /^must: .*background check/i.test(fact))).toBe(true);
    expect(facts).toContain('preferred: Knowledge of locks');
  });

  it('reads the column of a person specification', () => {
    const table =
      'Person specification\nExperience of managing a team\tE\nKnowledge of Welsh\tD\nA teaching qualification (D)\nGood IT skills – Essential';
    expect(grade(table)).toEqual([
      'must: Experience of managing a team',
      'must: Good IT skills',
      'preferred: Knowledge of Welsh',
      'preferred: A teaching qualification',
    ]);
  });
});
