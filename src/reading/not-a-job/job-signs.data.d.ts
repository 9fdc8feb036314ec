/** Words that job texts use and others seldom do, by what they tell; each kind counts once, in whichever language. */
export declare const jobSigns: RegExp[];
