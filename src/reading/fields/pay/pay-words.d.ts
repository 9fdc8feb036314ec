export declare const payCues: RegExp;
/** Stronger than any word of pay between them and the amount: "overtime is paid at", "families earning". */
export declare const neverPay: RegExp;
/** Right behind an amount: "$5,000 sign-on bonus", "$2/hr shift differential". */
export declare const notPayBehind: RegExp;
/** Right behind an amount: "$50k base", "45.000 € brutto". */
export declare const payBehind: RegExp;
export declare const targetEarnings: RegExp;
