/** A phrase about a thing, as "experience with ELT pipelines"; undefined when it says something of it. */
export declare function readNounPhrase(phrase: string, 
/** Whether the job writes a word with a capital wherever it stands. */
isName: (word: string) => boolean): string | undefined;
