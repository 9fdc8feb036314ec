const journey = /\btravel(?:l?ing)?\b/i;
const shares = /\b(\d{1,3}) ?(?:%|percent\b)/gi;
const below =
  /\b(?:less than|under|below|fewer than|no more than) (?:\d{1,2} ?%? ?(?:-|–|to) ?)?\d/i;
const little =
  /\b(?:minimal|negligible|(?:very |extremely )(?:little|limited|minimal|rare)|little(?: (?:to|or) no)|next to no|hardly any) (?:\p{L}+ ){0,2}travel|\btravel(?:ling|ing)? (?:is |will be |requirements? (?:is |are )?)(?:very |extremely )?(?:minimal|negligible|rare(?:ly)?)\b/iu;
/** What else such a line may ask for. */
const more =
  /\b(?:licen[cs]e|vehicle|cars?|passport|overnights?|nights? away|away from home|weekends?|every|weekly|monthly)\b/i;
const much = 10;

/** "Less than 5% travel", "minimal travel": nothing that keeps anybody from a job. */
export function isLittleTravel(text: string): boolean {
  if (!journey.test(text) || more.test(text)) return false;
  const named = [...text.matchAll(shares)].map(([, share]) => Number(share));
  if (named.length === 0) return little.test(text);
  return Math.max(...named) < much || (Math.max(...named) === much && below.test(text));
}
