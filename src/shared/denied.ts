/** Whether a sentence takes back what a part of it names: "work from home is not possible". */

interface Part {
  start: number;
  end: number;
}

const turned = String.raw`(?:not|never|no longer)`;
const shortened = String.raw`(?:is|are|was|were|do|does|did|will|would|can|could|should|has|have|must|need)(?:n't)|won't|can't|cannot|can not`;
/** What such a sentence says of a thing that there is not. */
const so = String.raw`(?:possible|available|an? (?:[a-zà-ÿ]+ )?(?:option|possibility|requirement|necessity|must|part|feature)|part of|part|on offer|offered|offering|permitted|allowed|considered|required|needed|necessary|essential|mandatory|compulsory|expected|involved|supported|provided|accepted|eligible|entertained|given|granted|suitable|feasible|appropriate|open|asked|applicable|obligatory|included|include|involve|require|apply|sought|wanted|covered|paid|reimbursed|guaranteed)`;
/** Words of the same thing, or of the next in a row; behind another verb it is another matter. */
const apart =
  '(?:is|are|was|were|will|would|can|could|may|might|must|should|has|have|had|do|does|did|need|needs|requires?|includes?|involves?|who|whom|which|that|but|if|unless|although|though|while|because|so|where|when|then|however)';
const same = String.raw`(?:(?:, ?|/| )(?:\([^()]{1,40}\)|(?!${apart}\b)[a-zà-ÿ\d'&%-]+(?![a-zà-ÿ\d'&%-]))){0,9}?`;
const shy = String.raw`(?:(?:currently|normally|usually|generally|unfortunately|ever|always|really|strictly|typically|at this time|at present|at all) )?`;

/** "... is not available", "... won't be considered", "...: not possible", "... unavailable". */
const behind = new RegExp(
  String.raw`^${same}[ ,:–(-]{1,3}(?:(?:(?:is|are|was|were|will|would|can|could|may|must|should|does|do|has|have) )?(?:${turned}|${shortened})|(?:${shortened})) ${shy}(?:be |been |an? (?=[a-zà-ÿ]+ly ))?${shy}(?:[a-zà-ÿ]+ly )?${so}\b|^${same} (?:is|are|will be|would be) (?:unavailable|impossible|ruled out|excluded|out of the question|unnecessary)\b|^\s?:\s?(?:no|none|n\/a)\b`,
);

const means = String.raw`(?:offer|provide|accept|consider|allow|permit|support|accommodate|give|grant|entertain|require|need|expect|involve|include|ask for|ask|have|have to|want|do|use|facilitate|guarantee|be|be able to|sponsor|enter|work|travel|come|attend)(?:ing|ed|s)?`;
const little = String.raw`(?:(?!${apart}\b)[a-zà-ÿ\d'&/%-]+,? ){0,6}`;
/** "not only remote", "no less than", "no problem with": nothing is denied. */
const noDenial = String.raw`(?! (?:only|just|merely|limited|necessarily|less|fewer|more|later|earlier|matter|doubt|problem|problems|issue|hesitate|forget|afraid|mind|alone)\b)`;

/** "no ...", "without ...", "is not a ...", "we are unable to offer ...", "neither remote nor ...". */
const before = new RegExp(
  String.raw`(?:^|[^a-zà-ÿ])(?:(?:no|never|without|neither|nor|zero)${noDenial} ${little}|(?<!whether or )(?<!\bor )(?<!\bif )(?:not|no longer|(?:${shortened}))${noDenial} ${shy}(?:able to |in a position to |eligible for |entitled to |required to |expected to |asked to |open to |a |an |the |any |suitable for |available for |possible (?:for|to|as) |(?:be |been )?${means} )${little}|(?:unable|refuse|decline|instead of|rather than|free of|free from)(?: to ${means})? ${little})$`,
);

/** The clause a part stands in; a contrast begins another. */
const breaks = /[.;!?](?=\s|$)|,? (?:but|however|although|though|whereas|unless|while)\b|\s[–—]\s/g;

function clauseOf(sentence: string, { start, end }: Part): { lead: string; rest: string } {
  const lead = plain(sentence.slice(Math.max(0, start - farthest), start));
  const rest = plain(sentence.slice(end, end + farthest));
  const last = [...lead.matchAll(breaks)].at(-1);
  const next = [...rest.matchAll(breaks)][0];
  return {
    lead: last ? lead.slice(last.index + last[0].length) : lead,
    rest: next ? rest.slice(0, next.index) : rest,
  };
}
const farthest = 140;
const plain = (words: string): string => words.toLowerCase().replaceAll('’', "'");
/** Cheap test first: most sentences deny nothing. */
const mayDeny =
  /\b(?:no|not|never|without|neither|nor|none|zero|n\/a|cannot|unable|unavailable|impossible|ruled|excluded|out of|unnecessary|refuse|decline|instead|rather|free)\b|n't\b/;

export function isDenied(sentence: string, part: Part): boolean {
  const { lead, rest } = clauseOf(sentence, part);
  const [turn] = (mayDeny.test(lead) && before.exec(lead)) || [];
  if (turn !== undefined && (!turn.includes(',') || isRow(turn, rest))) return true;
  const [said] = (mayDeny.test(rest) && behind.exec(rest)) || [];
  return said !== undefined && !ofLast.test(said);
}

/** "A remote role, and travel is not required": said of the last alone. */
const ofLast = /(?:\band\b|,|&)[^,&]{0,140}\b(?:is|was|does|has|isn't|wasn't|doesn't|hasn't)\b/;

/** "No nights, weekends or holidays" denies all of them; "no selling, remote" denies the first. */
const isRow = (turn: string, rest: string): boolean =>
  /,[^,]{0,140}\b(?:or|nor)\b/.test(turn) || /^,? ?(?:[a-zà-ÿ-]+,? ){0,3}(?:or|nor)\b/.test(rest);

/** Whether a sentence speaks of something only to deny it. */
export function deniesAll(sentence: string, mention: RegExp): boolean {
  const all = [
    ...sentence.matchAll(
      new RegExp(mention.source, mention.flags.includes('g') ? mention.flags : `${mention.flags}g`),
    ),
  ];
  return (
    all.length > 0 &&
    all.every(({ index, 0: words }) =>
      isDenied(sentence, { start: index, end: index + words.length }),
    )
  );
}
