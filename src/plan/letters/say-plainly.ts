import { addArticle } from '../defining/is-said-whole.ts';
import { countTelling } from '../defining/count-telling.ts';

const praise =
  /(?<!\b(?:and|or) |, )\b(an? )?(?:(?:truly|highly|very) )?(?:compelling|innovative|exceptional|world[- ]class|cutting[- ]edge|best[- ]in[- ]class|outstanding|seamless|impactful|high[- ]quality|high[- ]performing|robust|dynamic|exciting|amazing|memorable|unforgettable|superior|excellent|engaging|meaningful|top[- ]notch|valued|fantastic)(?:,? (?:and )?(?:compelling|innovative|exceptional|world[- ]class|impactful|high[- ]quality|robust|dynamic|exciting|engaging|effective))? (?=(\p{L})(?!nd\b))/giu;

/** The thing itself, without how good it is said to be. */
const dropPraise = (text: string): string =>
  text.replace(praise, (_all, article: string | undefined, next: string) => {
    if (article === undefined) return '';
    return /[aeio]/i.test(next) ? 'an ' : 'a ';
  });

const aim =
  /,? (?:to|in order to) (?:\p{L}+ly )?(?:meet|exceed|align|optimi[sz]e|ensure|improve|enhance|maximi[sz]e|drive|support|achieve|increase|facilitate|promote|deliver|foster|provide)\b[^.]{0,120}$/iu;
const shortest = 4;

/** "to align with business needs" is said of all that anybody does; what for, where it tells something, stays. */
function dropHollowAim(text: string): string {
  const at = text.search(aim);
  if (at === -1) return text;
  const head = text.slice(0, at);
  const isHollow = countTelling(text.slice(at)) === 0 && !limits.test(text.slice(at));
  return isHollow && countTelling(head) > 0 && head.split(/\s+/).length >= shortest ? head : text;
}
/** What holds a duty within bounds. */
export const limits =
  /\b(?:up to|at most|no more than|only|occasional(?:ly)?|from time to time|limited|unless|except|minor|small|below|under|if|when|in the absence of)\b/i;

/** A duty without the words that any employer puts around it. */
export const sayPlainly = (text: string): string =>
  addArticle(
    dropHollowAim(dropPraise(text))
      .replace(/\band will (?=\p{Ll})/u, 'and ')
      // "over 15+" says it twice.
      .replace(/\b(over|more than|at least) (\d[\d,]{0,9})\+/giu, '$1 $2'),
  );
