/** What the value behind a label is; the label itself in lower case without punctuation. */
export type LabelKind = 'title' | 'employer' | 'place' | 'pay' | 'workType' | 'contract' | 'hours' | 'department' | 'reportsTo' | 'start' | 'openings' | 'deadline' | 'education' | 'experience' | 'contact' | 'duration' | 'code' | 'urgency' | 'redFlags' | 'dealBreakers' | 'backgrounds' | 'competitors';
/** What intake notes call their lists; tested against the label in lower case. */
export declare const intakeLabels: [RegExp, LabelKind][];
/** Whole labels, by what they announce. */
export declare const labelWords: Partial<Record<LabelKind, string>>;
