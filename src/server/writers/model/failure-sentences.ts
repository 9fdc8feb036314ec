import type { FaultKind } from './model-fault.ts';
import type { ReplyProblem } from './read-reply.ts';

const later = 'Try again in a few minutes.';
const ask = 'Ask whoever runs this server to';

/** Why nothing was written, for the card of the tool: what happened and what to do next. */
const faultSentences: Record<FaultKind, string> = {
  stopped: 'The writing was stopped before it was done. Try again.',
  'refused-key': `The language model refused the server’s key. ${ask} check AI_API_KEY.`,
  'no-credit': `The account at the language model has no credit left. ${ask} top it up.`,
  'no-model': `The language model is not there under this name. ${ask} check AI_MODEL and AI_BASE_URL.`,
  'bad-request': `The language model did not accept the request. ${ask} run "npm run ai:check".`,
  'rate-limited': `The language model is busy and asked us to wait. ${later}`,
  'server-error': `The language model had an error of its own. ${later}`,
  unreachable: `The language model could not be reached. ${later}`,
  'cut-off': `The connection to the language model broke off in the middle. ${later}`,
  'no-first-byte': `The language model did not begin to answer in time. ${later}`,
  stalled: `The language model stopped in the middle of its answer. ${later}`,
  'out-of-time': `The language model took too long. ${later}`,
};

const replySentences: Record<ReplyProblem, string> = {
  empty: 'The language model sent an empty answer. Try again.',
  refused:
    'The language model declined to write this. See whether the job text holds something it could object to, then try again.',
  cut: 'The language model stopped before its answer was complete. Try again.',
  'not-json': 'The language model did not answer in the form it was asked for. Try again.',
  mismatch: 'The language model’s answer had parts missing or wrong. Try again.',
  'other-language': 'The language model answered in another language. Try again.',
  'too-long': 'The language model wrote on without an end and was stopped. Try again.',
};

export const sentenceForFault = (kind: FaultKind): string => faultSentences[kind];
export const sentenceForReply = (problem: ReplyProblem): string => replySentences[problem];
