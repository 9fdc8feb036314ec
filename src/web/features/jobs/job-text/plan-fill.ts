import { type FieldOfKind, fieldsOfJob, isOfKind } from '#shared/job-fields.ts';
import { addTag } from '#ui/tags.ts';

import { emptyJob, isSameValue, type JobFormValues } from '../form/job-form-values.ts';
import { type Findings, type FoundField, foundFieldSchema } from './findings.ts';

interface JobText {
  current: JobFormValues;
  /** What an earlier text gave; of that, what nobody touched makes way. */
  previous: Findings;
  found: Findings;
}

export interface FillPlan {
  values: JobFormValues;
  filled: FoundField[];
  /** Found in the text, but the person had written something else. */
  kept: FoundField[];
}

/** What filling in does to a form. What a person typed stays; deal breakers beyond the limit become notes. */
export function planFill({ current, previous, found }: JobText): FillPlan {
  const values = withoutEarlierFill(current, previous);
  const filled: FoundField[] = [];
  const kept: FoundField[] = [];
  for (const name of foundFieldSchema.options) {
    const finding = found[name];
    if (!finding) continue;
    if (isOfKind('tags')(name)) {
      values[name] = addTags(values[name], [finding.value].flat(), name);
      filled.push(name);
    } else if (isSameValue(values[name], '') || isSameValue(values[name], finding.value)) {
      Object.assign(values, { [name]: finding.value });
      filled.push(name);
    } else {
      kept.push(name);
    }
  }
  const notes = noteOverflow(found, values.dealBreakers);
  values.dealBreakersText = [values.dealBreakersText, notes].filter(Boolean).join('\n\n');
  return { values, filled, kept };
}

function addTags(
  tags: readonly string[],
  found: readonly string[],
  name: FieldOfKind<'tags'>,
): string[] {
  const max = fieldsOfJob[name].most;
  return [...found.reduce((list, tag) => addTag({ tags: list, max }, tag), tags)];
}

/** The deal breakers that found no room, as text. */
function noteOverflow({ dealBreakers }: Findings, tags: readonly string[]): string {
  const rest = leftOut([dealBreakers?.value ?? []].flat(), tags);
  if (rest.length === 0) return '';
  return ['Also named in the text:', ...rest.map((item) => `- ${item}`)].join('\n');
}

export function leftOut(found: readonly string[], tags: readonly string[]): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  return found.filter((item) => item.trim() && !known.has(item.trim().toLowerCase()));
}

function withoutEarlierFill(current: JobFormValues, previous: Findings): JobFormValues {
  const values = structuredClone(current);
  const notes = noteOverflow(previous, current.dealBreakers);
  for (const name of foundFieldSchema.options) {
    const finding = previous[name];
    if (!finding) continue;
    if (isOfKind('tags')(name)) {
      values[name] = leftOut(values[name], [finding.value].flat());
    } else if (isSameValue(values[name], finding.value)) {
      Object.assign(values, { [name]: emptyJob[name] });
    }
  }
  if (notes) values.dealBreakersText = values.dealBreakersText.replace(notes, '').trim();
  return values;
}
