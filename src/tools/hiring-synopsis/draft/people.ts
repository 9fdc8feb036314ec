import { listDraws, findDraw, lowerDraw } from '../../craft/draws.ts';
import { mendArticles } from '../../craft/prose/article.ts';
import { seedOf } from '../../craft/plan.ts';
import { assessProfiles, type Profile } from '../../craft/profiles.ts';
import { lowerFirst, stripEnd, toParagraph, toSentence } from '../../craft/prose/casing.ts';
import { hash } from '../../craft/prose/choose.ts';
import { say, type Slots } from '../../craft/prose/fill.ts';
import { joinList } from '../../craft/prose/list.ts';
import { sayFact } from '../../craft/facts.ts';
import type { Source } from '#plan/source.ts';
import type { SynopsisFigures } from '../figures.ts';
import type { SynopsisWriting } from '../writing.ts';
import * as phrases from './phrases.data.ts';

const names = (profile: Profile, which: 'matched' | 'missing', count: number): string[] =>
  profile[which]
    .filter(({ category }) => category !== 'Conditions')
    .slice(0, count)
    .map(({ name }) => lowerFirst(name));

function describeProfile(
  profile: Profile,
  source: Source,
  slots: Slots,
): SynopsisWriting['profiles'][number] {
  const { persona, label, name } = profile;
  const papers = (list: Profile['matched']): string[] =>
    list
      .filter(({ isGate }) => isGate)
      .map((gate) => (gate.facts[0] ? sayFact(gate.facts[0]) : gate.name));
  const missing = names(profile, 'missing', 3);
  const matched = names(profile, 'matched', 3);
  const kind = persona?.kind ?? 'weak';
  return {
    candidateProfile: `${label}: ${name}`,
    experience: toSentence(
      persona ? persona.today : 'Lives near, wants to work, has not done the main duty',
    ),
    certifications: [
      ...papers(profile.matched),
      ...papers(profile.missing).map((paper) => `Still to get: ${lowerFirst(paper)}`),
    ],
    strengths: [
      matched.length > 0
        ? `Usually brings ${joinList(matched)}`
        : 'Little of what is asked, as a rule',
      `${profile.matchedPoints} of ${profile.totalPoints} points by background`,
    ],
    concerns: [
      ...(missing.length > 0 ? [`Has to show or learn ${joinList(missing)}`] : []),
      ...(persona
        ? persona.worries
            .slice(0, 1)
            .map(({ worry, answer }) => `${stripEnd(worry)}: ${lowerFirst(stripEnd(answer))}`)
        : ['The main skill takes longer to teach than the plan has']),
    ],
    recommendation: toParagraph([
      say(
        phrases.advice[kind] ?? phrases.advice['background']!,
        slots,
        seedOf(source, `advice-${label}`),
      ),
    ]),
  };
}

export const draftProfiles = (source: Source, slots: Slots): SynopsisWriting['profiles'] =>
  assessProfiles(source).profiles.map((profile) => describeProfile(profile, source, slots));

export function draftCandidateSummary(source: Source, slots: Slots): string {
  const [first, second] = assessProfiles(source).profiles;
  const many = typeof slots['seats'] === 'string' && !/^an? /.test(slots['seats']);
  const put = (profile: Profile | undefined): string | null =>
    profile ? `${profile.label} (${lowerFirst(profile.name)}, ${profile.fit}%)` : null;
  return toParagraph([
    say(
      phrases.summaries,
      {
        ...slots,
        seatsCap: typeof slots['seats'] === 'string' ? `For ${slots['seats']}` : null,
        first: put(first),
        second: put(second),
        avoid: many ? phrases.avoid.many : phrases.avoid.one,
      },
      seedOf(source, 'candidates'),
    ),
  ]);
}

/** Descriptions in the job's words; ways of checking take turns within a kind. */
export function draftCriteria(
  source: Source,
  { criteria }: SynopsisFigures,
): SynopsisWriting['criteria'] {
  const used = new Map<string, number>();
  const offset = hash(source.brief.title.clean);
  return criteria.map(({ criterion, stated, kind, dealBreaker }) => {
    const table = phrases.verification[kind] ?? phrases.verification['other']!;
    const turn = used.get(kind) ?? 0;
    used.set(kind, turn + 1);
    const isSame = stated.toLowerCase() === criterion.toLowerCase();
    return {
      criterion,
      description: toSentence(
        dealBreaker
          ? phrases.breakerNotes[turn % phrases.breakerNotes.length]!
          : isSame
            ? `As the job states it: ${lowerFirst(stated)}`
            : stated,
      ),
      verification: table[(offset + turn) % table.length]!,
    };
  });
}

const THEMES = 4;

/** What people in this trade ask, with what the job can answer. */
export function draftThemes(source: Source): string[] {
  const { family, id } = source.market.profile;
  const draws = listDraws(source);
  const worries = id === 'general' ? [] : family.worries.slice(0, THEMES);
  const themes = worries.map(({ worry, answer }, i) => {
    const draw = findDraw(draws, worry);
    const seed = `${seedOf(source, 'theme')}${i}`;
    const slots = {
      worry: stripEnd(worry),
      advice: stripEnd(answer),
      answer: draw && lowerDraw(draw),
    };
    return draw && draw.text.length < 140
      ? say(phrases.expectedQuestions, slots, seed)
      : say(phrases.expectedOpen, slots, seed);
  });
  const open = source.brief.missing
    .slice(0, Math.max(0, 2 - themes.length))
    .map(
      ({ question }) =>
        `To be asked by candidates and still open: ${lowerFirst(mendArticles(question))}`,
    );
  return [...themes, ...open, say(phrases.themesNote, {}, seedOf(source, 'themes'))];
}
