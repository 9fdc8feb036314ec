import type { Source } from '../source.ts';
import { listJobFacts } from './job-facts.ts';
import { listGood } from './list-good.ts';

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 5));
/** In front of what somebody would lose, or is afraid of not getting. */
const lost =
  /^(?:giving up|losing|leaving(?: behind)?|the loss of|missing(?: out on)?|fear of losing|less|no|without|(?:worries|worry|doubts?) about|whether (?:there is|they get)) (?:an? |the |their |your |any )?/i;

/** Whether the job's own terms say that what they fear to lose is given here, too. */
export function isRefuted(source: Source, worry: string): boolean {
  const [lead = ''] = lost.exec(worry) ?? [];
  const thing = stems(worry.slice(lead.length));
  const { pay, pattern, hours } = listJobFacts(source);
  return (
    lead !== '' &&
    thing.length > 0 &&
    [...listGood(source), pay, pattern, hours].some((text) => {
      const said = stems(text.replace(/\bpaid weekly\b/i, 'weekly pay'));
      return thing.every((stem) => said.includes(stem));
    })
  );
}
