import { describe, expect, it } from 'vitest';
import { understand } from '../read-stored-job.ts';
import { emptyJobText } from '../stored/job-text.ts';

const duties = (lines: string): string[] =>
  understand({
    job: {
      ...emptyJobText,
      title: 'Mill Manager',
      location: 'Leeds',
      description: `Responsibilities\n${lines}`,
    },
    organization: { name: 'Acme' },
  }).facts.flatMap(({ kind, text }) => (kind === 'duty' ? [text] : []));

const others = '\nPlan the rounds of the crew.\nWrite the weekly report.\nOrder the yarn.';

describe('no duty is lost or torn', () => {
  it.each([
    [
      'Support IT projects in the mill, keeping to agreed standards.',
      'Support IT projects in the mill, keeping to agreed standards',
    ],
    [
      "You're responsible for creating a safe workplace for your team, ensuring that all are trained.",
      'Creating a safe workplace for your team, ensuring that all are trained',
    ],
    [
      'Additionally, this role is responsible for running the dye house with two suppliers.',
      'Running the dye house with two suppliers',
    ],
    [
      'Plays a key role in keeping the looms of all three halls in order.',
      'Keeping the looms of all three halls in order',
    ],
    [
      'To dispose of all dyes in accordance with procedures.',
      'Dispose of all dyes in accordance with procedures',
    ],
    [
      'This individual must work closely with others: weavers, dyers and carters of the mill.',
      'Work closely with others: weavers, dyers and carters of the mill',
    ],
    ['Performs/ oversees tests of yarn.', 'Performs/oversees tests of yarn'],
  ])('%s', (line, duty) => {
    expect(duties(line + others)).toContain(duty);
  });

  it('takes the sum of a list for none of its duties', () => {
    expect(
      duties(
        `Responsibilities include a variety of weaving activities including looms and dyes.${others}`,
      ),
    ).toHaveLength(3);
  });
});
