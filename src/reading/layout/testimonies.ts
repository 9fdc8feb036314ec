import type { Piece } from './pieces.ts';

/** What people who work there say of themselves asks nothing of a reader, and the names that sign it are nobody's skill. */

const opens = /^["“„]/;
const closes = /["”][.!?]?$/;
const ofMyself =
  /(?<![\p{L}'’&])(?:I(?:['’](?:m|ve|d|ll))?|[Mm]y|me|myself)(?![\p{L}&'’-]| (?:and II|or II|employees?)\b)/u;
/** Said by nobody but somebody who works there. */
const ofMyJob =
  /(?<![\p{L}'’&])(?:I (?:joined|love (?:working|my|that|being|how|the)|enjoy (?:working|being|the|my)|(?:really )?like working|(?:first )?started (?:here|at|with|as)|(?:have )?(?:worked|been (?:working|employed|part|with)) (?:here|at|for|of|with|there)|have (?:grown|learned|learnt) )|I['’]ve (?:been (?:working|with|at|here|part)|worked|grown|learned|learnt) |(?:[Ii]n|[Dd]uring) my (?:time|(?:current )?(?:role|position|job) (?:as|at|here))\b|[Mm]y (?:favou?rite|(?:own )?(?:colleagues|career (?:here|at|with)|first (?:day|week|year) (?:here|at|with))))/u;
const name = String.raw`\p{Lu}[\p{L}'’.-]{0,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,3}`;
/** "- Ada Penn", "Ada Penn, Night Baker": below what was said. */
const dashed = new RegExp(String.raw`^[-–—~] ?${name}(?:,? [^.!?]{2,70})?$`, 'u');
const named = new RegExp(String.raw`^${name}(?:,| ?[-–—|(]) ?[^.!?]{2,70}$`, 'u');
const announces =
  /^(?:(?:here['’]s |read |hear |see )?what (?:some of )?(?:our|the) (?:own )?(?:people|team|employees|staff|colleagues|crew|members|[\p{L}-]+s) (?:say|have to say|are saying|think)\b|(?:employee|staff|team|our) (?:testimonials|voices|stories)|testimonials|hear (?:it )?(?:straight )?from (?:our|some of our) (?:people|team|employees|staff|colleagues))/iu;

const longest = 14;
const shortest = 5;

/** Where a saying that opens here ends; undefined where no mark closes it. */
function findEnd(pieces: readonly Piece[], from: number): number | undefined {
  for (let at = from; at < Math.min(pieces.length, from + longest); at += 1) {
    const text = pieces[at]?.text ?? '';
    if (at > from && opens.test(text)) return undefined;
    if (closes.test(at === from ? text.slice(1) : text)) return at;
  }
  return undefined;
}

/** Which pieces are somebody's own words on their work there, with what announces and what signs them. */
export function findTestimonies(pieces: readonly Piece[]): (index: number) => boolean {
  const found = new Set<number>();
  const isSigned = (at: number): boolean => {
    const text = pieces[at]?.text ?? '';
    return dashed.test(text) || named.test(text);
  };
  for (let at = 0; at < pieces.length; at += 1) {
    const text = pieces[at]?.text ?? '';
    const end = opens.test(text) ? findEnd(pieces, at) : undefined;
    if (end !== undefined) {
      const said = pieces
        .slice(at, end + 1)
        .map((piece) => piece.text)
        .join(' ');
      const isLong = said.split(' ').length >= shortest;
      if (isLong && (ofMyself.test(said) || dashed.test(pieces[end + 1]?.text ?? '')))
        for (let own = at; own <= end; own += 1) found.add(own);
    } else if (ofMyJob.test(text)) found.add(at);
  }
  // "I joined as a porter. Now I run the desk.": the sentences around it in its line are the same person's.
  for (const at of Array.from(found))
    for (const step of [-1, 1])
      for (let near = at + step; isBeside(pieces, at, near); near += step) {
        if (!ofMyself.test(pieces[near]?.text ?? '')) break;
        found.add(near);
      }
  for (const at of Array.from(found)) if (!found.has(at + 1) && isSigned(at + 1)) found.add(at + 1);
  if (found.size > 0)
    pieces.forEach(({ text }, at) => {
      if (announces.test(text)) found.add(at);
    });
  return (index) => found.has(index);
}

const isBeside = (pieces: readonly Piece[], at: number, near: number): boolean =>
  pieces[near] !== undefined && pieces[near].line === pieces[at]?.line;
