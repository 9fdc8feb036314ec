/** A town, region or country by name and nothing else: "Leeds", "Tulsa, OK", "Greater Boston Area". */
export declare function isPlaceName(text: string): boolean;
