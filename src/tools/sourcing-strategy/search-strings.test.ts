import { describe, expect, it } from 'vitest';
import { dialects, type DialectId } from '#market/search-strings/dialects.ts';
import { lintSearchString } from '#market/search-strings/lint.ts';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { compileStrings, namePlatform } from './search-strings.ts';

const write = (text: string, employer = 'Northfield Group') =>
  compileStrings(toSource(fromText('a job', { name: employer }, text)));

const carer = write(`Care Assistant – Oakfield House
Oakfield Care
Leeds, England, United Kingdom

Salary: £12.60 per hour. Full and part time, days and nights.
We look for carers who are kind. Experience is not necessary: training is provided.
Requirements
Personal care and moving and handling
Dementia care experience is preferred
A full UK driving licence is required
Benefits
28 days of leave
Company sick pay`);

const engineer = write(`Senior Analytics Engineer
Tidewater
Amsterdam, Netherlands (hybrid)

What you will do
Build dbt models on BigQuery
Own the dbt project and its tests
Requirements
5+ years with SQL and dbt
Experience with Looker
Git and CI/CD
Monday to Friday
Bonus: Snowflake`);

describe('search strings', () => {
  it('ask a CV database first where few people keep a profile', () => {
    const [first] = Object.keys(carer);
    expect(first).toMatch(/CV-Library/);
    expect(Object.keys(carer)).toHaveLength(3);
    expect(Object.keys(carer[first!]!)).toEqual(
      expect.arrayContaining(['broad', 'balanced', 'narrow', 'persona A']),
    );
  });

  it('ask LinkedIn first where people keep one, and GitHub where they write code', () => {
    expect(Object.keys(engineer)).toEqual([
      'LinkedIn',
      'Google X-ray: LinkedIn profiles',
      'GitHub users',
    ]);
  });

  it('hold the town wherever the platform has no field for it', () => {
    for (const text of Object.values(engineer['LinkedIn']!)) expect(text).toContain('Amsterdam');
    expect(carer['LinkedIn']!['balanced']).toContain('Leeds');
  });

  it('look into the profiles of the country', () => {
    expect(Object.values(carer['Google X-ray: LinkedIn profiles']!)[0]).toMatch(
      /^site:uk\.linkedin\.com\/in /,
    );
    expect(Object.values(engineer['Google X-ray: LinkedIn profiles']!)[0]).toMatch(
      /^site:nl\.linkedin\.com\/in /,
    );
  });

  it('begin with the words of the job, and hold none that says nothing', () => {
    const { balanced } = engineer['LinkedIn']!;
    expect(balanced).toMatch(/AND \(dbt OR /);
    expect(balanced).toContain('Looker');
    const all = JSON.stringify([engineer, carer]);
    expect(all).not.toMatch(/Monday|Required|Bonus|Tidewater|Oakfield|licence|Northfield/i);
  });

  it('use titles of the country, and none that a shorter one finds anyway', () => {
    const [strings] = Object.values(carer);
    expect(strings!['broad']).toContain('carer');
    expect(strings!['broad']).not.toMatch(/home health aide|night care/i);
  });

  it('can be read by their platform', () => {
    const ids = Object.keys(dialects) as DialectId[];
    for (const [country, town, all] of [
      ['GB', 'Leeds', carer],
      ['NL', 'Amsterdam', engineer],
    ] as const) {
      for (const [platform, strings] of Object.entries(all)) {
        const id = ids.find(
          (known) => namePlatform(known, country, { place: town, isSaid: true }) === platform,
        );
        for (const text of Object.values(strings)) {
          expect(id && lintSearchString(id, text).errors, text).toEqual([]);
        }
      }
    }
  });
});

describe("the job's own terms", () => {
  const dentist = write(`Dentist
Lakeside Dental Clinic
Waukegan, IL

Duties
Examine and treat patients of the dental center
Chart entries in the Dentrix system
Requirements
D.D.S. with Illinois license
Post graduate training in pediatric dentistry`);

  it('alone are asked for in the narrow search', () => {
    const { narrow } = Object.values(dentist)[0]!;
    expect(narrow).toContain('Dentrix');
    expect(narrow).toContain('pediatric dentistry');
    // Usual in the trade, and the work of hygienists and assistants.
    expect(narrow).not.toMatch(/chairside|scaling|four-handed/);
  });

  const officer = write(`Police Officer
Town of Milford
Apex, NC

Duties
Patrols assigned areas and responds to emergencies
Conducts criminal investigations and writes reports
Requirements
Graduation from high school`);

  it('are not asked of people who do other work today', () => {
    const personas = Object.values(officer).flatMap((strings) =>
      Object.entries(strings).filter(([name]) => name.startsWith('persona')),
    );
    expect(personas.length).toBeGreaterThan(1);
    for (const [, text] of personas)
      expect(text).not.toMatch(/"police officer".*AND.*(?:worker|manager)/);
    expect(new Set(personas.map(([, text]) => text)).size).toBe(personas.length);
  });

  it('begin with what the job comes back to, however many others know it', () => {
    const engineer = write(`Front-End Engineer
Lantern Maps
Atlanta, GA

Duties
Build map screens in React
Review the React code of two colleagues
Requirements
Four years of React
MobX, Webpack, Babel, Storybook, Cypress, Redux, Vite and Jest`);
    expect(engineer['LinkedIn']!['narrow']).toContain('React');
  });

  const guard = write(`Armed Security Officer
Bel Air, MD

Duties
Protect students and staff of the school
Requirements
4+ years of law enforcement or security experience
Must possess a valid Guard Card in the state of Maryland
Must possess a valid Maryland Handgun permit
Valid driver's license`);

  it('are papers by name and fields of work, around the town and its city', () => {
    const balanced = guard['LinkedIn']!['balanced']!;
    expect(balanced).toContain('"guard card" OR "handgun permit"');
    expect(balanced).toContain('("Bel Air" OR Baltimore OR "Edgewood, Maryland"');
    expect(JSON.stringify(guard)).not.toMatch(/driver|unarmed/i);
    expect(Object.keys(guard)[0]).toContain('set the filter to Bel Air and 25 miles');
  });

  it('go with every persona, and nobody new to the work is searched for where a licence is demanded', () => {
    const personas = Object.entries(Object.values(guard)[0]!).filter(([name]) =>
      name.startsWith('persona'),
    );
    expect(personas.length).toBeGreaterThan(0);
    expect(JSON.stringify(personas)).not.toMatch(/veteran|night porter|service leaver/);
  });

  it('get narrower from broad to narrow, with the same exclusions', () => {
    const [first] = Object.values(guard);
    const exclusions = (text: string) => / NOT .*$/.exec(text)?.[0];
    expect(exclusions(first!['narrow']!)).toBe(exclusions(first!['balanced']!));
    expect(first!['narrow']!.match(/ AND /g)!.length).toBeGreaterThan(
      first!['balanced']!.match(/ AND /g)!.length,
    );
  });

  it('stand beside the region where no town is named', () => {
    const strings = write(`Pharmacist
Oak Chemists
Wales, United Kingdom

Requirements
Registered with the GPhC
Experience in a community pharmacy`);
    expect(strings['LinkedIn']?.['balanced']).toContain('Wales');
  });
});

describe('a persona', () => {
  const strings = write(`Police Officer
City of Fairview
Raleigh, NC

Duties
Patrol and answer calls
Requirements
Must possess a valid NC BLET Certificate`);
  const texts = Object.values(strings)[0]!;
  const ofPersonas = Object.entries(texts).filter(([name]) => name.startsWith('persona'));

  it('has a string of its own, each another', () => {
    expect(ofPersonas.length).toBeGreaterThan(2);
    expect(new Set(ofPersonas.map(([, text]) => text)).size).toBe(ofPersonas.length);
  });

  it('from other work is asked for the paper by its letters, and for no words of the job', () => {
    const [, text] = ofPersonas.at(-1)!;
    expect(text).toMatch(/AND BLET/);
    expect(text).not.toContain('police officer');
  });
});

describe('a title that means two trades', () => {
  it('leaves the other one out on every platform', () => {
    const server = write(`Server
The Lantern Restaurant
New Orleans, LA

Duties
Take orders and serve guests
Recommend wine`);
    for (const strings of Object.values(server))
      for (const [name, text] of Object.entries(strings))
        if (/\bserver\b/.test(text) && !name.startsWith('persona'))
          expect(text).toContain('"SQL Server"');
  });
});

describe('a narrow job', () => {
  it('is searched by what the house does and by what such people call themselves', () => {
    const pharmacist = write(`Clinical Pharmacist
Harbor Rx
Tucson, AZ

Duties
Verify orders for home infusion and sterile compounding
Requirements
Arizona pharmacist license`);
    const { balanced = '' } = Object.values(pharmacist)[0]!;
    expect(balanced).toContain('"home infusion"');
    expect(balanced).toContain('infusion pharmacist');
  });
});

describe('search strings of a title that only one house has', () => {
  const guide = write(`Trail Welcome Guide
Caddo Outfitters
Boulder, CO

Duties
Greet customers in the store and help them choose a tent or a pair of boots
Ring up sales at the register and handle returns
Restock shelves and keep displays tidy
Operate the copier and the phones`);
  const texts = Object.values(guide).flatMap((strings) => Object.values(strings));

  it('rest on what people of the nearest occupation call themselves', () => {
    const [{ broad, balanced, narrow }] = Object.values(guide) as [Record<string, string>];
    for (const text of [broad, balanced, narrow])
      expect(text).toMatch(/sales (?:associate|consultant)|store associate/);
    expect(texts.join(' ')).not.toMatch(/copier|\btill\b/);
  });
});

it('asks every hit for the product that the title names', () => {
  const analyst = write(`NetSuite Functional Analyst
Caddo Systems
Dallas, TX

Duties
Configure the general ledger and receivables in NetSuite
Gather requirements and write functional specifications
Test new releases with the users
Requirements
5 years with NetSuite`);
  const texts = Object.values(analyst).flatMap((strings) => Object.values(strings));
  for (const text of texts) expect(text).toContain('NetSuite');
});

describe('strings of a head of a function', () => {
  const controller = write(`Group Financial Controller
Larkfield Care Homes
Bedfordshire, United Kingdom

Duties
Lead the finance team across our multi-site group of care homes
Own statutory accounts, VAT and banking
Run consolidation for the multi-site group
Requirements
Fully qualified accountant (ACA, ACCA or CIMA)
Senior finance experience in a multi-site organisation`);
  const texts = Object.values(controller).flatMap((strings) => Object.entries(strings));
  const personas = texts.filter(([name]) => name.startsWith('persona')).map(([, text]) => text);

  it('ask for the papers as one condition of their own', () => {
    expect(personas.length).toBeGreaterThan(1);
    for (const text of personas) expect(text).toContain('AND (ACA OR ACCA OR CIMA)');
  });

  it('name the towns of the county, titles of the country and no word that many trades share', () => {
    const all = texts.map(([, text]) => text).join('\n');
    expect(all).toContain('Luton');
    expect(all).not.toMatch(/\bVAT\b|\bbanking\b|"accounting manager"|"assistant controller"/);
  });
});

describe('strings of every persona', () => {
  const jobs = [
    `Customer Success Manager
Remote

Duties
Train contractors on our HVAC software and look after their accounts
Requirements
Experience with SaaS products`,
    `Food and Beverage Manager
Savannah, GA

Duties
Direct the outlets, banquets and catering of the hotel
Plan menus with the chef of the hotel
Requirements
3 years as a manager in a hotel`,
    `Court Clerk
Tucson, AZ

Duties
File motions and keep the docket
Requirements
High school diploma`,
  ].map((text) => write(text));
  const clauses = (text: string): string[][] =>
    text
      .split(' NOT ')[0]!
      .split(' AND ')
      .map((clause) => clause.replace(/^\(|\)$/g, '').split(' OR '));

  it('have no clause that another one implies', () => {
    for (const job of jobs)
      for (const strings of Object.values(job))
        for (const text of Object.values(strings)) {
          if (text.startsWith('site:')) continue;
          const all = clauses(text);
          for (const [i, one] of all.entries())
            for (const other of all.slice(i + 1))
              expect(
                one.every((term) => other.some((part) => term.includes(part.replaceAll('"', '')))),
                text,
              ).toBe(false);
        }
  });

  it('leave out nobody by work that good people began with', () => {
    for (const job of jobs)
      expect(JSON.stringify(job)).not.toMatch(/NOT \(?[^)]*\b(?:chef|server|student|sales)\b/);
  });

  it('say where to set the place where the job names none', () => {
    expect(Object.keys(jobs[0]!)[0]).toMatch(/set the (?:place )?filter|in the filter/);
  });
});
