import type { Brief } from '#shared/brief.ts';
import { stripEnd } from '#writing/casing.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts } from '../wording/own-words.ts';

/** Work that ends or has its own place; whoever is "perfect for this" is none. */
const works =
  'clean|clean-?up|cleaning|cover|project|contract|event|festival|season|harvest|tour|campaign|study|trial|pilot|build|renovation|refurbishment|installation|migration|shutdown|turnaround|opening|launch|relocation|move|site|route|ward|unit|crew|shift|line';
/** "This is a position for a shop refit project": what the job is for. */
const forWork = new RegExp(
  `^(?:this (?:is an? (?:position|role|job|vacancy)|(?:position|role|job|vacancy) is)|we need this) for ((?:an?|the|one) (?:[\\p{L}-]+ ){0,4}(?:${works}))((?: (?:in|at|of|on|for) [^.;:!?]{2,60})?)$`,
  'iu',
);
/** "This role is a maternity cover for the night team". */
const asCover =
  /^this (?:position|role|job|vacancy)?\s?is an? ((?:maternity|paternity|parental|sickness|sick|holiday|vacation|leave)(?: leave)? cover(?:age)?(?: (?:in|at|of|on|for) [^.;:!?]{2,60})?)$/iu;

interface Narrow {
  sentence: string;
  /** As somebody would write it on a CV; null where it says nothing of the work. */
  term: string | null;
}

/** A sentence of the text that makes the job narrower than its title and duties. */
export const findNarrow = memoize((brief: Brief): Narrow | null => {
  if ((brief.language ?? 'en') !== 'en') return null;
  for (const { text, source } of listFacts(brief, {
    kinds: ['other', 'team', 'goal', 'schedule', 'duty', 'culture'],
  }))
    for (const one of splitSentences(source.from === 'job' ? source.quote : text)) {
      const said = stripEnd(one.replace(/\s+/g, ' ').trim());
      const [, what, where = ''] = forWork.exec(said) ?? [];
      if (what !== undefined && !/\b(?:our|your)\b/i.test(said)) {
        const term = what.replace(/^\p{L}+ /u, '').toLowerCase();
        return {
          sentence: `The work is for ${what}${where}.`,
          term: /\s/.test(term) && !/(?:cover|shift|unit|line|crew|site)$/.test(term) ? term : null,
        };
      }
      const [, cover] = asCover.exec(said) ?? [];
      if (cover !== undefined && !/\b(?:our|your)\b/i.test(cover))
        return { sentence: `It is a ${cover}.`, term: null };
    }
  return null;
});
