export declare const occupationWords: string;
