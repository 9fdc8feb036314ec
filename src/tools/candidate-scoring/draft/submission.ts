import type { Criterion } from '../../craft/criteria/criterion.ts';
import { listDraws, lowerDraw } from '../../craft/draws.ts';
import { makePlan } from '../../craft/plan.ts';
import { assessProfiles, type Profile } from '../../craft/profiles.ts';
import { lowerFirst, toParagraph } from '../../craft/prose/casing.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import type { PersonaKind } from '../../craft/personas.ts';
import type { Source } from '../../source.ts';
import type { CandidateScoringWriting } from '../writing.ts';

type Level = 'entry' | 'mid' | 'senior';
type Submission = CandidateScoringWriting['submissionFramework'][number];

/** Which kinds of background a level usually comes from. */
const kindsOf: Record<Level, readonly PersonaKind[]> = {
  entry: ['graduate', 'neighbor', 'background', 'service'],
  mid: ['background', 'neighbor', 'service', 'known', 'working'],
  senior: ['working', 'contract', 'rising', 'known'],
};

const placement: Record<Level, string> = {
  entry: 'Suggest the lower part of {pay}, with the date of the first review in writing',
  mid: 'Suggest the middle of {pay}, by what the work sample showed and not by years',
  senior: 'Suggest the upper part of {pay} when the work sample supports it',
};

const PART: Record<Level, [number, number]> = { entry: [2, 5], mid: [1, 4], senior: [0, 3] };

function findProfile(profiles: readonly Profile[], level: Level): Profile {
  const found = profiles.find(({ persona }) => persona && kindsOf[level].includes(persona.kind));
  return found ?? profiles[level === 'senior' ? 0 : Math.min(1, profiles.length - 1)]!;
}

const proof: Record<Level, readonly string[]> = {
  entry: [
    'Result of the work sample, sheet attached',
    'One thing learned without being told, and how',
  ],
  mid: [
    'Two people who saw the work and may be called',
    'The task of today that is closest to ours',
  ],
  senior: ['Somebody they trained or led, with the outcome', 'The decision they would take again'],
};

function listStrengths(
  level: Level,
  criteria: readonly Criterion[],
  { matched }: Profile,
): string[] {
  const [from, to] = PART[level];
  const skills = matched.filter(({ isGate, origin }) => !isGate && origin !== 'conditions');
  const chosen = skills.length >= to ? skills.slice(from, to) : skills.slice(0, 3);
  const gate = criteria.find(({ isGate }) => isGate);
  const evidence: Record<Level, string> = {
    entry: 'shown in the work sample or in training',
    mid: 'with one case, dated and named by task',
    senior: 'with the hardest case, from first sign to result',
  };
  return listOnce([
    ...chosen.map(({ name }) => `${name}, ${evidence[level]}`),
    gate && level !== 'mid'
      ? `${gate.name}: ${level === 'entry' ? 'date and proof' : 'held, with register entry'}`
      : null,
    ...proof[level],
  ]);
}

const gap: Record<Level, string> = {
  entry: 'not practised yet: name the week in which it is learned',
  mid: 'not shown yet: attach the work sample or the plan for the first 30 days',
  senior: 'not usual in this background: ask for one case, or say who covers it',
};

function listRisks(level: Level, { missing }: Profile, source: Source): string[] {
  const rival = source.brief.competitors[0]?.text ?? source.market.profile.family.rivals[0];
  const own: Record<Level, (string | null)[]> = {
    entry: [
      'Courted by others as soon as qualified: offer quickly',
      `Little time alone in the work: name who trains ${source.brief.reportsTo ? `beside the ${source.brief.reportsTo.text}` : 'and for how many weeks'}`,
    ],
    mid: [
      `Counteroffer from today's employer: ask what would have to change there`,
      `Other systems and habits than ${source.employer.name || 'ours'}: list which are alike`,
    ],
    senior: [
      rival ? `Compares with ${lowerFirst(rival)}: put both offers side by side` : null,
      'Expects a wider job than the one that is open: say what is fixed for a year',
      'Set in the ways of another employer: ask for one habit they changed',
    ],
  };
  return listOnce([
    ...missing.slice(0, 2).map(({ name }) => `${name} ${gap[level]}`),
    ...own[level],
  ]);
}

function draftLevel(level: Level, source: Source): Submission {
  const { criteria, profiles } = assessProfiles(source);
  const profile = findProfile(profiles, level);
  const { pay } = makePlan(source);
  const [top] = criteria.filter(({ isGate }) => !isGate);
  const [, second] = listDraws(source);
  const lead: Record<Level, string> = {
    entry: 'Lead with the work sample, then one line on how and from whom they learned it',
    mid: `Translate three tasks of today into ours, beginning with ${top ? lowerFirst(top.name) : 'the main duty'}`,
    senior: `Lead with one problem they solved in four lines, ending with what it changed for ${source.brief.reportsTo ? `a ${lowerFirst(source.brief.reportsTo.text)}` : 'the team'}`,
  };
  return {
    candidateLevel: level,
    strengthsToEmphasize: listStrengths(level, criteria, profile),
    risksToMitigate: listRisks(level, profile, source),
    highlightStrategy: toParagraph([
      lead[level],
      pay.spoken
        ? placement[level].replace('{pay}', pay.spoken)
        : level === 'entry'
          ? 'No range is stated: ask for one before you submit anyone'
          : null,
      level === 'mid' && second
        ? `Say what they want from the job, if it is this: ${lowerDraw(second)}`
        : null,
    ]),
    evidenceSource: `Example: ${profile.label}, ${lowerFirst(profile.name)}; ${joinList(['work sample', level === 'entry' ? 'training record' : 'two references'])}`,
  };
}

export const draftSubmission = (source: Source): Submission[] =>
  (['entry', 'mid', 'senior'] as const).map((level) => draftLevel(level, source));
