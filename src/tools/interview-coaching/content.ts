import { z } from 'zod';
import { isBlank } from '../reading/blank.ts';
import { toLabel } from '../reading/label.ts';
import { readMap } from '../reading/labelled.ts';
import { isRecord } from '../reading/decode-stored.ts';
import { pick, readList } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readerFor } from '../reading/reader-for.ts';
import { readTextList } from '../reading/text.ts';
import { filledWordList, labelled, labelledWords, wordList, words } from '../stored-fields.ts';

const question = z.strictObject({
  question: words,
  keyPoints: filledWordList,
  sampleAnswer: words,
  sampleQuestions: wordList,
});

const category = z.strictObject({
  category: words,
  questions: z.array(question).min(1).max(20),
});

export const interviewCoachingSchema = z.strictObject({
  toolDescription: words,
  /** Headings of the guide, each with its points. */
  roleSpecificInterviewPrepGuide: labelled(filledWordList),
  sampleBehavioralTechnicalQA: z.array(category).min(1).max(12),
  companyCultureOverview: z.strictObject({
    coreValues: wordList,
    teamDynamics: words,
    workEnvironment: words,
    benefitsAndPerks: wordList,
    locationAdvantages: wordList,
  }),
  whatSuccessLooksLikeBrief: labelledWords,
  videoScriptForLoomWalkthrough: words,
});
export type InterviewCoaching = z.infer<typeof interviewCoachingSchema>;

const readQuestion = readerFor(question, { plain: 'question' });
const readCategory = readerFor(category, {
  plain: 'category',
  fields: { questions: { plain: 'question' } },
});

export const readInterviewCoaching = readContent(
  'interviewCoaching',
  readerFor(interviewCoachingSchema, {
    fields: {
      roleSpecificInterviewPrepGuide: readGuide,
      sampleBehavioralTechnicalQA: readQuestionBank,
      companyCultureOverview: { plain: 'text' },
    },
  }),
);
export type InterviewCoachingView = ReturnType<typeof readInterviewCoaching>;

/** A list of categories; also a map from categories to questions, or questions without a category. */
function readQuestionBank(value: unknown) {
  if (isRecord(value) && isBlank(readCategory(value)) && isBlank(readQuestion(value))) {
    return readMap((questions) => ({ questions: readList(readQuestion)(questions) }))(value).map(
      ({ label, questions }) => ({ category: toLabel(label), questions }),
    );
  }
  return readList((item) => {
    const isQuestion = pick(item, 'question') !== undefined;
    return isQuestion ? { category: '', questions: [readQuestion(item)] } : readCategory(item);
  })(value);
}

/** Sections of an object; numbered text or a list is one section without a heading. */
function readGuide(value: unknown) {
  const sections = isRecord(value) ? value : { '': value };
  return readMap((points) => ({ points: readTextList(points) }))(sections).map(
    ({ label, points }) => ({
      label: toLabel(label),
      points,
    }),
  );
}
