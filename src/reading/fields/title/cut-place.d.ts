/** "Welder - Tulsa, OK" and "Nurse in Leeds" lose the place; "Paris Bureau Chief" keeps it. */
export declare function cutPlace(title: string): string;
