import type { Activity } from './activity-schema.ts';
import type { Drawer } from './drawer.ts';
import { findActivity } from './load-activities.ts';
import type { ShortTrade } from './short-trade-schema.ts';

type Texts = Omit<Drawer, 'employers' | 'file'>;

/** A trade that is written in short, with what it leaves out: its activities, and what holds for all work of its kind. */
export function completeTrade(trade: ShortTrade, kind: Texts): Texts {
  const { called_for_by: _, ...short } = trade;
  const activities = trade.work.flatMap((id) => findActivity(id) ?? []);
  return {
    ...kind,
    ...short,
    channels: addAfter(short.channels, kind.channels),
    credentials: short.credentials,
    competencies: [...short.competencies, ...activities.map(toCompetency)],
    objections: [...short.objections, ...kind.objections],
    flags: short.flags,
    work_sample: short.work_sample ?? findSample(activities) ?? kind.work_sample,
    intake: {
      ...kind.intake,
      ...short.intake,
      steps: short.intake.steps ?? kind.intake.steps,
      questions: [...short.intake.questions, ...kind.intake.questions],
      assumptions: [...short.intake.assumptions, ...kind.intake.assumptions],
    },
    coaching: {
      ...kind.coaching,
      ...short.coaching,
      questions: [...short.coaching.questions, ...activities.map(toPractice)],
    },
    engagement: { ...kind.engagement, ...short.engagement },
  };
}

/** The boards of a country hold for all work of the kind; its own places come first. */
const addAfter = (own: Drawer['channels'], ofKind: Drawer['channels']): Drawer['channels'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(own), ...Object.keys(ofKind)])].map((key) => {
      const country = key as keyof Drawer['channels'];
      return [country, [...(own[country] ?? []), ...(ofKind[country] ?? [])]];
    }),
  );

const toCompetency = (activity: Activity): Drawer['competencies'][number] => {
  const { id, name, called_for_by, looks_like, question, strong, weak, probe } = activity;
  return { id, name, called_for_by, looks_like, question, strong, weak, probe };
};

const toPractice = ({ name, practice }: Activity): Drawer['coaching']['questions'][number] => ({
  category: name,
  question: practice.question,
  key_points: practice.points,
  sample_answer: practice.answer,
  follow_ups: [],
});

/** The exercise of what fills most days, of the activities that have one. */
function findSample(activities: readonly Activity[]): Drawer['work_sample'] | undefined {
  const tried = activities.find(({ sample }) => sample);
  return tried?.sample && { ...tried.sample, shows: [tried.id] };
}
