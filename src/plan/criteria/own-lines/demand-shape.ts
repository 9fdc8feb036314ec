import { memoize } from '#shared/memoize.ts';
import type { Fact } from '#shared/brief.ts';

/** In which way something is demanded: each is asked about in a way of its own. */
export type DemandShape =
  | 'tool'
  | 'language'
  | 'leading'
  | 'experience'
  | 'knowledge'
  | 'ability'
  | 'skill'
  | 'trait';

const leading =
  /\b(?:lead|leading|led|leads|manag(?:e|es|ing)|supervis\w+|overs(?:ee|ees|eeing|aw)|mentor\w*|coach\w*|direct(?:ing|s)?)\b.{0,40}\b(?:teams?|staff|people|others|employees|volunteers|colleagues|reports|crews?|subordinates)\b/i;
/** "Experience in leading dyeing and weaving" is about leading too, unless it is one piece of work that is led. */
const ledWork =
  /\bexperience (?:in |of |with )?(?:\p{L}+ly )?(?:leading|supervising|heading)\b(?!.{0,70}\b(?:projects?|initiatives?|programs?|programmes?|change|transformation|workshops?|meetings?|sessions?|class(?:es)?|groups?|efforts?|campaigns?|implementations?|negotiations?|development of|design of)\b)/iu;
const experience =
  /\b(?:experience(?!s)|track record|background in|(?:years?|history) (?:of|in|as)|worked (?:in|as|with))\b/i;
const knowledge =
  /\b(?:knowledge|understanding|familiar(?:ity)?|awareness|expertise|grasp|command of|know how|versed)\b|\b(?:laws?|regulations?|legislation|standards|principles|procedures|codes?|concepts|legal limits|methodolog\w+)$/i;
const ability =
  /^(?:\p{L}+[ ,]+){0,3}?(?:ability|able|capable|capacity|willing(?:ness)?|confiden(?:t|ce)|comfortable|competen(?:t|ce))\b/iu;
const trait =
  /\b(?:mindset|attitude|manner|nature|personality|approach|ethic|drive(?= (?:and|to succeed)\b|$)|passion|motivated|minded|oriented|driven|curious|curiosity|patien(?:t|ce)|kind|caring|compassion\w*|honest\w*|integrity|reliab\w+|punctual\w*|discre(?:et|tion)|proactive|resilien\w+|interest in|eye for|energy|confident)\b/i;

/** "An eye for user experience" asks for no experience. */
const othersExperience =
  /\b(?:user|customer|guest|client|patient|shopping|dining|learning|candidate|employee)['’s]* experience/i;

export const findShape = memoize(({ kind, text, forms }: Fact): DemandShape => {
  if (kind === 'tool' || kind === 'language' || kind === 'trait') return kind;
  if (leading.test(text) || ledWork.test(text)) return 'leading';
  if (ability.test(text)) return 'ability';
  // A line of a section on experience may still ask for what is known.
  if (knowledge.test(text) && !experience.test(text)) return 'knowledge';
  if (
    othersExperience.test(text)
      ? experience.test(text.replace(othersExperience, ''))
      : kind === 'experience' || experience.test(text)
  )
    return 'experience';
  if (knowledge.test(text)) return 'knowledge';
  if (forms.verbPhrase !== null) return 'ability';
  return trait.test(text) ? 'trait' : 'skill';
});
