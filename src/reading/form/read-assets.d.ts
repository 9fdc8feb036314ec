import type { Evidence } from '#shared/parsed-job.ts';
interface Assets {
    text: string;
    evidence: Evidence[];
}
/** Read from the original text: cleaning drops the addresses behind links. */
export declare function readAssets(original: string): Assets;
export {};
