import { describe, expect, it } from 'vitest';
import { isCaveat } from '#plan/offers/caveat.ts';
import { makePlan } from '#plan/plan.ts';
import { checkWritten } from '../check-written/check-written.ts';
import { isForCandidates } from '../check-written/readers.ts';
import { writeAll, type Written } from './written.ts';

/** Money, laws, papers and words of one country: nobody elsewhere knows what to do with them. */
const AMERICAN =
  /(?<![A-Z])\$|\b(?:OSHA|EEOC?|CDL|401\(?k\)?|FLSA|FMLA|HIPAA|PTO|GED|DMV|at-will|resumes?|zip codes?|drug screens?|W-2|1099|Social Security|high school diploma|Thanksgiving)\b/;
const isAmerican = ({ source }: Written): boolean =>
  ['US', 'CA'].includes(source.brief.place.country ?? '');

/** Notes of those who judge: none of it may reach the judged. */
const PANEL =
  /\b(?:Strong:|Weak:|9-10:|Below 5|red flag|scorecard|strong hire|no hire|weighted score|ghosting|Profile [A-E]\b|never say|persona\b)/i;

const listForCandidates = (output: Written): Written['texts'] =>
  output.texts.filter(({ at }) => isForCandidates(output.tool, at));

describe('readers', () => {
  it('is told nothing American outside North America, unless the job says it', () => {
    const found = writeAll()
      .filter((output) => !isAmerican(output))
      .flatMap(({ name, tool, source, texts }) => {
        const said = JSON.stringify([source.brief, source.employer]).toLowerCase();
        return texts.flatMap(({ at, text }) => {
          const word = AMERICAN.exec(text)?.[0];
          return word && !said.includes(word.toLowerCase())
            ? [`${name} / ${tool} / ${at}: ${word} in ${text.slice(0, 160)}`]
            : [];
        });
      });
    expect(found).toEqual([]);
  });

  it('keeps the notes of the panel from candidates', () => {
    const found = writeAll().flatMap((output) => {
      const { criteria, drawer } = makePlan(output.source);
      const notes = [
        ...criteria.flatMap(({ strong, weak }) => [strong, weak]),
        ...drawer.flags.flatMap(({ flag, check }) => [flag, check]),
        ...drawer.work_sample.look_for,
        drawer.work_sample.task,
        ...drawer.personas.map(({ never_say }) => never_say),
      ].filter((note) => note.split(' ').length >= 5);
      return listForCandidates(output).flatMap(({ at, text }) => {
        const told = PANEL.exec(text)?.[0] ?? notes.find((note) => text.includes(note));
        return told ? [`${output.name} / ${output.tool} / ${at}: ${told}`] : [];
      });
    });
    expect(found).toEqual([]);
  });

  it('is sold nothing that is a caveat, a notice or a heading', () => {
    const found = writeAll().flatMap(({ name, source }) =>
      makePlan(source)
        .sellingPoints.filter(isCaveat)
        .map((point) => `${name}: ${point}`),
    );
    expect(found).toEqual([]);
  });

  it('gets nothing that the last check before storing would object to', () => {
    const found = writeAll().flatMap(({ name, tool, content, source }) =>
      checkWritten(tool, content, source).map(
        ({ fault, at, text }) => `${name} / ${tool} / ${at}: ${fault} in ${text.slice(0, 160)}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
