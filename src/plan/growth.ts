import { capitalize, stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { listFacts, ownWords } from './own-words.ts';
import type { Source } from './source.ts';

/** Whatever leads on from this job, be it learning or rising. */
export const ofGrowth =
  /\b(?:train(?:ing|ed)|tuition|career|develop(?:ment|ing your)|promot\w+|qualif\w+|certif\w+|learn\w*|apprentic\w+|mentor\w*|courses?|advance(?:ment)?|progress\w*|move up|grow(?:th)?)\b/i;
/** The few words that promise it, out of a longer sentence. */
const promises: readonly RegExp[] = [
  /\b(?:opportunit\w+|room|chances?|paths?|potential) (?:for|to|of) (?:[\p{L}/-]{1,20} ){0,4}?(?:move up|grow(?:th)?|advance(?:ment)?|progress(?:ion)?|promotion|develop(?:ment)?|learn)\b(?: (?:into|to|within|in) (?:[\p{L}/-]{1,20} ?){1,6})?/iu,
  /\b(?:[\p{L}-]{1,20} ){0,3}(?:career (?:progression|growth|advancement|development|paths?)|(?:internal )?(?:promotion|progression) (?:opportunities|paths?)|(?:development|advancement) (?:and \p{L}{1,20} )?opportunities|promot\w{1,6} from within)\b/iu,
  /\b(?:pathways?|ways)\b[^.;]{0,50}\bcareers?\b(?: \p{L}{1,20}){0,3}/iu,
  /\b(?:tuition (?:reimbursement|assistance)|apprenticeship|continuing education)\b/i,
];
const ofOthers =
  /\b(?:ensure|responsible|manage|lead|drive|support(?:s|ing)?|business development|sales growth|grow(?:th)? (?:plans|of the)|customers?|clients?)\b/i;
const longest = 22;

/** What the job says of what comes after it: a short line whole, or the words out of a long one; null where it is silent. */
export function findGrowth({ brief }: Source): string | null {
  const lines = [
    ...listFacts(brief, { kinds: ['benefit', 'goal', 'team', 'culture', 'other', 'schedule'] }).map(
      ownWords,
    ),
    ...brief.employerBlocks.filter(({ role }) => role === 'benefit').map(({ text }) => text),
  ];
  for (const line of lines)
    for (const words of promises) {
      const [said] = words.exec(line) ?? [];
      if (said === undefined || ofOthers.test(said)) continue;
      const short = stripEnd(said.replace(/^(?:and|or|with|of|the|our|for|an?)\s+/i, ''));
      if (short.split(/\s+/).length <= longest && !isGlued(short)) return capitalize(short);
    }
  const [taught] = brief.taught.map(({ text }) => text);
  if (taught !== undefined) return capitalize(taught);
  const trained = listFacts(brief, { kinds: ['benefit', 'other'] })
    .map(ownWords)
    .find((text) => /\btraining\b/i.test(text) && text.split(/\s+/).length <= longest);
  return trained ?? null;
}
