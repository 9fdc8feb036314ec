import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { isStudentPost } from './is-student-post.ts';
import { studentQuestions } from './students.data.ts';

const postOf = (given: string, text: string): boolean =>
  isStudentPost(
    sourceOf([{ kind: 'education', text }], {
      title: { given, clean: given, singular: given.toLowerCase() },
    }),
  );

it('tells an internship of a college program from a first job after school', () => {
  expect(postOf('Forestry Intern', 'Enrolled in a graduate program in forestry')).toBe(true);
  expect(postOf('Forestry Apprentice', 'Good school report')).toBe(false);
  expect(postOf('Forestry Analyst', 'University degree in forestry')).toBe(false);
});

it('lets students speak of projects and papers, and of no school', () => {
  for (const { sample_answer: answer } of studentQuestions)
    expect(answer).not.toMatch(/\bschool\b|\bcafé\b|\bneighbor\b/i);
});
