import { expect, it } from 'vitest';
import { noTitle } from '#shared/no-title.ts';
import { sourceOf } from '../testing/source-of.ts';
import { markProvisional, withProvisionalTitle } from './provisional-title.ts';

const title = { given: '', clean: noTitle, singular: noTitle };
const occupation = { id: 'general', name: '', confidence: 0, why: [], alternatives: [] };
const wiring = { ...occupation, id: '47-2111', name: 'Electrician', confidence: 0.9 };
const place = { given: '', label: '', country: null, resolved: null };
const read = (lines: readonly string[], known = occupation) =>
  withProvisionalTitle(
    sourceOf(
      lines.map((text) => ({ kind: 'duty' as const, text })),
      { title, occupation: known, place },
    ),
  );

it('calls a job without a title by its trade, marked where it is published', () => {
  const source = read(
    [
      'Install and repair residential wiring and breaker panels',
      'Pull cable through conduit and terminate outlets and switches',
      'Troubleshoot electrical circuits to the National Electrical Code',
    ],
    wiring,
  );
  expect(source.brief.title.singular).toBe('electrician');
  const { clean } = source.brief.title;
  expect(markProvisional(clean, source.brief.title)).toBe('Electrician [exact title: confirm]');
});

it('leaves it open where the work does not tell, and keeps what has a title', () => {
  expect(read(['Be on time']).brief.title).toEqual(title);
  const titled = sourceOf([]);
  expect(withProvisionalTitle(titled)).toBe(titled);
});
