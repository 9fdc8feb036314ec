/**
 * To whom calls are counted. An account and the organization it acts in are counted for each call, with the
 * factor of the server, and so is the network address, without it: it is for those who guess or flood. The rest
 * only the handler knows and names (`countNamed`).
 */
export type Scope = 'account' | 'organization' | 'address' | NamedScope;

export type NamedScope =
  /** The email somebody typed, and the session they are signed in with. */
  | 'email'
  | 'session'
  /** The address of a link that was sent out. */
  | 'link'
  /** Who tries a password: a browser known to the account, or else a network address. See guesses.ts. */
  | 'guesser'
  /** The network address of an unknown browser. */
  | 'stranger'
  /** Letters to people outside: all of an organization, and those to one mailbox. */
  | 'letters'
  | 'mailbox';

export type Rate = Partial<Record<Scope, number>>;

export interface Budget {
  name: string;
  /** As in "You have … in a short time". */
  done: string;
  /** What the process answers without others having to wait. */
  perMinute?: Rate;
  perQuarterHour?: Rate;
  /** For what leaves something behind: rows, tasks, a language model's words. */
  perHour?: Rate;
  /** Done in a moment, and so not made to wait for what the same account has under way. */
  isQuick?: true;
}

export const windows = { perMinute: 60, perQuarterHour: 15 * 60, perHour: 60 * 60 } as const;

export const countsBy = (budget: Budget, scope: Scope): boolean =>
  Object.keys(windows).some((window) => budget[window as keyof typeof windows]?.[scope]);

const budget = (name: string, given: Omit<Budget, 'name'>): Budget => ({ name, ...given });

/** For what is tried, often before anybody is known; whoever is refused hears of too many attempts. */
const guard = (name: string, given: Omit<Budget, 'name' | 'done' | 'perMinute'>): Budget => ({
  name,
  done: '',
  ...given,
});

/**
 * Every limit on how often something is done, in one form: named in the `config` of each route that changes
 * something or costs more than reading a few rows. For work it is several times what a busy recruiter does, who
 * pastes sixty jobs an hour and exports all tools of twenty of them; BUDGET_FACTOR multiplies what accounts and
 * organizations may do.
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
    perHour: { account: 240, organization: 720, letters: 200, mailbox: 10 },
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
  deleteJob: budget('delete-job', {
    done: 'deleted many jobs',
    perMinute: { account: 60, organization: 180 },
    isQuick: true,
  }),
  createOrganization: budget('create-organization', {
    done: 'created many organizations',
    perHour: { account: 30 },
    isQuick: true,
  }),
  /** Of an organization: itself, its members, keys, webhooks, and what was sent out. */
  manage: budget('manage', {
    done: 'changed settings many times',
    perMinute: { account: 120, organization: 360 },
    isQuick: true,
  }),
  /** Of a person: their profile, how they sign in, where they belong. */
  ownAccount: budget('own-account', {
    done: 'changed your account many times',
    perMinute: { account: 60 },
    isQuick: true,
  }),
  /** Invitations go to strangers' mailboxes, so neither one person sends without end nor one address gets flooded. */
  invite: budget('invite', {
    done: 'sent many invitations',
    perHour: { account: 100, mailbox: 10 },
    isQuick: true,
  }),
  inviteAgain: budget('invite-again', {
    done: 'asked for many mails',
    perHour: { account: 5 },
    isQuick: true,
  }),

  signIn: guard('sign-in', {
    perQuarterHour: { stranger: 200, guesser: 10 },
    // Above what one address can do in an hour, so that it takes several to close the door to others.
    perHour: { email: 60 },
  }),
  socialSignIn: guard('social-sign-in', { perQuarterHour: { address: 200 } }),
  /** Counted to nobody: leaving must always work. */
  signOut: guard('sign-out', {}),
  signUp: guard('sign-up', { perHour: { address: 200, email: 10 } }),
  forgotPassword: guard('forgot-password', { perHour: { address: 60, email: 5 } }),
  resetPassword: guard('reset-password', { perHour: { address: 60 } }),
  openResetLink: guard('open-reset-link', { perHour: { address: 200 } }),
  changePassword: guard('change-password', {
    perQuarterHour: { session: 10 },
    perHour: { address: 60 },
  }),
  verificationMail: guard('verification-mail', { perHour: { address: 60, email: 5 } }),
  openInvitation: guard('open-invitation', { perQuarterHour: { address: 200 } }),
  /** Has the job understood. */
  readLink: guard('read-link', { perQuarterHour: { address: 600, link: 200 } }),
  /** Writes one row, every second or so while somebody types. */
  saveOnLink: guard('save-on-link', { perQuarterHour: { address: 3000, link: 900 } }),
} as const;
