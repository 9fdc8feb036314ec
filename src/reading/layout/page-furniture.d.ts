export type Furniture = 'button' | 'notice' | 'others';
/** The buttons and notices of a job board, and where its list of other jobs begins. */
export declare function readFurniture(text: string, isFarDown: boolean): Furniture | null;
/** Other jobs are listed below the one that was wanted, never before it. */
export declare const isFarDown: (at: number, length: number) => boolean;
