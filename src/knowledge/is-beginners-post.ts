import type { Brief } from '#shared/brief.ts';

/** "Apprentice receptionist", "planning intern", "graduate scheme". */
const learners =
  /\b(?:apprentice(?:ship)?s?|trainee(?:ship)?s?|intern(?:ship)?s?|school[- ]leavers?|graduate (?:scheme|programme|program|trainee)|(?:student|industrial|undergraduate|summer|year(?:-long| long)?) placement|placement (?:student|year)|cadetships?)\b/i;
/** Whoever looks after learners: "internship adviser", "apprentice tutor". */
const looksAfter =
  /\b(?:(?:apprentice|intern) (?:coordinator|co-ordinator|tutor|instructor|lecturer|assessor|supervisor|manager|trainer|coach)|(?:apprentice|intern|trainee|cadet)ships? (?:[\p{L}&]{1,20} ){0,2}(?:coordinator|co-ordinator|tutor|instructor|lecturer|assessor|manager|trainer|coach|lead|officer|specialist|recruiter|director|advis[eo]r|administrator|assistant)|graduate (?:program|programme|scheme) (?:[\p{L}&]{1,20} ){0,2}(?:coordinator|manager|director|administrator|officer|assistant|lead|advis[eo]r))\b/iu;
/** Learners who have studied for years: the texts for beginners are not theirs. */
const studied =
  /\b(?:specialty|speciality|doctor|physician|registrar|psychologist|therapist|counsell?or|nurse practitioner|general practitioner|psychological|clinical|postdoc\p{L}{0,8})\b/iu;
/** The text says that an apprenticeship belongs to the post, not that one was finished before. */
const isTaught =
  /\b(?:this (?:is|role is|post is|position is|job is) an? (?:[\p{L}\d'’-]{1,20} ){0,6}apprenticeship|(?:undertake|undertaking|work towards?|working towards?|enrol(?:led)? (?:on|onto|in)|enroll(?:ed)? (?:on|onto|in)) (?:an?|the|your|our) (?:[\p{L}\d'’-]{1,20} ){0,6}apprenticeship)\b/iu;
/** A summer post is a student's where the text asks for enrollment. */
const seasonal = /\bsummer\b/i;
const mostYears = 2;
const above: ReadonlySet<string> = new Set(['senior', 'lead', 'manager', 'director', 'executive']);

/** Whether the post is one to learn in: by its title, or because the text says that it is an apprenticeship. */
export function isBeginnersPost({
  title,
  facts,
  seniority,
}: Pick<Brief, 'title' | 'facts' | 'seniority'>): boolean {
  if ((seniority.years?.min ?? 0) >= mostYears) return false;
  const called = title.given;
  if (studied.test(called) || looksAfter.test(called)) return false;
  if (learners.test(called)) return true;
  if (seasonal.test(called) && facts.some(({ text }) => enrolled.test(text))) return true;
  return !above.has(seniority.level ?? '') && facts.some(({ text }) => isTaught.test(text));
}

/** Whoever is called so studies: an intern, a placement student, a summer clerk. */
const studentTitles =
  /\b(?:intern(?:ship)?s?|(?:student|industrial|undergraduate|summer) placement|placement (?:student|year)|student (?:assistant|worker)|summer (?:associate|analyst|clerk|law clerk|fellow))\b/i;
/** "Currently enrolled in a degree program", "undergraduate students". */
const enrolled =
  /\b(?:(?:currently|actively|presently|must be|be|are|is) (?:an? )?(?:enrolled|matriculated)|current(?:ly)? (?:pursuing|working towards?)|pursuing an? (?:[\p{L}'’-]{1,20} ){0,3}degree|(?:undergraduate|graduate|university|college|law|master['’]?s|mba|(?:second|third|final)[- ]year(?: [\p{L}]{1,12})?) students?|rising (?:juniors?|seniors?)|(?:enrolled|enrolment|enrollment) (?:in|at) (?:an? |the )?(?:[\p{L}'’-]{1,20} ){0,4}(?:university|college|degree|program|programme|school)|summer internship)\b/iu;
/** A post for whoever has just left school, or learns at work. */
const schoolLeavers =
  /\b(?:apprentice(?:ship)?s?|school[- ]leavers?|GCSEs?|high school students?|A[- ]levels?)\b/i;

/** Whether a beginner's post is for students of universities: its title says so, or the text speaks of enrollment. */
export function isForStudents({ title, facts }: Pick<Brief, 'title' | 'facts'>): boolean {
  if (schoolLeavers.test(title.given)) return false;
  const said = facts.map(({ text }) => text);
  if (said.some((text) => enrolled.test(text))) return true;
  return studentTitles.test(title.given) && !said.some((text) => schoolLeavers.test(text));
}
