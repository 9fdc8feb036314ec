import type { Source } from '#plan/source.ts';

const ofCollege =
  /\b(?:undergraduate|graduate (?:student|program|degree)|college|university|bachelor|master['’]s|MBA|degree program|majoring|rising (?:junior|senior))\b/i;
const ofIntern = /\b(?:intern|internship|co-?op|working student|placement student)\b/i;

/** An internship for somebody in a college or university program, and no first job after school. */
export const isStudentPost = ({ brief }: Source): boolean =>
  ofIntern.test(brief.title.given) &&
  brief.facts.some(({ kind, text }) => kind !== 'culture' && ofCollege.test(text));
