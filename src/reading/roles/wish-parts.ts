/** What is asked for in a line, and what is only wished for, by where they stand in it. */
interface WishParts {
  asked: { start: number; end: number };
  wished: { start: number; end: number };
}

/** Words that make a wish of what they stand beside. */
export const wishWords =
  /\b(?:prefer(?:red|able|ence)|desir(?:able|ed)|an? (?:big |real |huge |definite |strong |added |distinct )?(?:plus|asset|bonus|advantage)|advantage(?:ous)?|beneficial|nice[- ]to[- ]have|welcome|highly regarded|helpful(?! (?:manner|way|attitude|approach|service|nature|demeano|disposition|personality|staff|team))|not (?:(?:strictly|necessarily|absolutely|always) )?(?:essential|required|necessary)|von Vorteil|vorteilhaft|wünschenswert|erwünscht|un plus|un atout|souhait(?:ée?s?|able)|apprécié\p{L}*|deseable|valorable|se valorará)(?!\p{L})/iu;
/** Words that make a must of what they stand beside. */
const demandWords =
  /\b(?:required|essential|mandatory|must|needed|necessary|at (?:least|minimum)|minimum|erforderlich|zwingend|Voraussetzung|Bedingung|exigée?s?|obligatoire|requise?s?|indispensable|imprescindible)\b/i;

/** That it is no must is no demand. */
const withoutDenial = (text: string): string =>
  text.replace(
    /\bnot (?:(?:strictly|necessarily|absolutely|always) )?(?:essential|required|necessary|needed)\b/gi,
    '',
  );

const dash = /\s[–-]\s/g;
/** "A diploma required / a degree preferred"; in "weaving / dyeing experience preferred" it stands inside a phrase. */
const slash = /\s\/\s?|\s?\/\s/g;
const comma = /,\s(?:and |with )?/g;
const behindDemand =
  /(?<=\b(?:required|essential|mandatory|a must|needed|necessary|minimum))(?:,\sand\s|,\s|\sand\s)/gi;
/** What may part a demand from a wish, the surest first. */
const joints = [
  /;\s+(?:and |but |with )?/g,
  /(?<=[\p{L}\d)])(?<!\b(?:e\.g|i\.e|eg|ie|etc|incl|approx|esp)|(?<!\p{L})\p{L})\.\s+/gu,
  dash,
  /,?\s(?:but|while|whereas|although|though)\s/g,
  slash,
  behindDemand,
  comma,
];
/** These also stand inside a wish. */
const weak = new Set([dash, slash, comma]);

/** Said of what stands before it: cut off, it would wish for nothing. */
const hangs =
  /^(?:\(|and |but |or |though |although )?(?:is |are |would be |will be |highly |strongly |also |very |much |an? )*(?:preferably|ideally|prefer\p{L}*|desir\p{L}+|advantage\p{L}*|beneficial|welcome|helpful|plus|asset|bonus|not |nice|of |for |with |in |we\b|you\b|it\b|this\b|if\b|von|un |souhait|appréci)/iu;

const fewestLetters = 3;

/**
 * "Degree required, Master's preferred", "MS Office; SAP a plus", "ERP systems – SAP is an advantage":
 * what is only wished for makes no wish of what is asked for.
 */
export function splitWish(text: string): WishParts | undefined {
  if (!wishWords.test(text)) return undefined;
  return splitConcession(text) ?? splitBracket(text) ?? splitAtJoint(text);
}

/** "While time at sea is not essential, you must be a good swimmer": what is not needed stands first. */
const conceded =
  /^(?:while|whilst|although|though|even though)\s[^,;]{3,120}\bnot (?:(?:strictly|necessarily|absolutely|always) )?(?:essential|required|necessary|needed),\s/iu;
function splitConcession(text: string): WishParts | undefined {
  const end = conceded.exec(text)?.[0].length;
  if (end === undefined || wishWords.test(text.slice(end)) || !asksFor.test(text.slice(end)))
    return undefined;
  const { wished: asked } = pairAt(text, end, end);
  return { asked, wished: { start: 0, end: end - 2 } };
}

/** A wish at the end of a line is said of the whole line, unless another demand stands whole before it. */
function splitAtJoint(text: string): WishParts | undefined {
  for (const joint of joints) {
    const found = [...text.matchAll(joint)];
    // Among several commas nobody can say how far back the wish reaches, unless only names follow.
    const first = found[0];
    const isNamed =
      joint === comma &&
      first !== undefined &&
      areNamed(text.slice(0, first.index), text.slice(first.index + first[0].length));
    if (joint === comma && found.length !== 1 && !isNamed) continue;
    const at = found.find(({ index, 0: sign }) => {
      const head = text.slice(0, index);
      const tail = text.slice(index + sign.length);
      if (example.test(tail)) return false;
      if (!isPair(text, index, index + sign.length) || isCutOff(head)) return false;
      if (joint === slash) return asksFor.test(head);
      return !weak.has(joint) || isNamed || isOwn(head, tail, joint === comma);
    });
    if (at) return pairAt(text, at.index, at.index + at[0].length);
  }
  return splitAfterWish(text);
}
const example = /^(?:e\.g|i\.e|eg|ie|etc|or|and\/or)\b/i;

/** "A Master's is preferred; a Bachelor's is required", "Dobby preferred but must be ready to learn it", "Time at sea preferred, calm required". */
function splitAfterWish(text: string): WishParts | undefined {
  const isGraded = endsGraded.test(text) && (text.match(/,/g)?.length ?? 0) === 1;
  const found = [...text.matchAll(isGraded ? /,\s(?:and |but )?/g : /;\s+|,?\sbut\s(?=must\b)/g)];
  if (found.length !== 1) return undefined;
  const [{ index, 0: sign }] = found as [RegExpExecArray];
  const head = text.slice(0, index);
  const tail = text.slice(index + sign.length);
  const isDemand = asksFor.test(withoutDenial(tail)) && !wishWords.test(tail);
  if (
    !isDemand ||
    hangs.test(tail) ||
    example.test(tail) ||
    !endsWished.test(head) ||
    asksFor.test(withoutDenial(head))
  )
    return undefined;
  const { wished: asked } = pairAt(text, index, index + sign.length);
  return { asked, wished: { start: 0, end: index } };
}

const endsGraded = /\b(?:required|essential|mandatory|a must)\.?$/i;

/** What waits for the words that follow it, or only names what comes, is no demand by itself. */
const isCutOff = (head: string): boolean =>
  /(?<![\p{L}.])(?:an?|the|our|your|any|other|of|in|with|to|for|on|at|by|from|as|and|or|and\/or|using|working|including|such|like|e\.g\.|i\.e\.|that|which|etc\.?)$/iu.test(
    head.trim(),
  ) || /^if you\b/i.test(head);

function isPair(text: string, end: number, start: number): boolean {
  const head = text.slice(0, end);
  const tail = text.slice(start);
  return (
    head.replace(/\P{L}/gu, '').length >= fewestLetters &&
    tail.replace(/\P{L}/gu, '').length >= fewestLetters &&
    !wishWords.test(head) &&
    wishWords.test(tail) &&
    !demandWords.test(withoutDenial(tail)) &&
    !hangs.test(tail) &&
    head.split('(').length === head.split(')').length &&
    !/^(?:preferred|desired|ideally|bonus|plus|nice)\b/i.test(head)
  );
}

const ownNoun =
  /^(?:previous |prior |some |good |basic |advanced |working |any |added |further |extra |direct |hands-on |additional |an? )*(?:experience|knowledge|familiarity|certificat\p{L}+|degree|skills?|understanding|ability|licen[cs]e|qualification|fluency|background)\b/iu;
const endsWished =
  /(?:prefer|desir|advantage|benefi|souhait|appréci|wünsch)\p{L}{0,12}[.!)]?$|(?:plus|asset|bonus|have|welcome|helpful|Vorteil|atout)[.!)]?$/iu;

/** "A doctorate, publications are welcome": a name or two before the comma, and a verb for all of them behind it. */
const bareName = /^(?:an? )?\S+(?: \S+)?$/;
const ofAll = /^(?:\S+ ){1,4}(?:are|would be|will be|would all be) /i;
const isOneRow = (head: string, tail: string): boolean =>
  bareName.test(head.trim()) && ofAll.test(tail.trim()) && !ownNoun.test(tail);

/** "Experience with loom software, WeavePro and Dobby a plus": a kind of thing is asked for, and some by name are wished for. */
const endsKind =
  /\b(?:systems?|software|tools|platforms?|programs|applications|languages|products|databases|frameworks|technologies|packages|suites?|office|excel)$/i;
const onlyNames =
  /^(?:e\.g\. )?(?:(?!Experience|Knowledge|Must)[\p{Lu}\d][\p{L}\d.+#&/-]*(?:,? (?:and|or|and\/or|&) |, | ))+(?:(?:is|are|would be|will be|highly|strongly|both) )*(?:an? )?(?:(?:big|real|huge|definite|strong|added) )?(?:plus|bonus|asset|advantage|prefer\p{L}*|desir\p{L}*|beneficial|helpful|welcome)[.!)]?$/u;
const areNamed = (head: string, tail: string): boolean =>
  endsKind.test(head.trim()) && onlyNames.test(tail.trim());

/** Words by which a demand asks in so many words; "at least one" only counts. */
const asksFor =
  /\b(?:required|essential|mandatory|must|needed|necessary|minimum of|erforderlich|zwingend|Voraussetzung|Bedingung|exigée?s?|obligatoire|requise?s?|indispensable|imprescindible)\b/i;
/** What a demand is of: without it the words before a comma may wait for theirs. */
const headNoun =
  /\b(?:experience|knowledge|familiarity|proficien\p{L}+|proficient|degrees?|diploma|bachelor\S*|master\S*|skills?|skilled|understanding|ability|abilities|licen[cs]e\S*|qualifi\p{L}+|fluen\p{L}+|background|years?|competen\p{L}+|certifi\p{L}+|ged|high school|[BM]\.?(?:S|A|Sc)\b\.?|expertise|literacy|track record|command|registered|accountant)/iu;
/** "Sage preferred", "MS in Engineering preferred": called by its name, or a paper. */
const namesPaper =
  /^(?:\p{Lu}|an? )|\b(?:degree|diploma|certificat\p{L}+|licen[cs]e|experience|knowledge|skills?|studies|education)\b/u;
const ofForeign =
  /(?:Vorteil|vorteilhaft|wünschenswert|erwünscht|un plus|atout|souhait(?:ée?s?|ables?)|appréciée?s?|deseable|valorable)[.!)]?$/iu;
const goesOnRow =
  /\b(?:such as|including|like|e\.g\.|for example|especially|particularly|specifically)\s[^,;]*$/i;

/** Whether the wish is of its own words: "French a plus", not "arts or non-profit agency a plus". */
function isOwn(head: string, tail: string, isComma: boolean): boolean {
  if (!endsWished.test(tail.trim()) || goesOnRow.test(head)) return false;
  if (asksFor.test(head)) return true;
  if (isOneRow(head, tail)) return false;
  const isLoose = isComma && !ofForeign.test(tail.trim());
  if (isLoose && (!headNoun.test(head) || !namesPaper.test(tail))) return false;
  return (
    ownNoun.test(tail) ||
    !/^(?:especially|particularly|specifically|including|such|one|arts|related|as|in|of|on|for|to|(?:\d+\+?|one|two|three|four|five) years?)\b|\b(?:or|and|and\/or|oder|und|ou|et)\b/i.test(
      tail,
    )
  );
}

function pairAt(text: string, end: number, start: number): WishParts {
  const { length } = text.slice(start).replace(/(?<![\s.;,])[\s.;,]+$/, '');
  return { asked: { start: 0, end }, wished: { start, end: start + length } };
}

/** "Degree in marketing (MBA preferred)" */
function splitBracket(text: string): WishParts | undefined {
  const found = /^([^()]{6,})\s\(([^()]{3,80})\)\.?$/.exec(text);
  if (!found) return undefined;
  const [, head = '', inner = ''] = found;
  if (!isPair(`${head};${inner}`, head.length, head.length + 1)) return undefined;
  return pairAt(text.slice(0, text.lastIndexOf(')')), head.length, text.indexOf('(') + 1);
}

const inner = /\s?\(([^()]{3,60})\)(?=[,;:]?\s\S)|\s?\(([^()]{61,160})\)(?=[,;:]?\s\S|\.?$)/g;
const onlyWish =
  /^(?:is |are |highly |strongly |very |much |but |an? |not )*(?:prefer|desir|plus|asset|bonus|advantage|nice|helpful|welcome|required|essential|necessary)/i;

/** "Two years (four are preferred) on ferries", "Years at a kiln (none on ours are ... a plus)": what is said in brackets amid a demand makes no wish of it. */
export const withoutInnerWish = (text: string): string =>
  text.replace(inner, (whole, short?: string, long?: string) => {
    const words = short ?? long ?? '';
    return wishWords.test(words) && !onlyWish.test(words) ? '' : whole;
  });

const wishEnd =
  /,?\s(?:(?:is|are|would be|will be|highly|strongly|also) ){0,3}(?:preferred|desired|desirable|an? (?:\p{L}+ )?(?:plus|asset|advantage|bonus))$/iu;

/** The wish in brackets amid a demand, without the word that makes it one; undefined where its words do not end with that. */
export function findInnerWish(
  text: string,
): { before: string; words: string; start: number; end: number } | undefined {
  // "Two years (four are a plus) at a kiln are desired" wishes for all of it.
  if (wishWords.test(withoutInnerWish(text))) return undefined;
  for (const found of text.matchAll(inner)) {
    const said = found[1] ?? found[2] ?? '';
    const words = said.replace(wishEnd, '');
    if (words === said || onlyWish.test(said) || /\b(?:that|this|it|which)$/i.test(words)) continue;
    const start = text.indexOf('(', found.index) + 1;
    return { before: text.slice(0, found.index), words, start, end: start + said.length };
  }
  return undefined;
}

/** "three years in retail, preferably in fashion": a wish about a part of it. */
const preferably =
  /(?:[,(–]\s?|\s-\s)(?:preferably|preferable|ideally|idealerweise|vorzugsweise|idéalement|de préférence)(?!\p{L})|\spreferably\s/iu;
const fewestWords = 3;

/** A line without the wish about a part of it; undefined when it holds none. */
export function withoutPreferably(text: string): string | undefined {
  const found = preferably.exec(text);
  const core = text.slice(0, found?.index);
  // "The applicant should preferably be a diver" wishes for all of it.
  const isOpen = /\b(?:should|must|will|would|can|be|have)$/i.test(core.trim());
  return found && !isOpen && core.trim().split(/\s+/).length >= fewestWords ? core : undefined;
}
