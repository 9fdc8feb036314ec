import type { Job } from './job.ts';
import type { Profile } from './user.ts';

/** Whoever sends what was written, as their profile has them. */
export interface Sender {
  name: string;
  /** Empty where it is not known or may not be shown, as the two below. */
  email: string;
  phone: string;
  /** Under a mail, in place of the name. */
  signature: string;
}

type SenderProfile = Pick<Profile, 'name' | 'email' | 'phone' | 'signatureBlock'>;
type Employer = Pick<Job, 'employer' | 'employerConfidential'>;

export function toSender(
  { name, email, phone, signatureBlock }: SenderProfile,
  job: Employer,
): Sender {
  const signature = signatureBlock?.trim() ?? '';
  const isSafe = !mayName(job, `${signature}\n${email}`);
  return {
    name: name.trim(),
    phone: phone?.trim() ?? '',
    email: isSafe ? email : '',
    signature: isSafe ? signature : '',
  };
}

/** A signature may bear the name of an employer that is not to be named; without one the organization is it. */
const mayName = ({ employer, employerConfidential }: Employer, text: string): boolean =>
  employerConfidential &&
  (!employer?.trim() || text.toLowerCase().includes(employer.trim().toLowerCase()));
