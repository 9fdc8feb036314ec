import { memoize } from '#shared/memoize.ts';
import type { Brief } from '#shared/brief.ts';
import { findTwoContracts } from './two-contracts.ts';

const employment =
  /full|part[- ]?time|contract|temporar|season|permanent|fixed|intern|casual|freelance|voll|teil|befrist|cdi|cdd|temps|per[- ]?diem|prn|apprentice|volunteer|zero/i;

const contractJob =
  /\bcontract (?:role|position|basis|job|work|type|only|opportunity)|\b(?:on|fixed[- ]term|month|year|temporary) (?:a )?contract\b|\bcontractor\b/i;

/** How a contract is called where its own word says more than its kind. */
const ownKinds: readonly (readonly [RegExp, string])[] = [
  // A shift at a time is not the fixed hours of part time.
  [/^(?:per[- ]?diem|prn|pool position)\b/i, 'per diem'],
  [/^zero[- ]hours?\b/i, 'zero-hours contract'],
  [/^casual\b/i, 'casual'],
  [/^seasonal\b/i, 'seasonal'],
  [/^(?:fixed[- ]term|ftc)\b/i, 'fixed-term contract'],
  [/^maternity cover\b/i, 'temporary, as maternity cover'],
];

/** Full-time, seasonal and the like; what was plainly said of something else is left out. */
function sayContract({ employmentType, title }: Brief): string | null {
  const text = employmentType?.text.trim() ?? '';
  const line = employmentType?.source.from === 'job' ? employmentType.source.quote : text;
  // "A contract delivery team" says nothing of this contract.
  if (/^contract$/i.test(text) && line.split(/\s+/).length > 4 && !contractJob.test(line))
    return null;
  if (!employment.test(text) || text.split(/\s+/).length > 8) return null;
  const [, own] = ownKinds.find(([words]) => words.test(line)) ?? [];
  if (own !== undefined && !/ until /.test(text)) return own;
  const isUnlikely = /^(?:apprenticeship|intern(?:ship)?)$/i.test(text);
  return isUnlikely && !title.given.toLowerCase().includes(text.toLowerCase().slice(0, 5))
    ? null
    : text;
}

/** Somebody comes when there is a shift for them: nobody gives notice for it or moves house. */
export const isByShift = (brief: Brief): boolean =>
  /^(?:per diem|casual|zero-hours contract)$/.test(sayContract(brief) ?? '');

const bothKinds =
  /\b(?:full[ -]?(?:time)?(?: and | or |\/|, )part|part[ -]?(?:time)?(?: and | or |\/|, )full)[ -]?time(?!:)/i;

/** "full time or part time" where the advertisement offers both: one of them alone would turn people away. */
export const sayHoursKind = memoize((brief: Brief): string | null => {
  const said = [
    brief.hours?.text ?? '',
    ...brief.facts.map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
    ...brief.employerBlocks.map(({ text }) => text),
  ];
  if (said.some((text) => bothKinds.test(text))) return 'full time or part time';
  // Which of the two holds is asked, and told to nobody.
  if (findTwoContracts(brief) !== null) return null;
  const own = sayContract(brief);
  // "Full-time" in the head and "a permanent role" in the text are both true.
  const isPermanent =
    /^(?:full|part)[- ]time$/i.test(own ?? '') && /permanent/.test(findKind(said) ?? '');
  return isPermanent ? `permanent and ${own?.toLowerCase()}` : (own ?? findKind(said));
});

const kind =
  /\b(?:job|employment|contract|position) type:?\s*((?:permanent|full[- ]time|part[- ]time|temporary|fixed[- ]term)(?:(?:,| and)? (?:full[- ]time|part[- ]time|permanent))?)\b|\bthis is an? ((?:permanent|full[- ]time|part[- ]time|temporary)(?:,? (?:and )?(?:full[- ]time|part[- ]time|permanent))?),? (?:role|position|job)\b/i;

/** "Job Type: Permanent", "this is a permanent, full time role": said in a line of its own. */
function findKind(said: readonly string[]): string | null {
  for (const text of said) {
    const [, typed, told] = kind.exec(text) ?? [];
    if (typed ?? told) return (typed ?? told ?? '').toLowerCase();
  }
  return null;
}
