import { rememberTexts } from '#shared/remember-texts.ts';

/** Whatever ending a word has here and there. */
export const stemsOf: (text: string) => readonly string[] = rememberTexts((text) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .map((word) => word.replace(/(?:ing|ly|ed|es|s)$/, '').slice(0, 5))
    .filter((stem) => stem.length >= 3 && !everyday.test(stem)),
);
const everyday =
  /^(?:with|that|work|when|from|data|other|exper|knowl|abili|skill|under|famil|profi)$/;

/** How many words two texts have in common. */
export function sharedStems(name: string, text: string): number {
  const own = new Set(stemsOf(name));
  return new Set(stemsOf(text).filter((stem) => own.has(stem))).size;
}

/** Stems of words that every trade uses: two texts that share them need not speak of the same thing. */
const anywhere = new Set(
  `manag proce suppo maint provi devel ensur team staff clien custo servi train plan plann stand polic safet repor
  commu colla coord perfo proje busin envir posit respo quali indus opera syste equip activ needs requi effec appro
  relat peopl inclu assis various parti profe organ monit prepa compl recor docum infor every daily week shift
  succe strat goals meet oppor leade direc super asses revie impro deliv membe compa depar level inter exter healt
  care patie stude resid`.split(/\s+/),
);

export const isAnywhere = (stem: string): boolean => anywhere.has(stem);

const countIn =
  (own: ReadonlySet<string>) =>
  (text: string): number =>
    new Set(stemsOf(text).filter((stem) => own.has(stem))).size;

/** Counts the words of a subject that other texts have in common with this one. */
export const hearTelling = (name: string): ((text: string) => number) =>
  countIn(new Set(stemsOf(name).filter((stem) => !anywhere.has(stem))));

/** How many words of a subject two texts have in common. */
export const sharedTelling = (name: string, text: string): number => hearTelling(name)(text);

/** For whom something is done: two texts that name the same people need not speak of the same work. */
const whom = new Set(
  'patie custo clien guest stude pupil resid peopl child famil paren team staff colle servi care'.split(
    ' ',
  ),
);

export const isWhom = (stem: string): boolean => whom.has(stem);

/** Counts the words of what is done that other texts have in common with this one. */
export const hearDoing = (name: string): ((text: string) => number) =>
  countIn(new Set(stemsOf(name).filter((stem) => !whom.has(stem))));

export const countWords = rememberTexts((text) => text.split(/\s+/).length);
