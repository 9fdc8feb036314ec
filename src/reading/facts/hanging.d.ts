/** A sentence that stands on the one before it, as the end of that one; undefined where it stands alone. */
export declare function readHanging(text: string): string | undefined;
/** "Also a bicycle scheme" adds a thing of its own. */
export declare const withoutFurther: (text: string) => string;
