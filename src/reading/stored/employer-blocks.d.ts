import { type EmployerBlock } from '#shared/brief.ts';
import { type JobDocument } from './job-document.ts';
/** What the employer wrote on law, applying, benefits and hours: neighbours as one block, word for word. */
export declare function listEmployerBlocks(document: JobDocument): EmployerBlock[];
