/** Who speaks: the employer by name, or "we". */
const subject = String.raw`^(?:(?:founded|established|created|based|headquartered|born|with|since|for)\b[^.]{3,80}?, )?(?:at [^,]{2,60}, )?(?:(?:the |our )?(?:company|client|firm|organi[sz]ation|group|business|team|school|hospital|practice|charity)|we|(?:the )?[\p{Lu}\d](?:[^.]|\.(?=,| \p{Ll})){1,80}?)`;
const kinds =
  'maker|manufacturer|provider|supplier|producer|retailer|wholesaler|distributor|company|firm|business|charity|non-?profit|school|hospital|clinic|bakery|agency|consultancy|operator|developer|bank|broker|brand|platform|start-?up|organi[sz]ation|group|practice|university|college|museum|institute|institution|publisher|studio|hotel|restaurant|contractor|builder|dealer|chain|network|society|association|trust|council|leader in|specialists? in|centre|center|farm|brewery|laborator(?:y|ie)|manufactory|partnership|enterprise|corporation|subsidiary|division';
const isSomething = new RegExp(
  String.raw`${subject}(?:,[^,]{2,60},)? ?(?:is|are|was|'re) (?:now |today |also |currently |proudly )?(?:an?|the|one of (?:the|our)|part of|[\p{L}-]+'s) (?:[\p{L}\d&',-]+ ){0,9}?(?:${kinds})s?(?!\p{L})`,
  'iu',
);
const doesSomething = new RegExp(
  String.raw`${subject}(?:,[^,]{2,60},)? (?:has (?:been )?)?(?:proudly |currently |now |also )?(?:deliver(?:s|ing)?|make(?:s)?|build(?:s|ing)?|manufacture(?:s|d)?|design(?:s|ing)?|develop(?:s|ing)?|suppl(?:y|ies|ying)|sell(?:s|ing)?|serve(?:s|d)?|serving|operate(?:s|d)?|run(?:s|ning)?|help(?:s|ing)?|create(?:s|d)?|produce(?:s|d)?|distribute(?:s|d)?|speciali[sz]e(?:s|d)?|employ(?:s|ed)?|own(?:s|ed)?|provid(?:es|ed|ing)|grown?|treat(?:s|ed)?|teach(?:es)?|publish(?:es)?|connect(?:s|ing)?) \S+ \S`,
  'iu',
);
const ownName = String.raw`^(?:The )?\p{Lu}[\p{L}\d&'’.-]*(?:,? (?:&|and|of|the|\p{Lu}[\p{L}\d&'’.-]*)){0,7}`;
const house = new RegExp(
  String.raw`${ownName},? (?:is|are) (?:an?|the|one of (?:the|our)|made up of) (?:[\p{L}\d&',-]+ ){0,9}?(?:${kinds}|compan(?:y|ies)|employer)s?(?!\p{L})`,
  'u',
);
/** "Elm & Ash is a family owned mill", wherever it stands: a name, and what kind of house bears it. */
export const saysWhatHouseIs = (text: string): boolean =>
  house.test(text) && !/\b(?:you|your|candidates?|applicants?|must|required?)\b/i.test(text);

const mission =
  /^(?:our|the (?:company's|organi[sz]ation's)) (?:mission|purpose|aim|goal) is to (?:\S+ ){4,}/i;
/** "Loomcraft is on a mission to ...": told of the house wherever it stands. */
export const isOnMission = (text: string): boolean =>
  /^(?:at [^,]{2,40}, )?(?:we|our (?:company|team|firm)|\p{Lu}[^\s,]{1,30}(?: \p{Lu}[^\s,]{1,30}){0,4})(?:['’]re| are| is) on a mission to\b/u.test(
    text,
  );

/** What "we" do for those who work here is a benefit, and what "you" do is a task. */
const ofStaff =
  /\b(?:you|your|employees?|candidates?|applicants?|hire|hiring|seeking|looking for|benefits|equal opportunity)\b/i;
const people = /\b\d[\d,.]*\+? (?:employees|people|staff|colleagues)\b/i;

/** What the employer says of itself: what it is, makes or is there for, however it praises itself. */
export const tellsOfEmployer = (text: string): boolean =>
  (isSomething.test(text) || doesSomething.test(text) || mission.test(text)) &&
  (!ofStaff.test(text) || people.test(text)) &&
  !/\b(?:committed|dedicated|passionate|proud) (?:to|about)\b/i.test(text.slice(0, 60));
