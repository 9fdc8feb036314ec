/** How often something may be done: by one account, and by all members and API keys of an organization. */
export interface Rate {
  account: number;
  /** None where a call is about no organization. */
  organization?: number;
}

export interface Budget {
  name: string;
  /** As in "You have … in a short time". */
  done: string;
  /** What the process answers without others having to wait. */
  perMinute: Rate;
  /** For what leaves something behind: rows, tasks, a language model's words. */
  perHour?: Rate;
}

const budget = (name: string, given: Omit<Budget, 'name'>): Budget => ({ name, ...given });

/**
 * What one account and one organization may do, named in the `config` of each route that costs more
 * than reading a few rows. Several times what a busy recruiter does, who pastes sixty jobs an hour and
 * exports all tools of twenty of them; BUDGET_FACTOR multiplies them all.
 */
export const budgets = {
  parse: budget('parse', {
    done: 'had many texts read',
    perMinute: { account: 30 },
  }),
  extract: budget('extract', {
    done: 'uploaded many files',
    perMinute: { account: 30 },
  }),
  export: budget('export', {
    done: 'exported many files',
    perMinute: { account: 120, organization: 360 },
  }),
  /** Some thirty files in one. */
  hiringFile: budget('hiring-file', {
    done: 'exported many hiring files',
    perMinute: { account: 10, organization: 30 },
  }),
  understand: budget('understand', {
    done: 'asked many times what a job says',
    perMinute: { account: 120, organization: 360 },
  }),
  createJob: budget('create-job', {
    done: 'created many jobs',
    perMinute: { account: 30, organization: 90 },
    perHour: { account: 240, organization: 720 },
  }),
  editJob: budget('edit-job', {
    done: 'changed jobs many times',
    perMinute: { account: 60, organization: 180 },
    perHour: { account: 900, organization: 2700 },
  }),
  /** Somebody outside is asked, and may get a mail. */
  ask: budget('ask', {
    done: 'sent questions many times',
    perMinute: { account: 30, organization: 90 },
    perHour: { account: 240, organization: 720 },
  }),
  generate: budget('generate', {
    done: 'had many tools written',
    perMinute: { account: 60, organization: 180 },
    perHour: { account: 900, organization: 2700 },
  }),
  /** Ten tools at once. */
  process: budget('process', {
    done: 'had all tools written many times',
    perMinute: { account: 20, organization: 60 },
    perHour: { account: 150, organization: 450 },
  }),
  editOutput: budget('edit-output', {
    done: 'changed what is written many times',
    perMinute: { account: 60, organization: 180 },
    perHour: { account: 900, organization: 2700 },
  }),
  /** One short call to a language model each. */
  reword: budget('reword', {
    done: 'had many texts reworded',
    perMinute: { account: 20, organization: 60 },
    perHour: { account: 200, organization: 600 },
  }),
  /** Everything about a person or an organization in one file. */
  records: budget('records', {
    done: 'asked for many records',
    perMinute: { account: 20, organization: 60 },
  }),
} as const;
