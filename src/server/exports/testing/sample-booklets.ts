import type { Provenance } from '#shared/output.ts';
import { toolIds, type ToolId } from '#shared/tool-info.ts';
import { contracts } from '#tools/contracts.ts';
import { documents } from '#tools/documents.ts';
import type { Booklet } from '../booklet.ts';
import { cleanTexts } from '../clean-text.ts';

const provenance: Provenance = {
  writer: 'model',
  model: 'example-large-2',
  promptVersion: 3,
  jobRevision: 1,
  briefHash: null,
  writtenAt: '2026-11-14T08:00:00.000Z',
  durationMs: 900,
  inputTokens: null,
  outputTokens: null,
  costUsd: null,
  sources: ['BLS OEWS May 2024'],
  assumptions: [],
  cut: 0,
  author: null,
};

const job = {
  title: 'Wind Turbine Technician',
  location: 'Amarillo, TX',
  salaryRange: '$28-34/hr',
};

export const toSection = (tool: ToolId, content: unknown): Booklet['sections'][number] => ({
  tool,
  document: documents[tool](content),
  provenance,
});

export const toBooklet = (sections: Booklet['sections'], parts: Partial<Booklet> = {}): Booklet =>
  cleanTexts({
    combined: false,
    job,
    organization: 'Northfield Renewables',
    paper: 'letter',
    date: '2026-11-15',
    sections,
    ...parts,
  });

/** The sample of every tool, a booklet each. */
export const sampleBooklets = () =>
  toolIds.map((tool) => ({ tool, booklet: toBooklet([toSection(tool, contracts[tool].sample)]) }));
