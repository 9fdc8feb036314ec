import type { z } from 'zod';
import type { CandidateTexts } from './candidate-schema.ts';
import type { Employers } from './employers-schema.ts';
import type { jobFacts, ranks, tradeSchema } from './trade-schema.ts';

/** What a recruiter of one trade has in her drawer, or of one kind of work where no trade is known. */
export type Drawer = z.infer<typeof tradeSchema> & {
  /** Large employers of the trade, best known first; none where only the kind of work is known. */
  employers: Employers;
  /** What people of the job's own setting are called, where the trade is wider. */
  called?: { trade: string; plural: string };
  /** The occupation whose public figures fit the job's own setting, where they are not those of its title. */
  soc?: string;
  /** Careers at home in the setting that was taken, by their ids. */
  ofSetting?: string[];
  /** Whether its texts are for whoever leads people of the trade. */
  leadsTeam?: true;
  /** Whether its setting was written for posts of this rank. */
  isForRank?: true;
  /** Whether its texts are for whoever learns the trade in the post. */
  isForBeginners?: true;
  /** Of these the ones who study at a university. */
  isForStudents?: true;
  /** Whether the post is for graduates first. */
  isForGraduates?: true;
  /** Careers of the kind of work that have done it elsewhere: they stand in where too few of the trade's own can be had. */
  standIns?: z.infer<typeof tradeSchema>['personas'];
  /** Letters and calls in the language of the advertisement, where that is another one than English. */
  abroad?: Pick<CandidateTexts, 'messages' | 'last_note' | 'voicemails'>;
  /** The activities of a trade that is written in short, what fills most days first. */
  work?: string[];
  /** Whether public tables count the people of this setting among others. */
  not_counted?: boolean;
  /** Name of its file, which stays when a country calls the trade otherwise; null for a kind of work. */
  file: string | null;
};
export type JobFact = (typeof jobFacts)[number];
/** Where a post stands among its colleagues. */
export type Rank = (typeof ranks)[number];
export type Kind = Drawer['kind'];
export type Country = 'us' | 'gb' | 'ie' | 'ca' | 'au' | 'in' | 'de' | 'fr';
