import { describeKind, referTo } from '#reading/stored/describe-employer.ts';
import type { ToolId } from '#shared/tool-info.ts';
import type { Source } from '#plan/source.ts';
import type { Employer } from '../employer-of.ts';
import { createHiddenName, type HiddenName } from './hide-name.ts';

/** Read by recruiters and hiring managers only; everything else may end up before a candidate. */
const internalTools: readonly ToolId[] = [
  'intakeAssistant',
  'marketIntel',
  'hiringSynopsis',
  'scorecardAssistant',
  'candidateScoring',
];

export const isForCandidates = (tool: ToolId): boolean => !internalTools.includes(tool);

/** Nothing when the employer may be named. */
export function findSecret(
  employer: Employer,
  { given, label }: { given: string; label: string },
): HiddenName | undefined {
  if (!employer.confidential) return undefined;
  const place = `${given} ${label}`;
  return createHiddenName({ name: employer.name, place, instead: referTo(employer) });
}

/** What a tool for candidates is written from: nobody can tell what they were not told. */
export function hideEmployer(source: Source, employer: Employer, secret: HiddenName): Source {
  const name = describeKind(employer);
  const brief = secret.hideAll(source.brief);
  return {
    ...source,
    brief: {
      ...brief,
      employer: { ...brief.employer, name, described: source.brief.employer.described },
      // Whatever page it is, it may tell whose it is.
      links: [],
    },
    voice: secret.hideAll(source.voice),
    employer: {
      name,
      description: '',
      website: employer.isClient ? secretFree(source.employer.website, secret) : '',
      signsFor: employer.isClient ? secretFree(source.employer.signsFor ?? '', secret) : '',
    },
    text: source.text?.map(({ role, words }) => ({ role, words: secret.hide(words) })) ?? [],
    notes: secret.hideAll(source.notes),
    answers: secret.hideAll(source.answers ?? []),
    agreed: source.agreed ? secret.hideAll(source.agreed) : null,
  };
}

const secretFree = (text: string, secret: HiddenName) => (secret.occursIn(text) ? '' : text);
