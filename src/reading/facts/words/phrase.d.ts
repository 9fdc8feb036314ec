/** One fact as it stands in a list: no bullet, no full stop, a capital first where a small letter stood. */
export declare function toPhrase(text: string): string;
/** "You have an Idaho license" is, in a list, "Idaho license". */
export declare function dropSpeaker(text: string): string;
/** "iOS" and "eCommerce" keep their small letter. */
export declare function capitalize(text: string): string;
