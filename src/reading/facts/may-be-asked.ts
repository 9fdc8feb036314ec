import { kindOfRequirement } from './requirement-kind.ts';
import { readVerbPhrase } from './shapes/verb-phrase.ts';

/** "May be required to man the light": the employer may ask for it, and nobody has to bring it. */
const mayBeAsked =
  /^(?:you |they |(?:the|this) (?:\p{L}+ ){1,3})?(?:may|might) (?:(?:also|occasionally|sometimes|at times|on occasion) )?be (?:(?:occasionally|sometimes) )?(?:required|asked|expected|requested|needed|called (?:up)?on) to (?=\p{L}+ \p{L})/iu;
/** Said already how often or when. */
const saysWhen =
  /\b(?:as|when|where|if|whenever) (?:and when )?(?:needed|required|necessary|requested|directed|assigned)\b|\b(?:occasionally|sometimes|from time to time|during|when|whenever|in case)\b/i;
/** Hours, journeys, loads are terms of the job. */
const ofTerms = new Set(['schedule', 'travel', 'physical', 'authorization']);

/** What may be asked of somebody as a duty of the job that comes up at times; undefined where it is a term or says no deed. */
export function readMayBeAsked(text: string): string | undefined {
  const lead = mayBeAsked.exec(text)?.[0];
  if (lead === undefined) return undefined;
  const rest = text.slice(lead.length);
  const verb = readVerbPhrase(`You will ${rest}`);
  if (!verb?.isSure || ofTerms.has(kindOfRequirement(rest))) return undefined;
  const said = verb.text.charAt(0).toUpperCase() + verb.text.slice(1);
  return saysWhen.test(said) ? said : `${said} when required`;
}
