import { AppError } from '../../http/app-error.ts';
import type { Gathered } from '../gather-booklet.ts';

const names = { attractionPosting: 'job posting', scorecardAssistant: 'scorecard' };

/** The stored content of one tool, without which its files cannot be made. */
export function requireTool({ outputs }: Gathered, tool: keyof typeof names): unknown {
  const found = outputs.find(({ toolType }) => toolType === tool);
  if (!found) {
    throw new AppError(
      'UNPROCESSABLE',
      `No content to export. Generate the ${names[tool]} first before exporting.`,
    );
  }
  return found.content;
}
