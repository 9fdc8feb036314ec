import { capitalize, stripEnd } from '#writing/casing.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts } from '../wording/own-words.ts';
import type { Source } from '../source.ts';

/** "You will not write the texts", "This is not a sales job": what somebody might fear or hope, and it is not so. */
const denies =
  /^(?:[^,;:]{3,40}, )?(?:you|the (?:post|role|job|position)? ?holder)(?:['’]ll| will| would) not (?:be (?=expected|asked|responsible|required|managing|selling|doing|writing|\p{L}+ing\b))?([^.;:]{6,90})$/iu;
const isNo =
  /\b(?:this|it|the (?:role|job|position|post)) is not (an? [^.;:,]{4,70}\b(?:role|job|position|post)\b[^.;:,]{0,50})/iu;
const ofRules =
  /\b(?:considered|eligible|contacted|reimburs\w*|sponsor\w*|receive|paid|apply|hesitate|regret|find|only|just|disappointed|bored|need|discriminat\w*|tolerate|accept\w*|hear|application|interview|visa|miss|alone|have to wait|us|we|our|stop|guarantee\w*|permanent|exempt|remote|eligible|temporary|hybrid|full[- ]time|part[- ]time|exhaustive|limited)\b/iu;

/** What the job is said not to be, as a sentence; empty where nothing is denied. */
export const findDenied = memoize(({ brief }: Source): string => {
  if ((brief.language ?? 'en') !== 'en') return '';
  for (const { text } of listFacts(brief, {
    kinds: ['duty', 'other', 'team', 'culture', 'schedule', 'goal'],
  }))
    for (const sentence of splitSentences(text)) {
      const bare = stripEnd(sentence.replace(/\s+/g, ' '));
      const [, what] = denies.exec(bare) ?? [];
      if (what !== undefined && !ofRules.test(bare))
        return capitalize(
          `you would not ${/^(?:expected|asked|responsible|required|\p{L}+ing\b)/iu.test(what) ? 'be ' : ''}${what}.`,
        );
      const [, thing] = isNo.exec(bare) ?? [];
      if (thing !== undefined && !ofRules.test(bare)) return `It is not ${thing}.`;
    }
  return '';
});
