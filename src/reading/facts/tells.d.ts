export declare const tells: {
    goal: (text: string) => boolean;
    spokenGoal: (text: string) => boolean;
    formality: (text: string) => boolean;
    term: (text: string) => boolean;
    process: (text: string) => boolean;
    team: (text: string) => boolean;
    crew: (text: string) => boolean;
    benefit: (text: string) => boolean;
    plainBenefit: (text: string) => boolean;
    travelShare: (text: string) => boolean;
    otherLanguage: (text: string) => boolean;
};
