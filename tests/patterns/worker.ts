import { answerOrders } from '#server/threads/answer-orders.ts';
import { findSlowRun } from './find-slow-run.ts';

answerOrders(findSlowRun);
