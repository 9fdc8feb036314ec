import { needsNoPapers } from '#shared/needs-no-papers.ts';
import { isSpokenOf } from '#shared/spoken-of.ts';
import { count, examples, someone } from './gap.ts';
import type { Gap, MissingInput } from './gap.ts';

const manyMusts = 10;

export function askAboutDemands(input: MissingInput): Gap[] {
  const { brief, profile } = input;
  const musts = brief.facts.filter(({ importance }) => importance === 'must');
  const demands = count(
    musts,
    'skill',
    'trait',
    'tool',
    'licence',
    'experience',
    'education',
    'language',
    'safety',
  );
  const named = brief.facts.map(({ text }) => text.toLowerCase()).join('\n');
  const hasLicence = brief.facts.some(
    ({ kind, text }) => kind === 'licence' && /licen[cs]|certifi|registration/i.test(text),
  );
  const unnamed = profile.credentials.filter(
    ({ name, issuer, required }) =>
      required &&
      isOfPlace(issuer, input) &&
      !isNamed(name, named) &&
      !(hasLicence && /licen[cs]|certifi|registration/i.test(name)),
  );
  const isSettled = needsNoPapers(brief.facts) || isSpokenOf(brief, 'papers');
  const first = isSettled ? undefined : unnamed[0];
  return [
    {
      isOpen: demands === 0,
      topic: 'Must-haves',
      question: `Which three things must ${someone(input)} be able to do on the first day, and which can be learned here?${profile.skills.length > 0 ? ` For instance ${examples(profile.skills)}?` : ''}`,
      why: 'Without must-haves everyone or nobody fits, and no two interviewers test the same.',
      owner: 'Hiring manager',
    },
    {
      isOpen: first !== undefined,
      topic: 'Licence',
      question: `Is "${first?.name ?? ''}" (${first?.issuer ?? ''}) needed on the first day, or may a person earn it here, and who pays?`,
      why: `The job does not mention it, and the work usually needs it: ${profile.name}.`,
      owner: 'Hiring manager',
    },
    {
      isOpen: demands > 0 && brief.seniority.years === null && count(musts, 'experience') === 0,
      topic: 'Experience',
      question: `What must ${someone(input)} have done before, and would you take someone who learned it elsewhere?`,
      why: 'It decides which neighbouring trades the search may include.',
      owner: 'Hiring manager',
    },
    {
      isOpen: demands > manyMusts,
      topic: 'Must-haves',
      question: `The job lists ${demands} must-haves. Which of them could someone good learn in the first three months?`,
      why: 'Each further must-have shrinks the pool; many of them are wishes.',
      owner: 'Hiring manager',
    },
    {
      isOpen: brief.dealBreakers.length === 0,
      topic: 'Deal breakers',
      question: `What rules a person out at once: ${
        examples(
          [...profile.conditions, ...profile.family.conditions].map((text) => text.toLowerCase()),
          2,
        ) || 'hours, place, licence or pay'
      }?`,
      why: 'They belong into the first call; found late, they cost both sides weeks.',
      owner: 'Hiring manager',
    },
  ];
}

/** A licence counts as named when its telling words stand in the job. */
function isNamed(credential: string, text: string): boolean {
  const words = credential
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(
      (word) =>
        word.length > 1 &&
        !/^(?:or|and|the|of|for|in|state|license|licence|certificate|certification|where|by)$/.test(
          word,
        ),
    );
  return words.some((word) => new RegExp(String.raw`\b${word}\b`).test(text));
}

const ofAmerica = /\bstates?\b|\b(?:American|US|USDOT|FMCSA|DMV|OSHA|EPA|NCLEX|POST)\b/;
const ofSchools = /\bdepartments? of education\b/i;
const privateSchool =
  /\b(?:independent|private|parochial|preparatory|day and boarding)(?: \w+){0,2} schools?\b|\bNAIS\b/i;

/** Issuers are American; no state licenses prison officers in Wales, nor teachers of a private school at home. */
const isOfPlace = (issuer: string, { brief, text }: MissingInput): boolean => {
  const { country } = brief.place;
  if (country !== null && country !== 'US') return !ofAmerica.test(issuer);
  return !(ofSchools.test(issuer) && privateSchool.test(text));
};
