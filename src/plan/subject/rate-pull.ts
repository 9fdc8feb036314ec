import { airyNouns, besideVerbs, owningVerbs, weightyNouns } from './rate-pull.data.ts';

/** How a letter or a posting begins before the duty itself. */
const frame =
  /^(?:You would |You |The work includes |be responsible for )?(?:also )?(?:be responsible for )?/iu;

const owning = new RegExp(`^(?:${owningVerbs})\\b`, 'iu');
const beside = new RegExp(`^(?:${besideVerbs})\\b`, 'iu');
const airy = new RegExp(`(?<![\\p{L}-])(?:${airyNouns})(?![\\p{L}-])`, 'giu');
const weighty = new RegExp(`(?<=\\p{L},? )(?:${weightyNouns})(?![\\p{L}-])`, 'iu');
/** "40+ sites", "£2m", "a team of twelve". */
const figure = /[$£€]\s?\d|(?<![\p{L}\d.-])\d[\d,.]*\+? ?(?:\p{Ll}|%)|\bteam of\b/iu;
/** A name in the middle: a product, a system, a place. */
const name = /(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{N}]{2,}/u;

const points = { figure: 2, owned: 1, weighty: 1, named: 0.5, beside: 2, airy: 1, mostAiry: 2 };

/** Words in front that say only how well it is done: "Neatly", "Quickly and safely". */
const manner =
  /^(?!(?:comp|app|supp|rep|re|multip|assemb|f)ly\b)\p{L}{3,20}ly,? (?:and \p{L}{3,20}ly )?(?=\p{L}{3})/iu;
export const dropFrontManner = (text: string): string => {
  const bare = text.replace(manner, '');
  return /^\p{Lu}/u.test(text) ? `${bare.charAt(0).toUpperCase()}${bare.slice(1)}` : bare;
};

/** How much a duty draws whoever reads it: figures, people led, what is owned or made; less where it prepares, checks or says what every office says. */
export function ratePull(text: string): number {
  const duty = dropFrontManner(text.replace(frame, ''));
  return (
    (figure.test(duty) ? points.figure : 0) +
    (owning.test(duty) ? points.owned : 0) +
    (weighty.test(duty) ? points.weighty : 0) +
    (name.test(duty) ? points.named : 0) -
    (beside.test(duty) ? points.beside : 0) -
    Math.min(points.mostAiry, duty.match(airy)?.length ?? 0) * points.airy
  );
}
