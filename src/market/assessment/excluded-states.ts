import { findState } from '#market/places/us-states.ts';
import type { Brief } from '#shared/brief.ts';

/** "Remote (Excluding: CA, NY)", "we cannot hire in Colorado or Ohio": behind these words stand the states. */
const opening =
  /\b(?:exclud(?:ing|es|ed)|except(?:ing| for)?|with the exception of|(?:not|un)(?: currently)? (?:able to (?:hire|employ|accept)|available|open|eligible)(?: \p{L}+){0,4}|(?:cannot|can not|do not|don['’]t|unable to)(?: \p{L}+){0,2} (?:hire|employ|accept)(?: \p{L}+){0,4}?) ?(?:in|from|to)?:?(?= )(.{2,160})/iu;
const names = /\b(?:[A-Z]{2}|(?:New |North |South |West |Rhode )?\p{Lu}\p{Ll}{3,})\b/gu;

/** States in which nobody is hired for a remote job, by their codes. */
export function listExcludedStates(
  brief: Pick<Brief, 'place' | 'facts' | 'conditions' | 'termLines'>,
): ReadonlySet<string> {
  const lines = [
    brief.place.given,
    ...[...brief.facts, ...brief.conditions, ...brief.termLines].map(({ source, text }) =>
      source.from === 'job' ? source.quote : text,
    ),
  ];
  return new Set(
    lines.flatMap((line) => {
      const [, told = ''] = opening.exec(line) ?? [];
      return (told.match(names) ?? []).flatMap((name) => findState(name)?.code ?? []);
    }),
  );
}
