/** Where a person must be, in a line that speaks of the job and not of the house. */
export const whereToBe =
  /\b(?:[Ll]ocal to|[Ll]ive (?:in|near|within \w+ \w+ of)|[Ll]iving (?:in|near)|[Rr]esid(?:e|es|ing) in|(?:[Cc]andidates?|[Aa]pplicants?|[Yy]ou|[Rr]ole|[Pp]osition|[Jj]ob|[Pp]ost)(?: \p{L}+){0,3} (?:based|located) (?:in|at|out of)|[Cc]ommut(?:e|ing|able)(?: distance)? (?:to|of|from)|[Oo]n-?site (?:in|at)|[Ii]n-office (?:in|at)|[Rr]eport to (?:the|our) (?:office|site) in|[Jj]ob [Ll]ocation:?|[Ww]ork [Ll]ocation:?|(?:role|position|post|job) is (?:in|at)) (?:the |our |greater )?(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}(?:, \p{Lu}[\p{L}.]+)?)/u;

/** What stands behind the name of an area. */
export const ofArea =
  / (?:metro(?:politan)?|greater|area|region|office|branch|site|plant|campus|store|clinic|headquarters|HQ)\b.*$/i;

/** "DC" by itself is the city. */
export const otherNames: Readonly<Record<string, string>> = {
  DC: 'Washington, DC',
  'D.C.': 'Washington, DC',
  DMV: 'Washington, DC',
};

const level =
  'junior|jr|mid|middle|intermediate|senior|sr|staff|lead|principal|associate|trainee|graduate|apprentice|entry[- ]level';

/** "Staff/Senior Accountant", "Junior to Mid Developer", "Analyst II/III". */
export const twoLevels = new RegExp(
  String.raw`\b(?:(?:${level})\.?(?:[- ]level)? ?(?:/|\||&| or | to | and )\s?(?:${level})\b|(?:I{1,3}|IV) ?(?:/|&| or )\s?(?:I{2,3}|IV|V)\b)`,
  'i',
);

/** Whose house a line of the law speaks for: nobody writes another's name there. */
export const ofTheLaw =
  /(?:^|[.!] )((?:\p{Lu}[\p{L}\d&.’'-]*,? ){1,5}?)(?:is (?:proud to be )?(?:an? )?(?:equal|affirmative|drug[- ]free|E-?Verify)|(?:participates|uses) (?:in )?E-?Verify|does not (?:discriminate|sponsor)|provides equal|is committed to (?:equal|providing equal|creating a diverse|diversity))/u;

/** Titles of people whose wish is an order, after words that put one below them. */
export const whoseWord =
  /\b(?:[Rr]eport(?:s|ing)? (?:directly )?(?:in)?to|[Uu]nder the (?:\p{L}+ )?(?:direction|supervision|guidance|leadership) of|[Ss]upport(?:s|ing)?(?: to| for)?) (?:the |our |an? )?((?:\p{Lu}[\p{L}&-]+ ){0,3}(?:Managers?|Directors?|Supervisors?|Heads?|Leads?|Officers?|President|Presidents|Partners?|Principals?|Controller|Superintendents?|Chef|Owner|CEO|CFO|COO|VP)(?: of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?)/gu;
