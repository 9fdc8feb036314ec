/** What candidates will say to this job, and what the job can honestly answer. */
export interface Objection {
  topic: string;
  objection: string;
  rebuttal: string;
  evidence: string;
  short: string;
  next: string;
}
