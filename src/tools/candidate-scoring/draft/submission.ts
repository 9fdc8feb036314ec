import { listShortDraws } from '../../craft/messages/slots.ts';
import { lowerDraw } from '../../craft/draws.ts';
import { sayBoss } from '../../craft/manager.ts';
import type { PersonaKind } from '../../craft/personas.ts';
import { makePlan } from '../../craft/plan.ts';
import { assessProfiles, type Profile } from '../../craft/profiles.ts';
import { lowerFirst, toParagraph } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { listOnce } from '../../craft/prose/list.ts';
import { sayCriterion } from '../../craft/criteria/say-criterion.ts';
import { vary, varyEach } from '../../craft/vary.ts';
import type { Source } from '#plan/source.ts';
import type { CandidateScoringWriting } from '../writing.ts';
import { submissionPhrases as phrases, type Level } from './submission.data.ts';

type Submission = CandidateScoringWriting['submissionFramework'][number];

/** Which kinds of background a level usually comes from. */
const kindsOf: Record<Level, readonly PersonaKind[]> = {
  entry: ['graduate', 'neighbor', 'background', 'service'],
  mid: ['background', 'neighbor', 'service', 'known', 'sideways', 'working'],
  senior: ['working', 'contract', 'rising', 'known'],
};
const STRENGTHS: Record<Level, [number, number]> = { entry: [2, 5], mid: [1, 4], senior: [0, 3] };
const GAPS = 2;

function findProfile(profiles: readonly Profile[], level: Level): Profile {
  const found = profiles.find(({ persona }) => persona && kindsOf[level].includes(persona.kind));
  return found ?? profiles[level === 'senior' ? 0 : Math.min(1, profiles.length - 1)]!;
}

function listSlots(source: Source): Slots {
  const { brief, market, employer } = source;
  const top = assessProfiles(source).criteria.find(({ isGate }) => !isGate);
  const [rival] = market.profile.family.rivals;
  const [draw] = listShortDraws(source);
  return {
    title: brief.title.singular,
    top: top ? sayCriterion(top) : 'the main duty',
    manager: sayBoss(source),
    employer: employer.name || brief.employer.name || 'us',
    rival: brief.competitors[0]?.text ?? (rival && lowerFirst(rival)),
    pay: makePlan(source).pay.spoken,
    draw: draw && lowerDraw(draw),
  };
}

function listStrengths(level: Level, { matched }: Profile, source: Source, slots: Slots): string[] {
  const [from, to] = STRENGTHS[level];
  const skills = matched.filter(({ isGate, origin }) => !isGate && origin !== 'conditions');
  const chosen = skills.length >= to ? skills.slice(from, to) : skills.slice(0, 3);
  const said = chosen.map(({ name }, index) =>
    vary(source, `strength ${level} ${index}`, phrases.strength[level], { ...slots, skill: name }),
  );
  return listOnce([...said, ...varyEach(source, `proof ${level}`, phrases.proof[level], slots)]);
}

function listRisks(level: Level, { missing }: Profile, source: Source, slots: Slots): string[] {
  const gaps = missing
    .slice(0, GAPS)
    .map(({ name }, index) =>
      vary(source, `gap ${level} ${index}`, phrases.gap[level], { ...slots, skill: name }),
    );
  return listOnce([...gaps, ...varyEach(source, `risk ${level}`, phrases.risk[level], slots)]);
}

function draftLevel(level: Level, source: Source, slots: Slots): Submission {
  const profile = findProfile(assessProfiles(source).profiles, level);
  const noPay =
    level === 'entry'
      ? `No range is stated: ask ${sayBoss(source)} for one before you submit anyone`
      : null;
  return {
    candidateLevel: level,
    strengthsToEmphasize: listStrengths(level, profile, source, slots),
    risksToMitigate: listRisks(level, profile, source, slots),
    highlightStrategy: toParagraph([
      vary(source, `lead ${level}`, phrases.lead[level], slots),
      slots['pay'] ? vary(source, `placement ${level}`, phrases.placement[level], slots) : noPay,
      level === 'mid' && slots['draw'] ? `If they want this, say so: ${slots['draw']}` : null,
    ]),
    evidenceSource: `Example: ${profile.label}, ${lowerFirst(profile.name)}`,
  };
}

export function draftSubmission(source: Source): Submission[] {
  const slots = listSlots(source);
  return (['entry', 'mid', 'senior'] as const).map((level) => draftLevel(level, source, slots));
}
