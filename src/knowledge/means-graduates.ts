import type { Brief } from '#shared/brief.ts';
import type { Kind } from './drawer.ts';

/** "Graduate Engineer", "Graduate Web Developer"; those who study on, and who looks after graduates, are others. */
const inTitle =
  /^graduate (?!assistant|research|teaching|student|stud|school|nurse|admission|medical|program|recruit|scheme)\p{L}|\bfresh[- ]grad(?:uate)?s?\b|\bopen (?:to|for) (?:\p{L}+ ){0,2}grad(?:uate)?s\b/iu;
/** They are whom the post is for. */
const named =
  /\bfresh[- ]grad(?:uate)?s? (?:(?:is|are|to) )?(?:highly |strongly |very )?(?:encouraged|preferred|can|may|apply)\b|\b(?:highly|strongly) (?:encouraged|preferred)[^.;]{0,20}\bgrad(?:uate)?s\b|\bgrad(?:uate)?s (?:are )?(?:highly|strongly) (?:encouraged|preferred)\b|\b(?:ideal|perfect|suitable|great) for (?:an? )?(?:new|recent|fresh)[- ](?:\p{L}+ )?grad(?:uate)?s?\b|\b(?:we are looking|looking) for (?:an? )?(?:new|recent|fresh)[- ](?:\p{L}+ )?grad(?:uate)?s?\b/iu;
/** They may come as well. */
const welcome =
  /\b(?:new|recent|fresh)(?:ly)?[- ](?:\p{L}+ )?grad(?:uate)?s?\b|\bgraduates? (?:are |is )?(?:also )?(?:welcome|encouraged|considered|accepted)\b|\bopen to (?:\p{L}+ ){0,2}graduates\b/iu;

const above =
  /\b(?:senior|lead|head|chief|principal|director|manager|supervisor|experienced|qualified)\b/i;
const mostYears = 1;
/** There a graduate has a licence, and the trades tell of them. */
const ofDesks: ReadonlySet<Kind> = new Set<Kind>([
  'office-specialist',
  'engineering-and-science',
  'sales',
  'shop-and-service',
]);

type Job = Pick<Brief, 'title' | 'facts' | 'seniority'> & Partial<Pick<Brief, 'openTo'>>;

/** Whether a post is written for graduates of a degree, or open to them beside others. */
export function meansGraduates(
  { title, facts, openTo = [], seniority }: Job,
  kind: Kind,
): 'first' | 'too' | null {
  if (!ofDesks.has(kind) || (seniority.years?.min ?? 0) > mostYears || above.test(title.given))
    return null;
  const said = [...facts, ...openTo].map(({ text }) => text);
  if (inTitle.test(title.given) || said.some((text) => named.test(text))) return 'first';
  return said.some((text) => welcome.test(text)) ? 'too' : null;
}
