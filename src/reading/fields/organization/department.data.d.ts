/** What stands where a department would and is none. */
export declare const noDepartment: RegExp;
/** What departments are called after, in small letters. */
export declare const departmentWords: RegExp;
