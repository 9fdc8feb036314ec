import type { Brief } from '#shared/brief.ts';
export declare function readTitleForms({ given, employer, language, }: {
    given: string;
    employer?: string;
    /** Of the job's text: German keeps its capitals. */
    language: string | null;
}): Brief['title'];
