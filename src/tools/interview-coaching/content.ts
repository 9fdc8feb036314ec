import { z } from 'zod';
import { isBlank } from '../reading/blank.ts';
import { toLabel } from '../reading/label.ts';
import { readLabelled, readMap } from '../reading/labelled.ts';
import { isRecord } from '../reading/decode-stored.ts';
import { pick, readList, readObject } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readText, readTextList } from '../reading/text.ts';
import { filledWordList, labelled, labelledWords, wordList, words } from '../stored-fields.ts';

export const interviewCoachingSchema = z.strictObject({
  toolDescription: words,
  /** Headings of the guide, each with its points. */
  roleSpecificInterviewPrepGuide: labelled(filledWordList),
  sampleBehavioralTechnicalQA: z
    .array(
      z.strictObject({
        category: words,
        questions: z
          .array(
            z.strictObject({
              question: words,
              keyPoints: filledWordList,
              sampleAnswer: words,
              sampleQuestions: wordList,
            }),
          )
          .min(1)
          .max(20),
      }),
    )
    .min(1)
    .max(12),
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

const readQuestion = readObject(
  {
    question: readText,
    keyPoints: readTextList,
    sampleAnswer: readText,
    sampleQuestions: readTextList,
  },
  { plain: 'question' },
);

const readView = readObject({
  toolDescription: readText,
  roleSpecificInterviewPrepGuide: readGuide,
  sampleBehavioralTechnicalQA: readQuestionBank,
  companyCultureOverview: readObject(
    {
      /** Where the whole overview is one text. */
      text: readText,
      coreValues: readTextList,
      teamDynamics: readText,
      workEnvironment: readText,
      benefitsAndPerks: readTextList,
      locationAdvantages: readTextList,
    },
    { plain: 'text' },
  ),
  whatSuccessLooksLikeBrief: readLabelled,
  videoScriptForLoomWalkthrough: readText,
});
export type InterviewCoachingView = ReturnType<typeof readView>;

export function readInterviewCoaching(stored: unknown): InterviewCoachingView {
  return readContent(stored, { wrappedIn: 'interviewCoaching', read: readView });
}

const readCategory = readObject(
  { category: readText, questions: readList(readQuestion) },
  { plain: 'category' },
);

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
