import type { ParsedJob } from '#shared/parsed-job.ts';
import type { LabelledField } from '../sections/labelled-fields.ts';
import type { PlacedLine } from '../sections/split-sections.ts';
import type { Span } from '../text/mapped-text.ts';
import { findWorkTypes } from './find-work-types.ts';

interface FoundWorkType extends Span {
  workType: Exclude<ParsedJob['workType'], ''>;
  score: number;
}

const headerLines = 12;

/** How the work is done, only where the text says so of this job. */
export function readWorkType(
  lines: readonly PlacedLine[],
  fields: readonly LabelledField[],
): FoundWorkType | undefined {
  const found = [...fromFields(fields), ...fromLines(lines)];
  return found.reduce<FoundWorkType | undefined>(
    (best, candidate) => (!best || candidate.score > best.score ? candidate : best),
    undefined,
  );
}

function fromFields(fields: readonly LabelledField[]): FoundWorkType[] {
  return fields
    .filter(
      ({ key }) => key === 'workType' || key === 'location' || key === 'title' || key === 'other',
    )
    .flatMap((field) => {
      const answer = readAnswer(field);
      if (answer) return answer;
      const bonus = field.key === 'other' ? 0 : 40;
      return findWorkTypes(field.value, { isLabelled: field.key !== 'other' }).map((found) => ({
        workType: found.workType,
        start: field.start + found.start,
        end: field.start + found.end,
        score: found.score + bonus - found.start / 100,
      }));
    });
}

/** "Remote: yes", "Telework: not available". That telework is allowed does not make a job remote. */
function readAnswer({ key, label, value, start, end }: LabelledField): FoundWorkType[] | undefined {
  if (key !== 'workType' || !/remote|tele|home|télé|zdalna/i.test(label)) return undefined;
  const answer = /^(?:(yes|ja|oui|tak)|(?:no|not|nein|non|nie))\b/i.exec(value);
  if (!answer) return undefined;
  const isYes = answer[1] !== undefined;
  if (!isYes) return [{ workType: 'on-site', start, end, score: 40 }];
  return /remote|zdalna/i.test(label) ? [{ workType: 'remote', start, end, score: 88 }] : [];
}

function fromLines(lines: readonly PlacedLine[]): FoundWorkType[] {
  return lines.flatMap((line, index) => {
    if (line.section === 'legal' || line.section === 'process') return [];
    const isHeader = index < headerLines && line.text.length < 160 && line.section === 'opening';
    return findWorkTypes(line.text, { isLabelled: false, isHeader, isHeading: line.isHeading }).map(
      (found) => ({
        workType: found.workType,
        start: line.start + found.start,
        end: line.start + found.end,
        score:
          found.score -
          Math.min(6, index * 0.05) -
          (line.section === 'benefits' ? 14 : 0) -
          (line.section === 'culture' ? 10 : 0),
      }),
    );
  });
}
