import { memoize } from '#shared/memoize.ts';
import { opensDeed } from '../facts/shapes/opens-deed.ts';
import { announcesList } from './announces-list.ts';
import { isBareItem } from './bare-headings.ts';
import { findForm } from './attached-forms.ts';
import { isAmidDeeds, isSentence, isTitleCase, standsOverPart } from './part-headings.ts';
import { gradeOfLabel } from './graded-label.ts';
import { classifyHeading, guessKind, hasHeadingForm } from './classify-heading.ts';
import { quote } from './clean/mapped-text.ts';
import type { MappedText } from './clean/mapped-text.ts';
import type { SectionKind } from './heading-words.ts';
import { kindOfLabel, splitLabel } from './labels.ts';
import { isFarDown, readFurniture } from './page-furniture.ts';
import { endsList, isSameRun, namesBenefit } from './run-in-lists.ts';
import { statesDemand } from './states-demand.ts';
import type { LabelKind } from './labels.data.ts';
import { readLines } from './lines.ts';
import { findOpeningNames } from './opening-names.ts';
import { splitPieces } from './pieces.ts';
import type { Piece } from './pieces.ts';
import { findTestimonies } from './testimonies.ts';
import type { LayoutUnit } from './unit.ts';

interface Standing {
  heading: string | null;
  headingKind: SectionKind | null;
}

const longestValue = 120;
const longestFarValue = 60;

/** Under an inner heading without a kind of its own the outer one goes on. */
const standUnder = (
  { heading, headingKind, isInner }: Heading,
  isOfWork: boolean,
  outer: Standing,
): Standing => ({
  heading,
  headingKind: isOfWork ? 'duty' : (headingKind ?? (isInner ? outer.headingKind : null)),
});

/** A cleaned text as units, each under its heading and behind its label. */
export const readUnits = memoize((source: MappedText): LayoutUnit[] => {
  const pieces = splitPieces(readLines(source));
  const units: LayoutUnit[] = [];
  let standing: Standing = { heading: null, headingKind: null };
  let pending: Label | undefined;
  /** The heading of wishes whose parts have headings of their own. */
  let wishes: Standing | undefined;
  let isPast = false;
  const length = source.text.length;
  const isForm = findForm(pieces, (at) => isFarDown(at, length));
  const isFar = ({ start }: Piece): boolean => isFarDown(start, length);
  const isTestimony = findTestimonies(pieces);
  const opensParagraph = findOpeningNames(pieces, (text) => namesBenefit.test(text));
  let runIn: { line: number; end: number; before: Standing; isItem: boolean } | undefined;
  const goesOn = ({ end }: { end: number }, { start }: { start: number }): boolean =>
    isSameRun(source.original.slice(end - 1, start), standing, runIn?.before);
  const endRunIn = (after: Standing | undefined = runIn?.before): void => {
    standing = after ?? standing;
    runIn = undefined;
  };
  pieces.forEach((piece, index) => {
    const put = (unit: Pick<LayoutUnit, 'text' | 'shape' | 'label' | 'labelKind'>): void => {
      const { start, end } = quote(source, piece);
      const { apart, line } = piece;
      const told = isForm(index) ? 'form' : isPast ? 'others' : undefined;
      const seen = isTestimony(index) ? 'testimony' : readFurniture(piece.text, isFar(piece));
      const furniture = told ?? seen;
      isPast ||= furniture === 'others';
      if (end > start) units.push({ ...unit, ...standing, start, end, apart, line, furniture });
    };
    const asHeading = { text: piece.text, shape: 'heading', label: null, labelKind: null } as const;
    const alone = pending ? undefined : readLoneLabel(piece, pieces[index + 1]);
    if (alone) {
      put(asHeading);
      pending = alone;
      return;
    }
    const heading = pending
      ? undefined
      : opensParagraph(index)
        ? asOpeningName(piece)
        : readHeading(pieces, index, standing.headingKind);
    if (heading) {
      const isOfWork = standing.headingKind === 'duty' && namesPartOfWork(pieces, index, heading);
      wishes = parts.test(heading.heading ?? '')
        ? (wishes ?? (isRightBelow(pieces, index, standing) ? standing : undefined))
        : undefined;
      const before = standing;
      standing = wishes ?? standUnder(heading, isOfWork, standing);
      const { end } = quote(source, piece);
      runIn = opensOffers(piece, standing)
        ? { line: piece.line, end, before, isItem: false }
        : undefined;
      put(asHeading);
      return;
    }
    const given = readLabel(piece) ?? pending;
    pending = undefined;
    const here = quote(source, piece);
    // "13. Physical requirements: ..." amid a list speaks for its own item.
    const isItem = piece.mark !== null && pieces[index - 1]?.mark === piece.mark;
    if (given?.headingKind) {
      runIn ??= { line: piece.line, end: here.end, before: standing, isItem };
      runIn.line = piece.line;
      standing = { heading: given.label, headingKind: given.headingKind };
    } else if (runIn?.isItem && isItem) endRunIn();
    else if (runIn && endsList(piece, given, standing)) endRunIn();
    else if (runIn && goesOn(runIn, here)) runIn.line = piece.line;
    else if (runIn && runIn.line !== piece.line && isProseOfOthers(pieces, index, standing))
      endRunIn(afterProse(standing, runIn.before));
    if (runIn) runIn.end = here.end;
    put({
      text: piece.text.slice(given?.valueAt ?? 0),
      shape: shapeOf(piece),
      label: given?.label ?? null,
      labelKind: given?.labelKind ?? null,
    });
  });
  return units;
});

/** "Preferred qualifications" and right below it "Experience": a part of the wishes, as the next of these words is. */
const partWord =
  '(?:work )?(?:education|experience|skills|knowledge|certifications?|licen[cs]es?|licensure|competencies|abilities|training)';
const parts = new RegExp(`^${partWord}(?: (?:and|or|&) ${partWord})?$`, 'i');
const isRightBelow = (
  pieces: readonly Piece[],
  index: number,
  { heading, headingKind }: Standing,
): boolean =>
  headingKind === 'nice' && (pieces[index - 1]?.text ?? '').replace(/ ?:$/, '') === heading;

/** "Required: a degree" below a list of wishes: what follows is wished for no more. */
const afterProse = (standing: Standing, before: Standing): Standing =>
  asks.has(standing.headingKind) && asks.has(before.headingKind) ? standing : before;

const shapeOf = ({ mark, of, text }: Piece): LayoutUnit['shape'] => {
  if (mark === 'bullet' || mark === 'number') return 'item';
  // "laptops, phones, etc." is an item that ends in an abbreviation.
  return of > 1 || /(?<!\betc)[.!?]["')]?$/i.test(text) ? 'sentence' : 'line';
};

/**
 * "Benefits: pension" speaks for its line and for a list below it, not for the prose that follows;
 * "Who we are: ..." is prose itself and goes on until the next heading.
 */
const isProseOfOthers = (
  pieces: readonly Piece[],
  index: number,
  { headingKind }: Standing,
): boolean => {
  const piece = pieces[index];
  return (
    headingKind !== 'company' &&
    piece !== undefined &&
    !(headingKind === 'duty' && opensDeed(piece.text)) &&
    shapeOf(piece) === 'sentence' &&
    !isOfItem(pieces, index)
  );
};

/** What a house "offers, including" is a list, and the prose behind it no part of that. */
const opensOffers = ({ text }: Piece, { headingKind }: Standing): boolean =>
  headingKind === 'benefit' && announcesList(text);

/** "· Own tools. One day at the yard": what goes on in the line of an item is no prose behind its list. */
function isOfItem(pieces: readonly Piece[], index: number): boolean {
  const line = pieces[index]?.line;
  const first = pieces.slice(Math.max(0, index - mostOfItem), index + 1);
  return first.some((one) => one.line === line && one.mark !== null);
}
const mostOfItem = 4;

interface Label {
  label: string;
  labelKind: LabelKind | null;
  headingKind: SectionKind | null;
  /** Where the value begins in its line. */
  valueAt: number;
}

/** "Location" alone on its line with "Hybrid" below: the label of the next line. */
function readLoneLabel(line: Piece, next: Piece | undefined): Label | undefined {
  if (!next || line.continued || line.mark === 'bullet' || next.mark === 'bullet') return undefined;
  const isOpen = line.text.endsWith(':');
  const words = line.text.replace(/ ?:$/, '');
  const labelKind = kindOfLabel(words);
  // On top of all stands the job, also one of whom others write to.
  if (labelKind === 'contact' && line.line === 0) return undefined;
  if (!labelKind || next.text.length > longestValue) return undefined;
  if (kindOfLabel(next.text.replace(/ ?:$/, '')) || readLabel(next)?.labelKind) return undefined;
  if (next.apart && !isOpen && next.text.length > longestFarValue) return undefined;
  if (classifyHeading(next.text)) return undefined;
  // "Experience" and "Education" alone are headings of lists more often than labels.
  const isList = labelKind === 'education' || labelKind === 'experience' || labelKind === 'contact';
  if (isList && next.text.length > longestFarValue) return undefined;
  return { label: words, labelKind, headingKind: gradeOfLabel(words) ?? null, valueAt: 0 };
}

/** "Location: Leeds", "Benefits: pension and meals"; other words before a colon stay in the text. */
function readLabel(line: Piece): Label | undefined {
  if (line.continued) return undefined;
  const split = splitLabel(line.text);
  if (!split || split.valueAt >= line.text.length) return undefined;
  const labelKind = kindOfLabel(split.label) ?? null;
  // How much something is asked for holds for what follows too.
  const headingKind =
    gradeOfLabel(split.label) ?? (labelKind ? null : (classifyHeading(split.label) ?? null));
  if (!labelKind && !headingKind) return undefined;
  return { ...split, labelKind, headingKind };
}

const longestHeading = 120;
const namesSchooling =
  /^[^:]{3,45}: ?(?:an? |the )?(?:\p{L}+['’]?s? )?(?:degree|diploma|ged|bachelor|master|certificate|licen[cs]e)\b/iu;

const asks: ReadonlySet<SectionKind | null> = new Set<SectionKind>(['must', 'nice']);
const namesPaper =
  /\p{L} (?:certifications?|certificates?|licen[cs]es?|licensure|registration|degree|diploma)\b|^(?:licensed|certified|registered|current|valid|active) \p{L}+ \p{L}/iu;

/** "Day shift" under "Schedule", with its hours or without: one of the shifts, and no heading over the others. */
const namesShift =
  /^(?:\d{1,2}[- ]hour|day|night|morning|evening|late|early|rotating|weekend|overnight|swing|[1-3](?:st|nd|rd)|first|second|third) shifts?\b/i;

/** "64,000 - 81,000 USD" is what stands under a heading. */
const isAmount =
  /^(?:[$£€₹]|[A-Z]{3} )?\d[\d,.]*k?(?: ?(?:-|–|to) ?(?:[$£€₹]|[A-Z]{3} )?\d[\d,.]*k?)?(?: [A-Z]{3})?(?: (?:per|an?) \p{L}+)?$/u;

/** Where the items of a list of demands are written with capitals too, capitals make no heading. */
function isAmidCapitals(
  pieces: readonly Piece[],
  index: number,
  under: SectionKind | null,
): boolean {
  const [before, line, next] = [pieces[index - 1], pieces[index], pieces[index + 1]];
  if ((under !== 'must' && under !== 'nice') || !before || !line || !next) return false;
  const isAlike = ({ text, of, apart }: Piece): boolean =>
    of === 1 &&
    !apart &&
    !/[.:?]$/.test(text) &&
    text.split(' ').length >= 4 &&
    isTitleCase(text) &&
    classifyHeading(text) === undefined;
  return isAlike(before) && isAlike(line) && !next.apart && !isSentence.test(next.text);
}

const kindsOfLists: ReadonlySet<SectionKind | null> = new Set<SectionKind>([
  'must',
  'nice',
  'benefit',
]);
const longestItem = 100;

/** "Welding Experience" amid lines of a list that lost its bullets: one of what is asked for, or given. */
const isAmongItems = (
  line: Piece,
  next: Piece,
  { under, isFirst }: { under: SectionKind | null; isFirst: boolean },
): boolean =>
  kindsOfLists.has(under) &&
  // A blank line below the heading parts nothing from it.
  (!line.apart || isFirst) &&
  !next.apart &&
  next.mark === null &&
  (guessKind(line.text) === under ||
    (next.of === 1 &&
      next.text.length <= longestItem &&
      !/[.:!?]$/.test(next.text) &&
      classifyHeading(next.text) === undefined));

/** "Compliance" and "Recruitment" are fields of work as well. */
const alsoFields =
  /^(?:compliance|confidentiality|budget|sourcing|recruitment|interviewing|team)$/i;
const fewestDeeds = 2;
const looksDown = 3;

/** "Benefits Administration:" among the duties, with deeds below it, names a part of the work, whatever its words. */
function namesPartOfWork(pieces: readonly Piece[], index: number, { heading }: Heading): boolean {
  const isKnown = classifyHeading(pieces[index]?.text ?? '') !== undefined;
  if (isKnown && !alsoFields.test(heading ?? '')) return false;
  const below = pieces.slice(index + 1, index + 1 + looksDown);
  return below.filter(({ text }) => opensDeed(text)).length >= fewestDeeds;
}

/** "Tuition Help and Leave:" over lines that say how much of it there is. */
const ofOffer = (heading: string, under: SectionKind | null): SectionKind | null =>
  under !== 'duty' && namesBenefit.test(heading) ? 'benefit' : null;

/** "Confidentiality" between "Calm" and "Good manners" is asked, whatever else has that name. */
const isAskedToo = (text: string, next: Piece | undefined, under: SectionKind | null): boolean =>
  asks.has(under) &&
  !text.includes(' ') &&
  !/[:.?!]$/.test(text) &&
  next !== undefined &&
  !next.apart &&
  next.text.split(' ').length <= mostOfTrait;
const mostOfTrait = 4;

const withoutEnd = (text: string): string =>
  text.split(/\s(?:will )?(?:includ|encompass|compris|involv)\p{L}{1,6}\b/iu)[0] ?? '';

/** Behind its heading the first of the list: a line of some length, or a deed before others. */
const holdsFirst = (content: string, kind: SectionKind, next: Piece | undefined): boolean =>
  (content.split(' ').length >= 4 && !isTitleCase(content)) ||
  (kind === 'duty' && opensDeed(content) && next !== undefined && opensDeed(next.text));

interface Heading extends Standing {
  /** Stands over a part of what the heading before announces. */
  isInner?: boolean;
}

const asOpeningName = ({ text }: Piece): Heading => ({
  heading: text.slice(0, -1),
  headingKind: null,
  isInner: true,
});

function readHeading(
  pieces: readonly Piece[],
  index: number,
  under: SectionKind | null,
): Heading | undefined {
  const line = pieces[index];
  const next = pieces[index + 1];
  if (!line || line.continued || line.text.length > longestHeading) return undefined;
  const { text, mark } = line;
  const heading = text.replace(/(?<![ :?.!–-])[ :?.!–-]+$/, '');
  const isOpen = text.endsWith(':');
  const kind = classifyHeading(text);
  // A bullet such as "Communication skills" is an item of a list, whatever its words.
  if (mark === 'bullet' && !isOpen) return undefined;
  if (namesShift.test(text) && !isOpen) return undefined;
  // "Travel up to 20%" tells how much, and announces nothing.
  if (isAmount.test(text) || (kind === undefined && /\d ?%$/.test(text))) return undefined;
  if (kind === 'company' && namesBenefit.test(text)) return undefined;
  // "Educational Requirements: Associate Degree": behind the label stands what is asked for.
  if (namesSchooling.test(text)) return undefined;
  // "Duties: Find new accounts": behind the heading stands the first of what it announces.
  const label = readLabel(line);
  if (label && gradeOfLabel(label.label)) return undefined;
  const content = text.slice(label?.valueAt ?? text.length);
  if (label?.headingKind && holdsFirst(content, label.headingKind, next)) return undefined;
  // "Qualifications: State Certification in Weaving": a paper has capitals by itself.
  if (asks.has(label?.headingKind ?? null) && namesPaper.test(content) && !classifyHeading(content))
    return undefined;
  // "Travel: None" is a row of a form, and nothing follows from it.
  if (/: ?(?:none|n\/a|not (?:required|applicable))(?: (?:required|needed))?\.?$/i.test(text))
    return undefined;
  // A row of a person specification: "Knowledge of Welsh    D".
  if (/\t(?:[ED]|Essential|Desirable)$/.test(text)) return undefined;
  // "Accountabilities;" over a list, and not one of several items that end so.
  const isLoneList = /^\p{L}+(?: \p{L}+)?;$/u.test(text) && !next?.text.endsWith(';');
  // "We Offer Some Fine Things Including": what it announces is named by the words before its end.
  if (announcesList(text) && next && mark !== 'bullet')
    return {
      heading,
      headingKind: kind ?? (/\blooking for\b/i.test(text) ? 'must' : guessKind(withoutEnd(text))),
      isInner: kind === undefined,
    };
  if (kind === 'legal' && isAskedToo(text, next, under)) return undefined;
  if (kind && (isLoneList || !/(?<!\.\.)[.,;]$/.test(text)))
    return { heading: heading.replace(/;$/, ''), headingKind: kind };
  if (!next || /[.,;]$/.test(text)) return undefined;
  const isListed = mark !== 'hash' && !isOpen && next.mark !== 'bullet';
  if (isListed && (statesDemand(text) || isAmidCapitals(pieces, index, under))) return undefined;
  if (isListed && under === 'duty' && isAmidDeeds(pieces, index)) return undefined;
  const isTop = index < 3;
  if (isListed && !isTop && isBareItem(pieces, index, under)) return undefined;
  const hasOwnLine = line.of === 1;
  const isCapitals =
    hasOwnLine && !isTop && line.apart && hasHeadingForm(line) && /\p{L}{3}/u.test(text);
  const isQuestion = text.endsWith('?') && text.length <= 60 && hasOwnLine;
  const leadsList =
    next.mark === 'bullet' && pieces[index + 2]?.mark === 'bullet' && text.length <= 60;
  // A list of names is what a heading announces.
  const isList = text.includes(', ') && guessKind(text) === null;
  const standsAlone = line.apart && next.apart && text.length <= 90 && !isList && isTitleCase(text);
  const names =
    text.split(' ').length <= 6 &&
    !text.includes(',') &&
    isTitleCase(text) &&
    !namesBenefit.test(text) &&
    guessKind(text) !== null &&
    !isAmongItems(line, next, {
      under,
      isFirst: classifyHeading(pieces[index - 1]?.text ?? '') === under,
    });
  const looksLike =
    hasOwnLine && !isTop && mark !== 'number' && (leadsList || standsAlone || names);
  if (isOpen || (mark === 'hash' && !isTop) || isCapitals || isQuestion || looksLike) {
    return { heading, headingKind: guessKind(heading) ?? ofOffer(heading, under) };
  }
  return !isTop && standsOverPart(pieces, index, under)
    ? { heading, headingKind: guessKind(heading), isInner: true }
    : undefined;
}
