import { memoize } from '#shared/memoize.ts';
import type { Source } from '#plan/source.ts';
import { isRecruiting } from '#plan/wording/is-recruiting.ts';
import { mendLine } from '#writing/mend-line.ts';
import { stripEnd, toSentence } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { countWords } from '#writing/shorten.ts';
import { findDoing, listSaid, otherForm } from '#plan/subject/purpose.ts';
import { standsAlone } from './stands-alone.ts';
import { listTelling } from './telling.ts';

const length = { fewest: 8, most: 45 };
const fewestTelling = 2;

/** Says where somebody is, what they bring or get, and not what they do. */
const noWork =
  /^(?:\p{L}+ly )?(?:suit|be (?:an? )?(?:(?:great|good|perfect|strong|ideal) )?fit\b|be (?:an? )?(?:able|extremely|highly|very|organi[sz]ed|asked|based|considered|eligible|expected|fluent|given|hired|located|offered|paid|part-time|full-time|provided|required|trained|rewarded|surrounded|someone|an? \p{L}+ (?:learner|person|individual|player|self-starter)|subject|welcomed|assigned|available|comfortable|the (?:right|ideal))|have|need|require|receive|get|enjoy|earn|report|become|start|grow|feel|love|benefit|gain|possess|demonstrate|exhibit|bring|meet|undergo|travel|join|offer|include|want|thrive|find|see|hold|not|never|spend|depend|come|know|commensurate|vary|range|fill|work (?:hours|shifts|\d|from|remotely|on-?site|full|part|a|an|\p{L}+day))\b/iu;
/** Asked of whoever applies, or a call to them. */
const ofOthers =
  /[?]|\b(?:ideal|successful|right|strong|qualified|selected|best) (?:candidate|applicant|person|individual|fit)\b|\bapply\b|\bapplicants?\b|\b(?:salary|resume|CV|interview|background check)\b|\b(?:years['’]?|have|has|with) (?:of )?experience\b|^(?:if|whether|are you|do you|join|come|imagine|want)\b|https?:|\bwe want you\b/iu;

/** "This individual will" speaks to whoever reads it. */
const sayYou = (text: string): string =>
  text
    .replace(/^(?:This|The) (?:individual|person|incumbent|candidate|hire) will\b/u, 'You will')
    .replace(/^(?:This|The) (?:individual|person|incumbent|candidate|hire) is\b/u, 'You are')
    .replace(/^Responsible for\b/u, 'You are responsible for')
    .replace(/\b(will|is|are) also\b/, '$1');

/** Said of how somebody is, or of others who look for something: no work is named behind it. */
const ofWish =
  /\b(?:who|that|excited|wants?|wish\p{L}*|ready|eager|able|interested|passion\p{L}*|customers|clients|patients) /iu;
const vague =
  /^(?:contribute|make a|work (?:with|for|in|at)|help|assist|support our|be\b|take|drive our)|!/i;

/** "This is a harbor post where you are greeting ships": what the employer wants nobody to mistake. */
const saysWhatItIs =
  /^this is (?:an? )(?!(?:\p{L}+ )?(?:opportunity|remote|hybrid|full|part|temporary|permanent|contract)\b)(?:[\p{L}-]+ ){1,4}(?:position|role|job|post) (?:where|in which) you(?:['’]re| are|(?: will|['’]ll) be) \p{Ll}+ing\b/iu;

/** Small letters of a heading: "Seeking A Planner To Join Our Team". */
const isShouted = (text: string): boolean => {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > words.length;
};

/** Whole sentences of the advertisement that say what is done in the job, in their own order. */
export const listRoleSentences = memoize((source: Source): string[] => {
  const { brief } = source;
  if ((brief.language ?? 'en') !== 'en') return [];
  return listSaid(source)
    .map((line) => {
      const text = stripEnd(line);
      const doing = findDoing(text, brief.title.singular);
      // Who looks for whom is no work: what they are wanted for is.
      const own =
        isRecruiting(text) &&
        doing?.form === 'do' &&
        !ofWish.test(text.slice(0, text.indexOf(doing.words))) &&
        !vague.test(doing.words)
          ? `You will ${doing.words}`
          : text;
      return { text, doing, own, said: toSentence(mendLine(sayYou(own))) };
    })
    .filter(({ text, doing, own, said }) => {
      const count = countWords(said);
      if (saysWhatItIs.test(text) && count <= length.most) return true;
      return (
        doing !== null &&
        count >= length.fewest &&
        count <= length.most &&
        !noWork.test(doing.words) &&
        !isRecruiting(said) &&
        !(own !== text && otherForm.test(own)) &&
        !ofOthers.test(text) &&
        standsAlone(said) &&
        !(
          said !== toSentence(mendLine(own)) &&
          /\b(?:and|or) (?:has|is)\b|\b(?:their|his|her)\b/.test(said)
        ) &&
        !isGlued(said) &&
        !isShouted(said) &&
        listTelling(doing.words).length >= fewestTelling
      );
    })
    .map(({ said }) => said);
});
