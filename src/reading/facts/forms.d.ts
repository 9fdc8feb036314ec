import type { FactForms } from '#shared/brief.ts';
import type { VerbPhrase } from './shapes/verb-phrase.ts';
interface Worded {
    text: string;
    verb: VerbPhrase | undefined;
}
/**
 * The forms in which facts may stand in a sentence. A first word that may be a noun as well as a verb is read the
 * way most other duties of the job begin: "Support training" among "Develop", "Manage" and "Report".
 */
export declare function readForms(facts: readonly Worded[], isName: (word: string) => boolean): FactForms[];
export {};
