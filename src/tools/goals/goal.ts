import type { Plan } from '#plan/plan.ts';

export type Goals = Plan['drawer']['intake']['goals'];
export type Goal = Goals['day_30'];
