import { sayAnswerDay } from '#shared/answer-words.ts';
import type { AskedQuestion, GivenAnswer, JobQuestions } from '#shared/answers.ts';
import type { Block, Document } from '#shared/document.ts';
import { inWords } from '../../answers/present-answers.ts';

/** "Mia Meyer, hiring manager" */
const sayWho = ({ by }: GivenAnswer): string => [by.name, by.as].filter(Boolean).join(', ');

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const matterOf = ({ topic, ask }: Pick<AskedQuestion, 'topic' | 'ask'>): string =>
  topic === null ? ask : `${topic}: ${ask}`;

function table(columns: string[], rows: string[][], none: string): Block {
  return rows.length > 0 ? { kind: 'table', columns, rows } : { kind: 'paragraph', text: none };
}

/** What was agreed, by whom and when; what contradicts; and what is still open, with who has to answer it. */
export function writeAlignmentSheet({ open, answers, links }: JobQuestions): Document {
  const counting = answers.filter(({ counts }) => counts);
  const disputed = answers.filter(({ against }) => against !== null);
  const others = answers.filter(({ counts, against }) => !counts && against === null);
  return {
    title: 'Alignment sheet',
    blocks: [
      heading('Agreed'),
      table(
        ['Question', 'Answer', 'By', 'On'],
        counting.map((answer) => [
          answer.replaces === null ? matterOf(answer) : `Corrects: “${answer.replaces}”`,
          inWords(answer),
          sayWho(answer),
          sayAnswerDay(answer),
        ]),
        'Nothing has been answered yet.',
      ),
      heading('Contradicts'),
      table(
        ['Question', 'Until now', 'Answer', 'By', 'On'],
        disputed.map((answer) => [
          matterOf(answer),
          answer.against ?? '',
          inWords(answer),
          sayWho(answer),
          sayAnswerDay(answer),
        ]),
        'No answer contradicts the job or another answer.',
      ),
      heading('Still open'),
      table(
        ['Question', 'Who answers', 'Why it matters'],
        open.map(({ ask, owner, why }) => [ask, owner, why]),
        'Nothing is open.',
      ),
      ...(others.length === 0
        ? []
        : [
            heading('Said, and not taken over'),
            table(
              ['Question', 'Answer', 'By', 'On'],
              others.map((answer) => [
                matterOf(answer),
                inWords(answer),
                sayWho(answer),
                sayAnswerDay(answer),
              ]),
              '',
            ),
          ]),
      ...(links.length === 0
        ? []
        : [
            heading('Who was asked'),
            table(
              ['Name', 'Asked on', 'Answered'],
              links.map(({ name, createdAt, answered, keys, completedAt }) => [
                name,
                sayAnswerDay({ at: createdAt }),
                `${answered} of ${keys.length}${completedAt ? `, done on ${sayAnswerDay({ at: completedAt })}` : ''}`,
              ]),
              '',
            ),
          ]),
    ],
  };
}
