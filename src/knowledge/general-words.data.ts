import { toStems } from './to-stems.ts';

/**
 * Words and phrases that advertisements of every trade say, whatever the work: a trade that writes one as a term of its
 * own ("ARE" the examination, "CAN" the bus, "offer" for a house) is not heard by it.
 */
export const generalWords: ReadonlySet<string> = new Set(
  [
    'are, can, act, does, DOE, basis, BASIS, plus, PLU, PLUs, race, go, will, word, to be, new, key, part, note, fair, early, fast',
    'skill, communication, communication skills, written communication, interpersonal, written, multiple, detail, professional',
    'team, team member, people, member, staff, responsibility, responsible, opportunity, requirement, qualification, duty, need, level',
    'support, assist, help, offer, salary, benefit, employee benefits, compensation, pay range, competitive, package, vacancy, vacancies',
    'employer, applicant, application, hiring, hire, interview, selection, selection process, disability, accommodation, equal opportunity',
    'orientation, color, identity, military, reserve, family, equal, job description, class code, civil service, exam, examination',
    'location, office, area, department, field, range, right, local, country, condition, term, title, hour, availability, holiday, Saturday',
    'develop, lead, drive, build, deliver, implement, improve, prepare, communicate, collaborate, collaborate with, coordinate, conduct',
    'verify, monitor, oversee, resolve, learn, operate, organize, prioritize, proactive, present, demonstrate, interpret, evaluate, assign',
    'organization, growth, goal, value, culture, initiative, result, objective, commitment, challenge, positive, clear, flexible, dynamic',
    'complex, critical, strategic, comprehensive, efficient, efficiency, accurate, accuracy, friendly, integrity, judgment, vision, mission',
    'problem solving, attention to detail, work independently, independently, decision making, decision, day to day, hands on, best practice',
    'collaboration, relationship, performance, improvement, standard, procedure, policy and procedure, activity, issue, request, change',
    'education, college, university, certification, certificate, learning, competency, capability, concept, long term, professional development',
    'viewing, frame, filing, weight, coverage, qualifying, close, cover, progress, direction, guidance, feedback, response, priority, update',
    'life insurance, Microsoft Office, computer, email, phone, form, section, unit, group, function, resource, method, technique, notice',
  ].flatMap((line) => line.split(',').map((term) => toStems(term).join(' '))),
);
